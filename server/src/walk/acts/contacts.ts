import { subjects } from '../subjects.ts'
import {
  act,
  besideList,
  call,
  cancelled,
  house,
  ofProject,
  own,
  passport,
  withoutProvisions,
  type Ids,
  type Told,
} from './act.ts'

const clairiere = async (): Promise<Ids> => ({ company_id: await subjects.company() })
const ofCompany = ({ company_id }: Ids) => ({ company_id })
const newContact = async () => ({ name: 'Alix Roche', jobs: [{ id: await subjects.job() }] })

const contacts: Told = {
  reads: 'contacts.listContacts',
  by: call('contacts.listContacts', ofCompany),
  cannot: besideList,
  states: { any: clairiere },
  acts: { create: act('contacts.createContact', async (ids) => ({ ...ofCompany(ids), ...(await newContact()) })) },
}
const contact: Told = {
  reads: 'contacts.listContacts',
  by: call('contacts.listContacts', (ids) => ({ ...ofCompany(ids), page_size: -1 })),
  cannot: ({ data }, { contact_id }) => data.find(({ id }: { id: number }) => id === contact_id)?.cannot,
  states: { any: async () => ({ ...(await clairiere()), contact_id: await subjects.contact() }) },
  acts: {
    write: act('contacts.editContact', async ({ company_id, contact_id }) => ({
      company_id,
      contact_id,
      ...(await newContact()),
    })),
  },
}
/** Of the group above: its contacts may be linked in the homes of every company below. */
const ofHorizon = async () => ({
  contact_id: await subjects.contactOf(await subjects.horizon()),
  job_id: await subjects.job(),
})
const linked: Told = {
  reads: 'contacts.listProjectContacts',
  by: call('contacts.listProjectContacts', ofProject),
  cannot: besideList,
  states: { live: house, cancelled, 'a passport': passport, 'without provisions': withoutProvisions },
  acts: {
    write: act('contacts.linkContact', async (ids, person) => ({
      ...(await own(ids, person)),
      ...(await ofHorizon()),
    })),
  },
}

export const contactActs: Record<string, Told> = { contacts, contact, linked }
