import { db } from '#platform/db.ts'
import { landlord } from '../landlord.ts'
import { act, call, ofProject, type Ids, type Told } from './act.ts'

const patched = (place: () => Promise<Ids>, patch: object) => async () => {
  const ids = await place()
  await db.updateTable('residences').set(patch).where('id', '=', ids.residence_id!).execute()
  return ids
}
const rented = (): Promise<Ids> => landlord.rented()
const asked = (): Promise<Ids> => landlord.asked()
const owned = async (): Promise<Ids> => {
  const ids = await rented()
  const role = { role_code: 'OWNER' as const }
  await db.updateTable('residence_users').set(role).where('residence_id', '=', ids.residence_id!).execute()
  return ids
}
/** Of a landlord without an owner account. */
const ofNobody = async (): Promise<Ids> => {
  const ids = await asked()
  const company_id = await landlord.ownerless()
  await db.updateTable('residences').set({ company_id }).where('id', '=', ids.residence_id!).execute()
  return { ...ids, company_id }
}

type Row = { cannot: Record<string, string | null> } & Record<'user_id' | 'id', number>
const onTenant = ({ residence_id, user_id }: Ids) => ({ residence_id, user_id })
const onRequest = ({ residence_id, request_id }: Ids) => ({ residence_id, request_id })

const resident: Told = {
  reads: 'tenants.listResidents',
  by: call('tenants.listResidents', ofProject),
  cannot: ({ data }, ids) => data.find(({ user_id }: Row) => user_id === ids.user_id)?.cannot,
  states: { 'a tenant': rented, 'an owner': owned, cancelled: patched(rented, { deleted_at: new Date() }) },
  acts: { remove: act('tenants.removeTenant', onTenant) },
}
const request: Told = {
  reads: 'tenants.listAccessRequests',
  by: call('tenants.listAccessRequests', ofProject),
  cannot: ({ data }, ids) => data.find(({ id }: Row) => id === ids.request_id)?.cannot,
  states: {
    'to be activated': asked,
    activated: patched(asked, { activation_date: new Date() }),
    'without an owner account': ofNobody,
    cancelled: patched(asked, { deleted_at: new Date() }),
  },
  acts: { accept: act('tenants.acceptRequest', onRequest), reject: act('tenants.rejectRequest', onRequest) },
}

/** The same among what waits in all homes of the landlord, where a cancelled one is not. */
const ofRivages = async (): Promise<Ids> => ({ company_id: (await landlord.home()).company_id, ...(await asked()) })
const companyRequest: Told = {
  reads: 'tenants.listCompanyRequests',
  by: call('tenants.listCompanyRequests', ({ company_id }) => ({ company_id, page_size: -1 })),
  cannot: request.cannot,
  states: {
    'to be activated': ofRivages,
    activated: patched(ofRivages, { activation_date: new Date() }),
    'without an owner account': ofNobody,
  },
  acts: request.acts,
}

/** The states of a landlord's home, for what its page tells. */
export const landlordHomes: Told['states'] = {
  'of a landlord': () => landlord.home(),
  'of a landlord without an owner account': ofNobody,
  'of a landlord, activated': patched(() => landlord.home(), { activation_date: new Date() }),
}
export const tenantActs: Record<string, Told> = { resident, request, companyRequest }
