/** `attributes` of what opens over the page: its head is no banner of the page below. */
export const ownHead = { header: { role: 'none' } } as const
