import { contract } from '@logis/contract/contract'
import { receiveFilesForm } from '#platform/files/filesForm.ts'
import { orRemoved } from '#platform/files/papers.ts'
import { projectScope } from '#platform/gate.ts'
import { repeatableOf } from '#platform/idempotency.ts'
import { data, inProject, mount, nothing, streamed } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { picturePolicy } from './policy.ts'
import * as pictures from './rules.ts'

const on = mount(contract.pictures)
const { change_pictures } = picturePolicy.needs

export const pictureRoutes = on.router({
  listPictures: on.listPictures
    .use(inProject({ level: 'read', residents: true, cancelled: 'allow' }))
    .handler(({ context: { scope } }) => data(pictures.listPictures(scope))),
  addPictures: on.addPictures.handler(streamed),
  editPicture: on.editPicture
    .use(inProject(change_pictures))
    .handler(({ context: { scope }, input }) => data(pictures.editPicture(scope, input.picture_id, input.legend))),
  movePicture: on.movePicture
    .use(inProject(change_pictures))
    .handler(({ context: { scope }, input }) => data(pictures.movePicture(scope, input.picture_id, input.position))),
  deletePicture: on.deletePicture
    .use(inProject(change_pictures))
    .handler(({ context: { scope }, input }) => nothing(pictures.deletePicture(scope, input.picture_id))),
})

export const pictureStreams: StreamRoute[] = [
  streamRoute<{ residence_id: number }>('pictures.addPictures', async (call, { residence_id }, request, reply) => {
    const scope = await projectScope(call, residence_id, change_pictures)
    await pictures.demandSome(scope)
    const { files } = await receiveFilesForm(request, pictures.limits, pictures.demandField, () => null)
    return orRemoved(files, async () => {
      const repeatable = repeatableOf(request, {}, files)
      return reply.status(201).send(await data(pictures.addPictures(scope, pictures.photosOf(files), repeatable)))
    })
  }),
]
