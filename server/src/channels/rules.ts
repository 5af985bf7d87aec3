import type { Channel } from '@logis/contract/channels'
import type { channelList } from '@logis/contract/channels.lists'
import type { ListRequest } from '@logis/contract/lists'
import { administering, recordAdministration } from '#platform/administering.ts'
import { changesBetween } from '#platform/journal.ts'
import type { Listed } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

/** ADMIN-06. */
export const listChannels = (
  _scope: AdministratorScope,
  request: ListRequest<typeof channelList>,
): Promise<Listed<Channel>> => sql.listChannels(request)

type Told = Pick<Channel, 'name_fr' | 'name_en' | 'is_default_active'>
type ChannelEdit = { [K in keyof Told]?: Told[K] | undefined }
const told = ({ name_fr, name_en, is_default_active }: Channel): Told => ({ name_fr, name_en, is_default_active })

/** ADMIN-06. Those who have chosen keep what they chose. What is absent stays as it is. */
export const editChannel = (scope: AdministratorScope, id: number, edit: ChannelEdit): Promise<Channel> =>
  administering(scope, async (held) => {
    const before = (await sql.holdChannel(held, id)) ?? refuse('RESOURCE_NOT_FOUND')
    if (!before.is_optional && edit.is_default_active === false) refuse('CHANNEL_NOT_OPTIONAL')
    const after = {
      ...before,
      name_fr: edit.name_fr ?? before.name_fr,
      name_en: edit.name_en ?? before.name_en,
      is_default_active: edit.is_default_active ?? before.is_default_active,
    }
    const changes = changesBetween(told(before), told(after))
    await sql.updateChannel(held, after)
    await recordAdministration(held, { action: 'UPDATED', model: 'Channel', id, name: after.name_fr, changes })
    return after
  })
