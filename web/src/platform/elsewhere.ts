/** The browser leaves the portal. An object, so that a test can stay. */
export const elsewhere = { go: (url: string) => location.assign(url) }
