import { addToAskFields, askedPart } from '@logis/contract/booklet.asks'
import { contract } from '@logis/contract/contract'
import { os } from '@orpc/server'
import { withExtension } from '#platform/files/disposition.ts'
import { importFields, importReport } from '@logis/contract/booklet.imports'
import { packageLimits } from '@logis/contract/booklet.imports.rules'
import { receiveForm } from '#platform/files/form.ts'
import { receiveFilesForm } from '#platform/files/filesForm.ts'
import { orRemoved } from '#platform/files/papers.ts'
import { sendFile } from '#platform/files/send.ts'
import { repeatableOf } from '#platform/idempotency.ts'
import { data, inProject, mount, streamed, type Context } from '#platform/routes.ts'
import * as asks from './asks/rules.ts'
import * as exports from './export/rules.ts'
import * as flats from './flats/rules.ts'
import * as imports from './imports/rules.ts'
import * as opening from './opening/rules.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { bookletPolicy, sharePolicy, type FlatBookletAct } from './policy.ts'
import * as booklet from './rules.ts'
import * as shares from './shares/rules.ts'

const on = mount(contract.booklet)
const base = os.$context<Context>()

const toRead = base.middleware(async ({ context, next }, input: { residence_id: number }) =>
  next({ context: { scope: await booklet.reachBooklet(context.call, input.residence_id) } }),
)
const inFlats = (act: FlatBookletAct) =>
  base.middleware(async ({ context, next }, input: { building_id: number }) =>
    next({ context: { scope: await flats.reachFlats(context.call, input.building_id, act) } }),
  )
const { write, tell } = bookletPolicy.needs
const { share } = sharePolicy.needs

export const bookletRoutes = on.router({
  readBooklet: on.readBooklet.use(toRead).handler(({ context: { scope } }) => data(booklet.readBooklet(scope))),
  setTrigger: on.setTrigger
    .use(inProject(write))
    .handler(({ context: { scope }, input: { residence_id: _, ...trigger } }) =>
      data(booklet.setTrigger(scope, trigger)),
    ),
  answer: on.answer
    .use(inProject(write))
    .handler(({ context: { scope }, input: { residence_id: _, item, part, ...said } }) =>
      data(booklet.answer(scope, item, part, said)),
    ),
  withdrawAnswer: on.withdrawAnswer
    .use(inProject(write))
    .handler(({ context: { scope }, input: { item, part } }) => data(booklet.withdrawAnswer(scope, item, part))),
  addWork: on.addWork
    .use(inProject(tell))
    .handler(({ context: { scope }, input: { residence_id: _, ...work } }) => data(booklet.addWork(scope, work))),
  removeWork: on.removeWork
    .use(inProject(tell))
    .handler(({ context: { scope }, input: { work_id } }) => data(booklet.removeWork(scope, work_id))),
  handOver: on.handOver
    .use(inProject(write))
    .handler(({ context: { scope }, input: { residence_id: _, ...handover } }) =>
      data(booklet.handOver(scope, handover)),
    ),
  askForPart: on.askForPart
    .use(inProject(write))
    .handler(({ context: { scope }, input: { item, part, ...asked } }) => data(asks.ask(scope, item, part, asked))),
  revokeAsk: on.revokeAsk
    .use(inProject(write))
    .handler(({ context: { scope }, input: { ask_id } }) => data(asks.revokeAsk(scope, ask_id))),
  openAsk: on.openAsk.handler(({ context: { call }, input: { token } }) => data(asks.openAsk(call, token))),
  addToAsk: on.addToAsk.handler(streamed),
  listShares: on.listShares.use(inProject(share)).handler(({ context: { scope } }) => shares.listShares(scope)),
  createShare: on.createShare
    .use(inProject(share))
    .handler(({ context: { scope }, input: { residence_id: _, ...wanted } }) =>
      data(shares.createShare(scope, wanted)),
    ),
  revokeShare: on.revokeShare
    .use(inProject(share))
    .handler(({ context: { scope }, input: { share_id } }) => data(shares.revokeShare(scope, share_id))),
  openShare: on.openShare.handler(({ context: { call }, input: { token, ...key } }) =>
    data(opening.openShare(call, token, key)),
  ),
  downloadSharedFile: on.downloadSharedFile.handler(streamed),
  downloadSharedPackage: on.downloadSharedPackage.handler(streamed),
  importPackage: on.importPackage.handler(streamed),
  downloadPdf: on.downloadPdf.handler(streamed),
  downloadPackage: on.downloadPackage.handler(streamed),
  getSchema: on.getSchema.handler(streamed),
  listFlatBooklets: on.listFlatBooklets
    .use(inFlats('read'))
    .handler(({ context: { scope }, input }) => flats.listFlatBooklets(scope, input)),
  fillFlats: on.fillFlats
    .use(inFlats('fill'))
    .handler(({ context: { scope }, input: { building_id: _, ...filling } }) => data(flats.fillFlats(scope, filling))),
})

type Home = { residence_id: number }

export const bookletStreams: StreamRoute[] = [
  streamRoute('booklet.addToAsk', async (call, _input, request, reply) => {
    await asks.demandLink(call)
    const parse = (typed: unknown) => addToAskFields.parse(typed)
    const { fields, files } = await receiveFilesForm(request, asks.limits, asks.demandField, parse)
    const token = fields.token ?? call.oneTimeToken ?? ''
    return orRemoved(files, async () => {
      const shown = await asks.addFiles(call, token, files, repeatableOf(request, {}, files))
      return reply.status(201).send(await data(askedPart.parseAsync(shown)))
    })
  }),
  streamRoute<Home>('booklet.downloadPdf', async (call, { residence_id }, _request, reply) => {
    const file = await exports.asPdf(await booklet.reachBooklet(call, residence_id))
    return sendFile(reply, { ...file, name: withExtension(file.name, 'pdf') })
  }),
  streamRoute<Home>('booklet.downloadPackage', async (call, { residence_id }, _request, reply) => {
    const file = await exports.asPackage(await booklet.reachBooklet(call, residence_id))
    return sendFile(reply, { ...file, name: withExtension(file.name, 'zip') })
  }),
  streamRoute<Home>('booklet.importPackage', async (call, { residence_id }, request, reply) => {
    const scope = await imports.reachToImport(call, residence_id)
    const parse = (typed: unknown) => importFields.parse(typed)
    const { fields, file } = await receiveForm(request, parse, { maxBytes: packageLimits.bytes })
    const report = await imports.importPackage(scope, file, fields.dry_run)
    return reply.send(await data(importReport.parseAsync(report)))
  }),
  streamRoute<{ file_id: number }>('booklet.downloadSharedFile', async (call, { file_id }, _request, reply) =>
    sendFile(reply, { ...(await opening.downloadFile(call, file_id)), inline: false }),
  ),
  streamRoute('booklet.downloadSharedPackage', async (call, _input, _request, reply) => {
    const file = await opening.downloadPackage(call)
    return sendFile(reply, { ...file, name: withExtension(file.name, 'zip') })
  }),
  streamRoute('booklet.getSchema', async (_call, _input, _request, reply) => sendFile(reply, exports.schema())),
]
