/** How the button of an act that destroys looks. */
export const destructiveLook = { variant: 'outline', color: 'var(--logis-error-ink)' } as const
