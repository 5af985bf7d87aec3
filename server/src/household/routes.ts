import { contract } from '@logis/contract/contract'
import { noFields, thing, thingFields } from '@logis/contract/household'
import { os } from '@orpc/server'
import { receiveFilesForm } from '#platform/files/filesForm.ts'
import { orRemoved } from '#platform/files/papers.ts'
import { sendFile } from '#platform/files/send.ts'
import { selfScope } from '#platform/gate.ts'
import { repeatableOf } from '#platform/idempotency.ts'
import { data, mount, streamed, type Context } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { takeAlong } from './along/rules.ts'
import * as household from './rules.ts'

const on = mount(contract.household)

const inHousehold = os
  .$context<Context>()
  .middleware(async ({ context, next }, input: { residence_id: number }) =>
    next({ context: { scope: await household.reachHousehold(context.call, input.residence_id) } }),
  )

export const householdRoutes = on.router({
  listThings: on.listThings.use(inHousehold).handler(({ context: { scope } }) => household.listThings(scope)),
  addThing: on.addThing.handler(streamed),
  editThing: on.editThing
    .use(inHousehold)
    .handler(({ context: { scope }, input: { residence_id: _, thing_id, ...facts } }) =>
      data(household.editThing(scope, thing_id, facts)),
    ),
  deleteThing: on.deleteThing
    .use(inHousehold)
    .handler(({ context: { scope }, input }) => data(household.deleteThing(scope, input.thing_id))),
  addThingFiles: on.addThingFiles.handler(streamed),
  deleteThingFile: on.deleteThingFile
    .use(inHousehold)
    .handler(({ context: { scope }, input }) => data(household.deleteFile(scope, input.thing_id, input.file_id))),
  downloadThingFile: on.downloadThingFile.handler(streamed),
  takeAlong: on.takeAlong.handler(streamed),
})

type Place = { residence_id: number; thing_id: number; file_id: number }

export const householdStreams: StreamRoute[] = [
  streamRoute<Place>('household.addThing', async (call, { residence_id }, request, reply) => {
    const scope = await household.reachHousehold(call, residence_id)
    const { fields, files } = await receiveFilesForm(request, household.limits, household.demandField, (form) =>
      thingFields.parse(form),
    )
    return orRemoved(files, async () => {
      const repeatable = repeatableOf(request, fields, files)
      const added = await household.addThing(scope, { thing: fields, files, repeatable })
      return reply.status(201).send(await data(thing.parseAsync(added)))
    })
  }),
  streamRoute<Place>('household.addThingFiles', async (call, { residence_id, thing_id }, request, reply) => {
    const scope = await household.reachHousehold(call, residence_id)
    const { files } = await receiveFilesForm(request, household.limits, household.demandField, (form) =>
      noFields.parse(form),
    )
    return orRemoved(files, async () => {
      const added = await household.addFiles(scope, thing_id, { files, repeatable: repeatableOf(request, {}, files) })
      return reply.status(201).send(await data(thing.parseAsync(added)))
    })
  }),
  streamRoute<Place>(
    'household.downloadThingFile',
    async (call, { residence_id, thing_id, file_id }, _request, reply) => {
      const scope = await household.reachHousehold(call, residence_id)
      return sendFile(reply, { ...(await household.downloadFile(scope, thing_id, file_id)), inline: false })
    },
  ),
  streamRoute<{ user_id: number }>('household.takeAlong', async (call, { user_id }, _request, reply) => {
    const taken = await takeAlong(await selfScope(call, user_id), user_id)
    return sendFile(reply, { ...taken, name: `${taken.name}.zip`, inline: false })
  }),
]
