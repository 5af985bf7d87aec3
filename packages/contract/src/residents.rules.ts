/** What somebody is in a home that they live in or own. */
export const residentRoles = ['OWNER', 'TENANT'] as const
