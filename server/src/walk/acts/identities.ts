import { db } from '#platform/db.ts'
import { freshDomain, freshProvider } from '../rows/identities.ts'
import { subjects } from '../subjects.ts'
import { act, call, type Ids, type Told } from './act.ts'

const ofCompany = ({ company_id }: Ids) => ({ company_id })
const clairiere = async (tried: Parameters<typeof freshProvider>[1], domains = 1): Promise<Ids> => {
  const company_id = await subjects.company()
  await freshProvider(company_id, tried)
  await freshDomain(company_id)
  for (let more = 1; more < domains; more++)
    await db
      .insertInto('identity_domains')
      .values({ company_id, domain: `plus-${more}.example`, proof: 'proof' })
      .execute()
  return { company_id }
}

const identity: Told = {
  reads: 'identities.getCompanyIdentity',
  by: call('identities.getCompanyIdentity', ofCompany),
  cannot: ({ data }) => data.cannot,
  states: {
    untried: () => clairiere([]),
    tried: () => clairiere(['marie', 'hugo', 'admin']),
    'full of domains': () => clairiere([], 20),
  },
  acts: {
    edit: act('identities.setOnlyWay', (ids) => ({ ...ofCompany(ids), only: false })),
    only: act('identities.setOnlyWay', (ids) => ({ ...ofCompany(ids), only: true })),
    add_domain: act('identities.addDomain', (ids) => ({ ...ofCompany(ids), domain: 'nouveau.example' })),
  },
}

export const identityActs: Record<string, Told> = { identity }
