/** What someone may be on the whole platform. */
export const globalRoles = ['ADMINISTRATOR', 'SUPPORT'] as const
export type GlobalRole = (typeof globalRoles)[number]

/** `INVITED`: nobody has chosen a password yet. */
export const personStates = ['ACTIVE', 'INVITED', 'DISABLED'] as const
