/**
 * The token of a mail's link travels in the fragment of its address, which no server sees. It is taken out of the
 * address at once and lives as long as the tab: through a sign-in and a reload, not between visits.
 */
const key = 'logis.email_token'

export const takeEmailToken = (): string | null => {
  const token = new URLSearchParams(location.hash.replace(/^#/, '')).get('token')?.trim()
  try {
    if (token) sessionStorage.setItem(key, token)
    return token || sessionStorage.getItem(key)
  } catch {
    // Without storage the link is followed again after a reload.
    return token || null
  }
}

export const forgetEmailToken = () => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
