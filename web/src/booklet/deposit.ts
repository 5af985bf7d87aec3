const inFragment = () => new URLSearchParams(location.hash.replace(/^#/, '')).get('token')?.trim() || null

type Key = 'logis.deposit_token' | 'logis.share_token'

/** The token of the link: in the fragment of its address, which no server is told; after a reload, of the tab. */
export const keptToken = (key: Key): string | null => {
  try {
    return inFragment() ?? sessionStorage.getItem(key)
  } catch {
    return inFragment()
  }
}

/** Out of the address bar, for whoever looks over a shoulder or shares the page. */
export const hideToken = (key: Key): void => {
  const token = inFragment()
  if (token === null) return
  try {
    sessionStorage.setItem(key, token)
    history.replaceState(history.state, '', location.pathname)
  } catch {
    // Without storage it stays in the address, or a reload would lose it.
  }
}

const passKey = 'logis.share_pass'
/** What an opening of this link gave: a page that is loaded again within its hour is the same opening still. */
export const keptPass = (token: string): string | null => {
  try {
    const [of, pass] = (sessionStorage.getItem(passKey) ?? '').split(' ')
    return of === token ? (pass ?? null) : null
  } catch {
    return null
  }
}
export const keepPass = (token: string, pass: string): void => {
  try {
    sessionStorage.setItem(passKey, `${token} ${pass}`)
  } catch {
    // Without storage a page that is loaded again opens the link again.
  }
}
