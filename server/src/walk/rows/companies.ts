import { world } from '#platform/testing/world.ts'
import { freshColleague, freshStaffInvitation } from '../colleagues.ts'
import { address, readers, staff } from '../groups.ts'
import { everyone } from '../people.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'

const ofClairiere = async () => ({ company_id: await subjects.company() })
const ofHorizon = async () => ({ company_id: await world.company('Groupe Horizon') })
const residents = everyone.filter((person) => !staff.includes(person))
const employed = staff.filter((person) => !['admin', 'support'].includes(person))

const onTemplate = async () => ({ ...(await ofClairiere()), template_id: await subjects.freshTemplate() })
const renaming = async () => ({ ...(await onTemplate()), name: `Modèle ${crypto.randomUUID()}` })
const onTemplateDocument = async () => {
  const place = await onTemplate()
  return { ...place, document_id: await subjects.templateDocument(place) }
}
/** For those who keep the company's templates; a template of another company is none. */
const templateRow = (input: () => Promise<Record<string, unknown>>): Row => ({
  input,
  ok: ['marie', 'paul', 'hugo', 'admin'],
  forbidden: ['lea', 'support'],
  absent: 'COMPANY_NOT_FOUND',
  foreign: [
    {
      what: 'a template of another company',
      foreign: async () => ({ ...(await input()), template_id: await subjects.foreignTemplate() }),
      absent: async () => ({ ...(await input()), template_id: 999_999 }),
      answers: { status: 404, error_reason: 'TEMPLATE_NOT_FOUND' },
    },
  ],
})

/** For the administrators of the company and of those above it. */
const teamRow = (input: () => Promise<Record<string, unknown>>): Row => ({
  input,
  ok: ['marie', 'hugo', 'admin'],
  forbidden: ['paul', 'lea', 'support'],
  absent: 'COMPANY_NOT_FOUND',
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
  'companies.listCompanyChannels': { input: ofClairiere, ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'companies.setCompanyChannel': {
    input: async () => ({ ...(await ofClairiere()), setting_id: await subjects.channel(), active: true }),
    ok: ['marie', 'hugo', 'admin'],
    forbidden: ['paul', 'lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
  },
  'companies.listParents': { input: ofClairiere, ok: readers, forbidden: residents, absent: 'COMPANY_NOT_FOUND' },
  'companies.searchSharedCompanies': { input: async () => ({ search: 'clair' }), ok: staff, forbidden: residents },
  'companies.getStatistics': { input: ofClairiere, ok: readers, forbidden: residents, absent: 'COMPANY_NOT_FOUND' },
  'companies.listCompanyTypes': { input: async () => ({}), ok: staff, forbidden: residents },

  'templates.listTemplates': { input: ofClairiere, ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'templates.createTemplate': {
    input: async () => ({ ...(await ofClairiere()), name: `Modèle ${crypto.randomUUID()}` }),
    ok: ['marie', 'paul', 'hugo', 'admin'],
    forbidden: ['lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
  },
  'templates.renameTemplate': templateRow(renaming),
  'templates.deleteTemplate': templateRow(onTemplate),
  'templates.addTemplateDocument': {
    ...templateRow(onTemplate),
    upload: (address) => ({ address, fields: {} }),
    files: [{ name: 'guide.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }],
  },
  'templates.removeTemplateDocument': templateRow(onTemplateDocument),
  'templates.listOptions': { input: ofClairiere, ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'templates.addOption': {
    input: async () => ({
      ...(await ofClairiere()),
      option_type: 'DEFAULT_PROJECT_TEMPLATE',
      value: await subjects.freshTemplate(),
    }),
    ok: ['marie', 'hugo', 'admin'],
    forbidden: ['paul', 'lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
    foreign: [
      {
        what: 'a template of another company',
        foreign: async () => ({
          ...(await ofClairiere()),
          option_type: 'DEFAULT_PROJECT_TEMPLATE',
          value: await subjects.foreignTemplate(),
        }),
        absent: async () => ({ ...(await ofClairiere()), option_type: 'DEFAULT_PROJECT_TEMPLATE', value: 999_999 }),
        answers: { status: 422, error_reason: 'OPTION_VALUE_INVALID' },
      },
    ],
  },
  'templates.deleteOption': {
    input: async () => ({ ...(await ofClairiere()), option_id: await subjects.option() }),
    ok: ['marie', 'hugo', 'admin'],
    forbidden: ['paul', 'lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
    foreign: [
      {
        what: 'an option of another company',
        foreign: async () => ({ ...(await ofClairiere()), option_id: await subjects.foreignOption() }),
        absent: async () => ({ ...(await ofClairiere()), option_id: 999_999 }),
        answers: { status: 404, error_reason: 'OPTION_NOT_FOUND' },
      },
    ],
  },
  'templates.applyTemplate': {
    input: async () => ({
      ...(await ofClairiere()),
      template_id: await subjects.template(),
      residences: [(await subjects.house()).residence_id],
    }),
    ok: ['marie', 'paul', 'hugo', 'admin'],
    forbidden: ['lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
    foreign: [
      {
        what: 'a template of another company',
        foreign: async () => ({
          ...(await ofClairiere()),
          template_id: await subjects.foreignTemplate(),
          residences: [await subjects.erables()],
        }),
        absent: async () => ({
          ...(await ofClairiere()),
          template_id: 999_999_999,
          residences: [await subjects.erables()],
        }),
        answers: { status: 404, error_reason: 'TEMPLATE_NOT_FOUND' },
      },
      {
        what: 'a project of another company is left out, like one that does not exist',
        foreign: async () => ({
          ...(await ofClairiere()),
          template_id: await subjects.template(),
          residences: [await subjects.villa()],
        }),
        absent: async () => ({
          ...(await ofClairiere()),
          template_id: await subjects.template(),
          residences: [999_999_999],
        }),
        answers: { status: 200, data: [] },
      },
    ],
  },
}
