import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Affiliated companies',
  count_zero: 'no company',
  count_one: '{{count, number}} company',
  count_other: '{{count, number}} companies',
  whole: 'Total',
  none: 'Add an affiliated company from the companies panel: its figures will appear here.',
  passports_one: '{{count, number}} gas passport',
  passports_other: '{{count, number}} gas passports',
  requests_one: '{{count, number}} home with an access request',
  requests_other: '{{count, number}} homes with an access request',
  undelivered_one: '{{count, number}} refused invitation',
  undelivered_other: '{{count, number}} refused invitations',
  interventions_one: '{{count, number}} intervention to finish',
  interventions_other: '{{count, number}} interventions to finish',
  row: {
    menu: 'Acts on {{name}}',
    open: 'Open',
    edit: 'Edit',
    delete: 'Delete',
  },
  field: {
    name: 'Company',
    projects: 'Homes',
    sent: 'Invited',
    activated: 'Activated',
    trend: '12 weeks',
    waiting: 'To do',
    lastActivity: 'Last activity',
    actions: 'Acts',
  },
}
