import type { fr } from './fr.ts'

export const en: typeof fr = {
  requests: {
    title: 'Access requests to answer',
    count: '{{count, number}}',
    oldest_zero: 'the oldest is of today',
    oldest_one: 'the oldest is of yesterday',
    oldest_other: 'the oldest is {{count, number}} days old',
    all: 'All requests',
    since: 'Waiting',
    age_zero: 'since today',
    age_one: 'since yesterday',
    age_other: 'for {{count, number}} days',
  },
  connections: {
    title: 'Connections',
    of_one: '{{count, number}} home',
    of_other: '{{count, number}} homes',
    energy: 'Energy',
    standing: { communicating: 'Communicating', waiting: 'Waiting', to_handle: 'To handle', none: 'None' },
  },
  vacant: {
    title: 'Without a tenant',
    all: 'See all',
    requested: 'Request to handle',
    invited: 'Invited',
    toInvite: 'To invite',
  },
}
