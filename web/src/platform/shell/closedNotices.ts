const key = 'logis.closed_notices'

/** What was closed in this visit: it stays closed when the page is loaded anew. */
export const closedNotices = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

export const closeNotice = (notice: string): readonly string[] => {
  const closed = [...new Set([...closedNotices(), notice])].slice(-50)
  try {
    sessionStorage.setItem(key, JSON.stringify(closed))
  } catch {
    // Without storage it is closed as long as the page stands.
  }
  return closed
}
