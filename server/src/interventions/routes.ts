import { contract } from '@logis/contract/contract'
import { intervention, interventionChanges, newIntervention } from '@logis/contract/interventions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Call } from '#platform/call.ts'
import { orRemoved } from '#platform/files/papers.ts'
import { receiveFilesForm } from '#platform/files/filesForm.ts'
import { companyScope, projectScope } from '#platform/gate.ts'
import { repeatableOf } from '#platform/idempotency.ts'
import { refuse } from '#platform/refuse.ts'
import { asCompany, data, inProject, mount, nothing, streamed, toRead } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { writeCertificate } from './certificates/rules.ts'
import { editIntervention } from './changes/rules.ts'
import { demandField, limits, papersOf } from './files/rules.ts'
import * as list from './list/rules.ts'
import { interventionPolicy, keepingPolicy } from './policy.ts'
import type { WantedProduct } from './products/rules.ts'
import * as interventions from './rules.ts'

const on = mount(contract.interventions)
const { edit: editing, remove } = interventionPolicy.needs

export const interventionRoutes = on.router({
  createIntervention: on.createIntervention.handler(streamed),
  editIntervention: on.editIntervention.handler(streamed),
  postIntervention: on.postIntervention.handler(streamed),

  listInterventions: on.listInterventions
    .use(asCompany(toRead))
    .handler(({ context: { scope }, input }) => list.listInterventions(scope, input)),
  countByMonth: on.countByMonth
    .use(asCompany(toRead))
    .handler(({ context: { scope } }) => data(list.countByMonth(scope))),
  listHomeInterventions: on.listHomeInterventions
    .use(inProject({ level: 'read', residents: true }))
    .handler(({ context: { scope }, input }) => list.listHomeInterventions(scope, input)),
  getIntervention: on.getIntervention
    .use(asCompany(toRead))
    .handler(({ context: { scope }, input }) => data(interventions.getIntervention(scope, input.intervention_id))),
  deleteIntervention: on.deleteIntervention
    .use(asCompany(remove))
    .handler(({ context: { scope }, input }) =>
      nothing(interventions.deleteIntervention(scope, input.intervention_id)),
    ),
  deleteFile: on.deleteFile
    .use(asCompany(editing))
    .handler(({ context: { scope }, input }) =>
      nothing(interventions.deleteFile(scope, input.intervention_id, input.document_id)),
    ),
  writeCertificate: on.writeCertificate
    .use(asCompany(editing))
    .handler(({ context: { scope }, input: { company_id: _, intervention_id, ...fields } }) =>
      data(writeCertificate(scope, intervention_id, fields)),
    ),
})

/** Acting for a company that keeps interventions: refused before any file is read. */
const actingScope = async (call: Call, companyId: number) => {
  const scope = await companyScope(call, companyId, keepingPolicy.needs.create)
  keepingPolicy.demand(scope, 'create', null)
  return scope
}

type New = z.output<typeof newIntervention>
const chosen = ({ product, product_request }: Pick<New, 'product' | 'product_request'>): WantedProduct =>
  product?.id ? { product_id: product.id } : product_request ? { request: product_request } : null

const create = async (call: Call, companyId: number, request: FastifyRequest, reply: FastifyReply) => {
  const scope = await actingScope(call, companyId)
  const parse = (fields: unknown) => newIntervention.parse(fields)
  const { fields, files } = await receiveFilesForm(request, limits, demandField('new'), parse)
  return orRemoved(files, async () => {
    const residenceId = fields.residence.id
    await projectScope(call, residenceId, { level: 'read' })
    const input = { ...fields.intervention, product: chosen(fields), papers: papersOf(files, 'new') }
    const repeatable = repeatableOf(request, fields, files)
    const made = await interventions.createIntervention(scope, residenceId, input, repeatable)
    return reply.status(201).send(await data(intervention.parseAsync(made)))
  })
}

const editFields = z.strictObject({ _method: z.string().optional(), intervention: interventionChanges.default({}) })
type Changes = z.output<typeof interventionChanges>

/** Undefined leaves the product as it is, null takes it away. */
const changedProduct = (product: Changes['product']): WantedProduct | undefined => {
  if (product === undefined || product === null) return product
  const { id, product_request } = product
  if (id) return { product_id: id }
  if (!product_request) return id === null ? null : undefined
  return 'id' in product_request ? { request_id: product_request.id } : { request: product_request }
}

type Place = { company_id: number; intervention_id: number }
const edit = (posted: boolean) => async (call: Call, place: Place, request: FastifyRequest, reply: FastifyReply) => {
  const scope = await actingScope(call, place.company_id)
  const parse = (fields: unknown) => {
    const method = (fields as { _method?: unknown } | null)?._method
    // Ruling 4: a posted form says which method it stands for, and it stands for no other.
    if (posted && method !== 'PATCH') refuse('METHOD_NOT_ALLOWED')
    return editFields.parse(fields).intervention
  }
  const { fields, files } = await receiveFilesForm(request, limits, demandField('known'), parse)
  return orRemoved(files, async () => {
    const { product, status, date } = fields
    const changes = { status, date, product: changedProduct(product) }
    const papers = papersOf(files, 'known')
    const repeatable = repeatableOf(request, fields, files)
    const edited = await editIntervention(scope, place.intervention_id, changes, papers, repeatable)
    return reply.send(await data(intervention.parseAsync(edited)))
  })
}

export const interventionStreams: StreamRoute[] = [
  streamRoute<{ company_id: number }>('interventions.createIntervention', (call, { company_id }, request, reply) =>
    create(call, company_id, request, reply),
  ),
  streamRoute<Place>('interventions.editIntervention', edit(false)),
  streamRoute<Place>('interventions.postIntervention', edit(true)),
]
