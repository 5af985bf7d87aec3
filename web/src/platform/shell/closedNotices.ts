import { readOfTab, writeOfTab } from '../storage.ts'

/** What was closed in this visit: it stays closed when the page is loaded anew. */
export const closedNotices = (): readonly string[] => readOfTab<string[]>('closed_notices') ?? []

export const closeNotice = (notice: string): readonly string[] => {
  const closed = [...new Set([...closedNotices(), notice])].slice(-50)
  writeOfTab('closed_notices', closed)
  return closed
}
