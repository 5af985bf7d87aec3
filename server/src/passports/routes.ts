import { contract } from '@logis/contract/contract'
import { newPassport, passport } from '@logis/contract/passports'
import { receiveFilesForm } from '#platform/files/filesForm.ts'
import { orRemoved } from '#platform/files/papers.ts'
import { companyScope } from '#platform/gate.ts'
import { keyOf, repeatableOf } from '#platform/idempotency.ts'
import { asAdministrator, asCompany, data, mount, nothing, streamed, toRead } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { demandField, limits, papersOf } from '../interventions/files/rules.ts'
import { passportPolicy } from './policy.ts'
import * as quotas from './quotas/rules.ts'
import * as passports from './rules.ts'

const on = mount(contract.passports)

export const passportRoutes = on.router({
  getQuota: on.getQuota.use(asCompany(toRead)).handler(({ context: { scope } }) => data(quotas.getQuota(scope))),
  listPassports: on.listPassports
    .use(asCompany(toRead))
    .handler(({ context: { scope }, input }) => passports.listPassports(scope, input)),
  createPassport: on.createPassport.handler(streamed),
  listQuotas: on.listQuotas.use(asAdministrator).handler(() => quotas.listQuotas()),
  setQuota: on.setQuota
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(quotas.setQuota(scope, input.company_id, input.value))),
  removeQuota: on.removeQuota
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => nothing(quotas.removeQuota(scope, input.company_id))),
})

export const passportStreams: StreamRoute[] = [
  streamRoute<{ company_id: number }>('passports.createPassport', async (call, { company_id }, request, reply) => {
    const scope = await companyScope(call, company_id, passportPolicy.needs.create)
    await quotas.demandQuota(scope, keyOf(request) !== null)
    const parse = (fields: unknown) => newPassport.parse(fields)
    const { fields, files } = await receiveFilesForm(request, limits, demandField('new'), parse)
    return orRemoved(files, async () => {
      const repeatable = repeatableOf(request, fields, files)
      const made = await passports.createPassport(scope, fields, papersOf(files, 'new'), repeatable)
      return reply.status(201).send(await data(passport.parseAsync(made)))
    })
  }),
]
