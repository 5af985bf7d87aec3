import type { Person } from './api.ts'

/** An administrator of a company. */
export const hugo: Person = {
  id: 7,
  username: 'hugo@clairiere.example',
  email: 'hugo@clairiere.example',
  email_validated: true,
  pending_email: null,
  first_name: 'Hugo',
  last_name: 'Bernard',
  picture_path: null,
  locale: 'fr-FR',
  state: 'ACTIVE',
  global_roles: [],
  memberships: [{ role: 'COMPANY_ADMIN', company: { id: 2, name: 'Maisons Clairière', type: 'RESIDENCE_BUILDER' } }],
  homes: [],
  homes_count: 0,
  sessions_count: 1,
  last_connection_at: '2026-11-20T09:00:00Z',
  created_at: '2026-01-05T09:00:00Z',
  cannot: {
    edit: null,
    change_email: null,
    disable: 'LAST_COMPANY_ADMIN',
    enable: 'USER_NOT_DISABLED',
    reset: null,
    set_roles: null,
  },
}
/** Who lives in a home. */
export const tom: Person = {
  ...hugo,
  id: 8,
  username: 'tom@foyer.example',
  first_name: 'Tom',
  last_name: 'Renaud',
  memberships: [],
  homes_count: 1,
  last_connection_at: null,
  cannot: { ...hugo.cannot, disable: null },
}
