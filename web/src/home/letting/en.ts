import type { fr } from './fr.ts'

export const en: typeof fr = {
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
