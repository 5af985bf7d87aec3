import { everyone, type Person } from '../people.ts'
import { cannotWrite, readers, where, withThirdParty, writers } from '../groups.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'

const ofClairiere = async () => ({ company_id: await subjects.company() })
const newContact = async () => ({ name: 'Alix Roche', jobs: [{ id: await subjects.job() }] })
const onContact = async () => ({ ...(await ofClairiere()), contact_id: await subjects.contact() })
const toBeMerged = async () => ({ ...(await onContact()), merged_id: await subjects.contact() })
const aLink = async () => ({ contact_id: await subjects.contact(), job_id: await subjects.job() })

const foreignContact = (more: () => Promise<object> = async () => ({})) => ({
  what: 'a contact of another company',
  foreign: async () => ({ ...(await ofClairiere()), contact_id: await subjects.foreignContact(), ...(await more()) }),
  absent: async () => ({ ...(await ofClairiere()), contact_id: 999_999_999, ...(await more()) }),
  answers: { status: 404, error_reason: 'CONTACT_NOT_FOUND' },
})
const reading = { ok: readers, absent: 'COMPANY_NOT_FOUND' } as const
const writing = { ok: writers, forbidden: cannotWrite, absent: 'COMPANY_NOT_FOUND' } as const
const linking = { ok: writers, forbidden: [...cannotWrite, 'nora'] as Person[] } as const
/** Those who reach the building of Habitat Rivages and may change it. */
const ofRivages: Person[] = ['marie', 'paul', 'samira', 'admin']
const ofBuilding = async () => ({
  building_id: await subjects.tilleuls(),
  contact_id: await subjects.contactOf(await subjects.rivages()),
  job_id: await subjects.job(),
})

export const contactRows: Record<string, Row> = {
  'contacts.listJobs': { input: async () => ({}), ok: everyone },
  'contacts.listContacts': { input: ofClairiere, ...reading },
  'contacts.exportContacts': { input: ofClairiere, ...reading },
  'contacts.createContact': { input: async () => ({ ...(await ofClairiere()), ...(await newContact()) }), ...writing },
  'contacts.importContacts': {
    input: async () => ({ ...(await ofClairiere()), contacts: [await newContact()] }),
    ...writing,
  },
  'contacts.matchContacts': {
    input: async () => ({
      ...(await ofClairiere()),
      contacts: [{ emails: ['contact@rival.example'], phones: ['06 22 33 44 55'] }],
    }),
    ...writing,
  },
  'contacts.editContact': {
    input: async () => ({ ...(await onContact()), ...(await newContact()) }),
    ...writing,
    foreign: [foreignContact(newContact)],
  },
  'contacts.deleteContact': { input: onContact, ...writing, foreign: [foreignContact()] },
  'contacts.getContactInformations': { input: onContact, ...reading, foreign: [foreignContact()] },
  'contacts.setContactInformations': {
    input: async () => ({ ...(await onContact()), emails: [{ email: 'alix@roche.example' }] }),
    ...writing,
    foreign: [foreignContact()],
  },
  'contacts.mergeContacts': {
    input: toBeMerged,
    ...writing,
    foreign: [
      foreignContact(async () => ({ merged_id: await subjects.contact() })),
      {
        what: 'a contact of another company to be merged',
        foreign: async () => ({ ...(await onContact()), merged_id: await subjects.foreignContact() }),
        absent: async () => ({ ...(await onContact()), merged_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'CONTACT_NOT_FOUND' },
      },
    ],
  },
  'contacts.listProjectContacts': {
    input: async () => ({ residence_id: await subjects.erables() }),
    ok: [...withThirdParty, 'claire'],
  },
  'contacts.linkContact': {
    input: async (person) => ({ ...(await where(person)), ...(await aLink()) }),
    ...linking,
    foreign: [
      {
        what: 'a contact of another company',
        foreign: async () => ({ ...(await where()), ...(await aLink()), contact_id: await subjects.foreignContact() }),
        absent: async () => ({ ...(await where()), ...(await aLink()), contact_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'CONTACT_NOT_FOUND' },
      },
    ],
  },
  'contacts.unlinkContact': {
    input: async (person) => {
      const link = await subjects.linkedContact()
      return person === 'nora' ? { ...link, company_id: await subjects.noras() } : link
    },
    ...linking,
    foreign: [
      {
        what: 'a contact of another company',
        foreign: async () => ({ ...(await subjects.linkedContact()), contact_id: await subjects.foreignContact() }),
        absent: async () => ({ ...(await subjects.linkedContact()), contact_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'CONTACT_LINK_NOT_FOUND' },
      },
    ],
  },
  'contacts.listFlatsContacts': {
    input: async () => ({ building_id: await subjects.tilleuls() }),
    ok: ofRivages,
    forbidden: cannotWrite,
  },
  'contacts.linkFlatsContact': {
    input: ofBuilding,
    ok: ofRivages,
    forbidden: cannotWrite,
    foreign: [
      {
        what: 'a contact of another company',
        by: 'samira',
        foreign: async () => ({ ...(await ofBuilding()), contact_id: await subjects.foreignContact() }),
        absent: async () => ({ ...(await ofBuilding()), contact_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'CONTACT_NOT_FOUND' },
      },
    ],
  },
}
