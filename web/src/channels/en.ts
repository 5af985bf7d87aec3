import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Communication preferences',
  count_zero: 'no communication',
  count_one: '{{count, number}} communication',
  count_other: '{{count, number}} communications',
  empty: 'No communication.',
  textHint: 'Name or code',
  field: {
    name_fr: 'Name in French',
    name_en: 'Name in English',
    code: 'Code',
    target: 'Recipient',
    type: 'Type',
    byDefault: 'By default',
    actions: 'Actions',
  },
  targets: { user: 'User', builder: 'Company' },
  types: { mail: 'Email', push: 'Notification' },
  on: 'On',
  off: 'Off',
  always: 'Always sent',
  edit: {
    open: 'Edit the communication {{name}}',
    title: 'Edit the communication',
    done: 'The communication has been saved.',
    byDefault: 'On by default',
    byDefaultHelp: 'For people and companies that have chosen nothing. The others keep their choice.',
    always: 'The service needs this communication: it is always sent.',
  },
}
