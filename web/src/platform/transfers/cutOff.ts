import { currentIdentity } from '../session.ts'
import { clearStored, readOfTab, readStored, writeOfTab, type Unsent } from '../storage.ts'
import { own, tellCutOff } from './unsent.ts'

/** Of all pages that this browser has had. */
export const unsentOfPages = () =>
  Object.keys(localStorage).flatMap((key) => (/^logis\.(unsent\..+)/.exec(key)?.[1] as Unsent | undefined) ?? [])

/** The page before this one in its tab. */
const before = readOfTab('unsent')
writeOfTab('unsent', own)

/** A page that was closed a moment ago may let go of its lock a moment later. */
const patienceMs = 1000
/** Whoever takes the note away tells of it: of several tabs one. */
const take = (page: Unsent) => {
  const was = readStored(page) !== null
  clearStored(page)
  return was
}
/** Without locks nobody knows which page still lives; the one before does not. */
const isCutOff = async (page: Unsent): Promise<boolean> =>
  'locks' in navigator
    ? navigator.locks.request(page, { signal: AbortSignal.timeout(patienceMs) }, () => take(page)).catch(() => false)
    : page === before && take(page)

/** For the page that comes after one that was closed, or that a phone reloads as its camera was open. */
export const tellUnsent = async () => {
  const reader = currentIdentity()?.user.id
  const pages = unsentOfPages().filter((page) => page !== own && readStored(page) === reader)
  const cutOff = await Promise.all(pages.map(isCutOff))
  if (cutOff.includes(true)) tellCutOff()
}
