import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Trades',
  count_zero: 'no trade',
  count_one: '{{count, number}} trade',
  count_other: '{{count, number}} trades',
  empty: 'Add the trades that companies give their contacts.',
  textHint: 'Name or code',
  field: {
    contacts: 'Contacts',
    state: 'State',
    actions: 'Actions',
  },
  archived: 'Archived',
  offered: 'Offered',
  row: { menu: 'Actions on the trade {{name}}' },
  create: {
    open: 'New trade',
    title: 'Create a trade',
    submit: 'Create the trade',
    done: 'The trade “{{name}}” has been created.',
  },
  edit: { title: 'Edit the trade', done: 'The trade has been saved.' },
  archive: {
    title: 'Archive the trade',
    text: 'The trade “{{name}}” will no longer be offered. The contacts that have it keep it.',
    done: 'The trade “{{name}}” has been archived.',
  },
  restore: {
    title: 'Offer again',
    text: 'The trade “{{name}}” will be offered to companies again.',
    done: 'The trade “{{name}}” is offered again.',
  },
  remove: {
    title: 'Delete the trade',
    text: 'No contact has the trade “{{name}}”. It will be deleted for good.',
    done: 'The trade “{{name}}” has been deleted.',
  },
}
