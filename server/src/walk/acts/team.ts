import { freshColleague, freshStaffInvitation } from '../colleagues.ts'
import { subjects } from '../subjects.ts'
import { act, besideList, call, type Ids, type Told } from './act.ts'

const clairiere = async (): Promise<Ids> => ({ company_id: await subjects.company() })
const ofCompany = ({ company_id }: Ids) => ({ company_id })
const ofLink = ({ company_id, link_id }: Ids) => ({ company_id, link_id })
const all = (ids: Ids) => ({ ...ofCompany(ids), page_size: -1 })
type Row = { id: number; link_id: number }

const team: Told = {
  reads: 'companies.listColleagues',
  by: call('companies.listColleagues', ofCompany),
  cannot: besideList,
  states: { any: clairiere },
  acts: {
    invite: act('companies.inviteColleague', (ids) => ({
      ...ofCompany(ids),
      email: `${crypto.randomUUID()}@clairiere.example`,
      role: 'COMPANY_READER',
    })),
  },
}
const colleague: Told = {
  reads: 'companies.listColleagues',
  by: call('companies.listColleagues', all),
  cannot: ({ data }, ids) => data.find(({ link_id }: Row) => link_id === ids.link_id)?.cannot,
  states: { any: async () => ({ ...(await clairiere()), link_id: await freshColleague() }) },
  acts: {
    change: act('companies.changeRole', (ids) => ({ ...ofLink(ids), role: 'COMPANY_READER' })),
    remove: act('companies.removeColleague', ofLink),
  },
}
const staffInvitation: Told = {
  reads: 'companies.listStaffInvitations',
  by: call('companies.listStaffInvitations', ofCompany),
  cannot: ({ data }, { invitation_id }) => data.find(({ id }: Row) => id === invitation_id)?.cannot,
  states: { any: async () => ({ ...(await clairiere()), invitation_id: await freshStaffInvitation() }) },
  acts: {
    withdraw: act('companies.withdrawInvitation', ({ company_id, invitation_id }) => ({ company_id, invitation_id })),
  },
}

/** Taking the demand back: making it would shut out whoever comes next. */
const secondFactor: Told = {
  reads: 'companies.getSecondFactor',
  by: call('companies.getSecondFactor', ofCompany),
  cannot: ({ data }) => data.cannot,
  states: { any: clairiere },
  acts: { change: act('companies.setSecondFactor', (ids) => ({ ...ofCompany(ids), is_demanded: false })) },
}

export const teamActs: Record<string, Told> = { team, colleague, staffInvitation, secondFactor }
