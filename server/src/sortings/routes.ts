import { contract } from '@logis/contract/contract'
import { fileName } from '@logis/contract/http'
import { sorting, sortingFields, sortingFile } from '@logis/contract/sortings'
import { csvRoute } from '#platform/csvRoute.ts'
import { receiveForm } from '#platform/files/form.ts'
import type { FormFields } from '#platform/files/formFields.ts'
import { companyScope } from '#platform/gate.ts'
import { asCompany, data, mount, nothing, streamed } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { z } from 'zod'
import { sortingCsv } from './csv.ts'
import { sortingPolicy, sortingsPolicy } from './policy.ts'
import * as sortings from './rules.ts'

const on = mount(contract.sortings)
const { open } = sortingsPolicy.needs
const { add, correct, start, undo, discard } = sortingPolicy.needs

export const sortingRoutes = on.router({
  openSorting: on.openSorting
    .use(asCompany(open))
    .handler(({ context: { scope }, input }) => data(sortings.openSorting(scope, input.name))),
  listSortings: on.listSortings.use(asCompany(open)).handler(({ context: { scope } }) => sortings.listSortings(scope)),
  getSorting: on.getSorting
    .use(asCompany(open))
    .handler(({ context: { scope }, input }) => data(sortings.getSorting(scope, input.sorting_id))),
  addSortingArchive: on.addSortingArchive.handler(streamed),
  addSortingFile: on.addSortingFile.handler(streamed),
  listSortingFiles: on.listSortingFiles
    .use(asCompany(open))
    .handler(({ context: { scope }, input }) => sortings.listFiles(scope, input.sorting_id, input)),
  correctSortingFiles: on.correctSortingFiles
    .use(asCompany(correct))
    .handler(({ context: { scope }, input: { sorting_id, ids, company_id: _, ...said } }) =>
      data(sortings.correctFiles(scope, sorting_id, ids, said)),
    ),
  startSorting: on.startSorting
    .use(asCompany(start))
    .handler(({ context: { scope }, input }) => data(sortings.startSorting(scope, input.sorting_id))),
  undoSorting: on.undoSorting
    .use(asCompany(undo))
    .handler(({ context: { scope }, input }) => data(sortings.undoSorting(scope, input.sorting_id))),
  discardSorting: on.discardSorting
    .use(asCompany(discard))
    .handler(({ context: { scope }, input }) => nothing(sortings.discardSorting(scope, input.sorting_id))),
  exportSorting: on.exportSorting.handler(streamed),
})

type Place = { company_id: number; sorting_id: number }
/** An archive is called as it was on the disk that it comes from. */
const archiveName = (fields: FormFields, name: string) => {
  z.strictObject({}).parse(fields)
  return fileName.parse(name)
}

export const sortingStreams: StreamRoute[] = [
  streamRoute<Place>('sortings.addSortingArchive', async (call, { company_id, sorting_id }, request, reply) => {
    const scope = await companyScope(call, company_id, add)
    await sortings.reachToAdd(scope, sorting_id)
    await sortings.limitArchives(scope)
    const { file, fields } = await receiveForm(request, archiveName)
    const added = await sortings.addArchive(scope, sorting_id, { file, name: fields })
    return reply.status(201).send(await data(sorting.parseAsync(added)))
  }),
  streamRoute<Place>('sortings.addSortingFile', async (call, { company_id, sorting_id }, request, reply) => {
    const scope = await companyScope(call, company_id, add)
    await sortings.reachToAdd(scope, sorting_id)
    const { file, fields } = await receiveForm(request, (all) => sortingFields.parse(all))
    const added = await sortings.addFile(scope, sorting_id, { file, path: fields.path })
    return reply.status(201).send(await data(sortingFile.parseAsync(added)))
  }),
  csvRoute('sortings.exportSorting', 'rangement.csv', sortingCsv, async (call, { company_id, sorting_id }: Place) =>
    sortings.reportRows(await companyScope(call, company_id, open), sorting_id),
  ),
]
