import type { Colleague } from './api.ts'

/** The name that a colleague goes by; without one, their address. */
export const nameOf = ({ first_name, last_name, username }: Colleague) =>
  [first_name, last_name].filter(Boolean).join(' ') || username
