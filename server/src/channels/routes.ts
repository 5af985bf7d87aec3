import { contract } from '@logis/contract/contract'
import { asAdministrator, data, mount } from '#platform/routes.ts'
import * as channels from './rules.ts'

const on = mount(contract.channels)

export const channelRoutes = on.router({
  listChannels: on.listChannels
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => channels.listChannels(scope, input)),
  editChannel: on.editChannel
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { channel_id, ...edit } }) =>
      data(channels.editChannel(scope, channel_id, edit)),
    ),
})
