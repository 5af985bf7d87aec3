import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Who sees this project',
  help: 'Every company and person that can open this project today, and why.',
  failed: 'The list could not be loaded.',
  companies: 'Companies',
  reason: {
    OWN: 'The project’s company',
    ABOVE: 'Parent company: it sees its affiliates’ projects',
    THIRD_PARTY: 'Authorised third party',
    since: 'Authorised third party since {{date}}',
    sinceBy: 'Third party authorised on {{date}} by {{name}}',
  },
  people_zero: 'nobody there uses the portal',
  people_one: '{{count, number}} person',
  people_other: '{{count, number}} people',
  more_one: 'and {{count, number}} other person',
  more_other: 'and {{count, number}} other people',
  manage: 'Manage access',
  residents: 'Residents',
  noResident: 'No resident has opened this home yet.',
  role: { OWNER: 'Owner', TENANT: 'Tenant' },
  lives: '{{role}} since {{date}}',
  livesIn: '{{role}} of {{home}} since {{date}}',
  support: 'The portal’s team can open it too, to help you; what it does is recorded in the activity.',
}
