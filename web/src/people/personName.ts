import type { PersonRow } from './api.ts'

/** The name that a person goes by; without one, their address. */
export const nameOf = ({ first_name, last_name, username }: Pick<PersonRow, 'first_name' | 'last_name' | 'username'>) =>
  [first_name, last_name].filter(Boolean).join(' ') || username
