import { policyForCompany } from '#platform/policy.ts'
import { lackForCompany, type CompanyStanding } from '#platform/standing.ts'

const may = (who: CompanyStanding, level: 'write' | 'admin') => lackForCompany({ level }, who)

/**
 * Whoever reads a company's lists keeps views of their own. Sharing one changes what colleagues see: who changes nothing
 * else for the company does not either. What is shared is changed by its author, and by the company's administrators.
 */
export const viewPolicy = policyForCompany<{ isOwn: boolean; isShared: boolean }>()({
  create: { level: 'read' },
  edit: { level: 'read', why: (who, { isOwn, isShared }) => (isShared ? may(who, isOwn ? 'write' : 'admin') : null) },
  share: { level: 'write', why: (who, { isOwn }) => (isOwn ? null : may(who, 'admin')) },
})
