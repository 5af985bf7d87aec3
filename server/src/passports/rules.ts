import type { ListRequest } from '@logis/contract/lists'
import type { newPassport, Passport } from '@logis/contract/passports'
import type { passportList } from '@logis/contract/projects.lists'
import { needsProduct } from '@logis/contract/interventions.rules'
import type { z } from 'zod'
import { write, type Tx } from '#platform/db.ts'
import { keptOnce } from '#platform/files/papers.ts'
import { projectScope } from '#platform/gate.ts'
import { once, type Repeatable } from '#platform/idempotency.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { holdCompany } from '../companies/holding/rules.ts'
import { createDevices } from '../devices/rules.ts'
import type { NewPaper } from '../interventions/files/rules.ts'
import type { WantedProduct } from '../interventions/products/rules.ts'
import { getIntervention, insertIntervention } from '../interventions/rules.ts'
import * as list from '../projects/list/rules.ts'
import { insertProject, type ProjectInput } from '../projects/many/rules.ts'
import { getProject } from '../projects/rules.ts'
import { passportPolicy } from './policy.ts'
import { takeQuota } from './quotas/rules.ts'

/**
 * PTG-33, PTG-39. The projects that are gas passports; of the companies that let this one in, every home, as most of
 * them have no passports and interventions are added to all.
 */
export const listPassports = (scope: CompanyScope, request: ListRequest<typeof passportList>) => {
  passportPolicy.demand(scope, 'read', null)
  const { text, where } = request.search
  return where.third_parties
    ? list.listPassports(scope, request)
    : list.listProjects(scope, { ...request, search: { text, where: { ...where, is_ptg: true } } })
}

type NewPassport = z.output<typeof newPassport>

/**
 * PTG-15, PTG-40. The home, its first intervention with its papers and the boiler's device come together or not at all;
 * the month's quota is taken first, so that those who come too late do nothing.
 */
export const createPassport = (
  scope: CompanyScope,
  input: NewPassport,
  papers: readonly NewPaper[],
  repeatable: Repeatable | null,
): Promise<Passport> =>
  keptOnce(papers, async () => {
    const { made, isRepeated } = await write((tx) =>
      once(tx, scope, repeatable, async () => {
        // Before the quota, in the order in which whoever merges the company takes them.
        await holdCompany(tx, scope.companyId)
        await takeQuota(tx, scope)
        return insert(tx, scope, input, papers)
      }),
    )
    const project = await getProject(await projectScope(scope.call, made.project, { level: 'read' }))
    return { answer: { ...project, intervention: await getIntervention(scope, made.intervention) }, isRepeated }
  })

const insert = async (tx: Tx, scope: CompanyScope, input: NewPassport, papers: readonly NewPaper[]) => {
  const wanted = productOf(input)
  // PTG-08: a boiler's passport names its boiler, whatever the status of the work.
  if (wanted === null && needsProduct(input.intervention.type))
    refuse('VALIDATION_ERROR', { errors: { product: [{ code: 'required' }] } })
  const held = await insertProject(tx, scope, { ...homeOf(input.contact_information), is_ptg: true })
  const intervention = await insertIntervention(held, input.intervention, wanted, papers)
  if (wanted && 'product_id' in wanted) await createDevices(held, [{ product_id: wanted.product_id }])
  return { project: held.residenceId, intervention }
}

const productOf = ({ product }: NewPassport): WantedProduct => {
  if (product?.id) return { product_id: product.id }
  return product?.request ? { request: product.request } : null
}

/** The form's flat fields as the parts of a project. */
const homeOf = ({ name, email, contract_number, ...address }: NewPassport['contact_information']): ProjectInput => ({
  type: 'HOUSE',
  name,
  contract_number,
  contact_information: {
    addresses: [{ ...address, extra_infos: null, country_name: null }],
    emails: [{ email, label: null }],
    phones: [],
  },
})
