import { world } from '#platform/testing/world.ts'
import {
  freshColleague,
  forgetCredentialContacts,
  freshCredentialContact,
  freshStaffInvitation,
} from '../colleagues.ts'
import { address, readers, staff } from '../groups.ts'
import { everyone } from '../people.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'

const ofClairiere = async () => ({ company_id: await subjects.company() })
const ofHorizon = async () => ({ company_id: await world.company('Groupe Horizon') })
const residents = everyone.filter((person) => !staff.includes(person))
const employed = staff.filter((person) => !['admin', 'support'].includes(person))

/** For the administrators of the company and of those above it. */
const teamRow = (input: () => Promise<Record<string, unknown>>): Row => ({
  input,
  ok: ['marie', 'hugo', 'admin'],
  forbidden: ['paul', 'lea', 'support'],
  absent: 'COMPANY_NOT_FOUND',
})

const onCredentialContact = async () => {
  const company_id = await subjects.company()
  return { company_id, contact_id: await freshCredentialContact(company_id) }
}
/** A contact of another company's sheet is none. */
const credentialContactRow = (input: () => Promise<Record<string, unknown>>): Row => ({
  ...teamRow(input),
  foreign: [
    {
      what: 'a contact of the sheet of another company',
      foreign: async () => ({ ...(await input()), contact_id: await freshCredentialContact(await subjects.rival()) }),
      absent: async () => ({ ...(await input()), contact_id: 999_999 }),
      answers: { status: 404, error_reason: 'RESOURCE_NOT_FOUND' },
    },
  ],
})

export const companyRows: Record<string, Row> = {
  'companies.getOwnCompany': {
    input: async () => ({}),
    ok: employed,
    forbidden: residents,
    absent: 'COMPANY_NOT_FOUND',
  },
  'companies.getCompany': { input: ofClairiere, ok: readers, forbidden: residents, absent: 'COMPANY_NOT_FOUND' },
  'companies.updateCompany': {
    input: async () => ({ ...(await ofClairiere()), name: 'Maisons Clairière' }),
    ok: ['marie', 'admin'],
    forbidden: ['paul', 'lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
    told: { hugo: '403 COMPANY_FIELD_NOT_ALLOWED' },
  },
  'companies.getCompanyContact': { input: ofClairiere, ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'companies.setCompanyContact': teamRow(async () => ({
    ...(await ofClairiere()),
    public_name: 'Maisons Clairière',
    addresses: [{ ...address, country_code: 'FR' }],
  })),
  'companies.setCompanyPicture': {
    ...teamRow(ofClairiere),
    upload: ({ company_id }) => ({ address: { company_id }, fields: {} }),
    files: [{ name: 'logo.png', type: 'image/png', bytes: subjects.png }],
  },
  'companies.removeCompanyPicture': teamRow(ofClairiere),
  'companies.listColleagues': { input: ofClairiere, ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'companies.listStaffInvitations': { input: ofClairiere, ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'companies.listRoles': { input: ofClairiere, ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'companies.inviteColleague': teamRow(async () => ({
    ...(await ofClairiere()),
    email: `${crypto.randomUUID()}@clairiere.example`,
    role: 'COMPANY_READER',
  })),
  'companies.withdrawInvitation': teamRow(async () => ({
    ...(await ofClairiere()),
    invitation_id: await freshStaffInvitation(),
  })),
  'companies.changeRole': teamRow(async () => ({
    ...(await ofClairiere()),
    link_id: await freshColleague(),
    role: 'COMPANY_READER',
  })),
  'companies.removeColleague': teamRow(async () => ({ ...(await ofClairiere()), link_id: await freshColleague() })),
  'companies.listCredentialContacts': { input: ofClairiere, ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'companies.addCredentialContact': teamRow(async () => {
    const ids = await ofClairiere()
    await forgetCredentialContacts(ids.company_id)
    return { ...ids, name: 'Service clients' }
  }),
  'companies.editCredentialContact': credentialContactRow(async () => ({
    ...(await onCredentialContact()),
    name: 'Accueil',
  })),
  'companies.deleteCredentialContact': credentialContactRow(onCredentialContact),
  'companies.listChildren': { input: ofClairiere, ok: readers, forbidden: residents, absent: 'COMPANY_NOT_FOUND' },
  'companies.createChild': {
    input: async () => ({
      ...(await ofHorizon()),
      data: { name: `Filiale ${crypto.randomUUID()}`, type: 'INSTALLER' },
    }),
    ok: ['marie', 'admin'],
    forbidden: ['paul', 'lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
  },
  'companies.deleteChild': {
    input: async () => ({ ...(await ofHorizon()), child_id: await subjects.emptyChild() }),
    ok: ['marie', 'admin'],
    forbidden: ['paul', 'lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
    foreign: [
      {
        what: 'child_id',
        foreign: async () => ({ ...(await ofHorizon()), child_id: await world.company('Bâtir Ouest') }),
        absent: async () => ({ ...(await ofHorizon()), child_id: 999_999 }),
        by: 'marie',
        answers: { status: 404, error_reason: 'COMPANY_NOT_FOUND' },
      },
    ],
  },
  'provisions.listCompanyServices': { input: ofClairiere, ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'companies.listCompanyChannels': { input: ofClairiere, ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'companies.getSecondFactor': { input: ofClairiere, ok: readers, absent: 'COMPANY_NOT_FOUND' },
  // Demanding it would shut out whoever walks on.
  'companies.setSecondFactor': {
    input: async () => ({ ...(await ofClairiere()), is_demanded: false }),
    ok: ['marie', 'hugo', 'admin'],
    forbidden: ['paul', 'lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
  },
  'companies.setCompanyChannel': {
    input: async () => ({ ...(await ofClairiere()), setting_id: await subjects.channel(), active: true }),
    ok: ['marie', 'hugo', 'admin'],
    forbidden: ['paul', 'lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
  },
  'companies.listParents': { input: ofClairiere, ok: readers, forbidden: residents, absent: 'COMPANY_NOT_FOUND' },
  'companies.searchSharedCompanies': { input: async () => ({ search: 'clair' }), ok: staff, forbidden: residents },
  'companies.getStatistics': { input: ofClairiere, ok: readers, forbidden: residents, absent: 'COMPANY_NOT_FOUND' },
  'companies.listLinkedCompanies': {
    input: ofClairiere,
    ok: readers,
    forbidden: residents,
    absent: 'COMPANY_NOT_FOUND',
  },
  'companies.listLateBuildings': { input: ofClairiere, ok: readers, forbidden: residents, absent: 'COMPANY_NOT_FOUND' },
  'companies.listHandOvers': { input: ofClairiere, ok: readers, forbidden: residents, absent: 'COMPANY_NOT_FOUND' },
  'companies.getLetting': { input: ofClairiere, ok: readers, forbidden: residents, absent: 'COMPANY_NOT_FOUND' },
  'companies.listAffiliates': { input: ofClairiere, ok: readers, forbidden: residents, absent: 'COMPANY_NOT_FOUND' },
  // Whoever acts for none of the companies below reads their terms nowhere.
  'companies.getAffiliateTerms': {
    input: ofHorizon,
    ok: ['marie', 'paul', 'lea', 'admin', 'support'],
    absent: 'COMPANY_NOT_FOUND',
  },
  'companies.exportAffiliates': {
    input: ofHorizon,
    ok: ['marie', 'paul', 'lea', 'admin', 'support'],
    absent: 'COMPANY_NOT_FOUND',
  },
  'companies.getInstallations': { input: ofClairiere, ok: readers, forbidden: residents, absent: 'COMPANY_NOT_FOUND' },
  'companies.listInstalledProducts': {
    input: ofClairiere,
    ok: readers,
    forbidden: residents,
    absent: 'COMPANY_NOT_FOUND',
  },
  'companies.getOfficeFigures': { input: ofClairiere, ok: readers, forbidden: residents, absent: 'COMPANY_NOT_FOUND' },
  'companies.listOfficeClients': { input: ofClairiere, ok: readers, forbidden: residents, absent: 'COMPANY_NOT_FOUND' },
  'companies.listCompanyTypes': { input: async () => ({}), ok: staff, forbidden: residents },
}
