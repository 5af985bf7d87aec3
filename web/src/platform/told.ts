/** What the screen concerned says in place, so that no toast says it again. */
export const told = { tellsErrors: true } as const
