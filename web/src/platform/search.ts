/** Addresses as people read them, `?ville=Nantes&page=2`: every value is text, each page parses its own. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search.replace(/^\?/, '')))

export const stringifySearch = (search: Record<string, unknown>): string => {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const text = new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text.replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%2F', '/')}`
}
