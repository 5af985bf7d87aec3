import { inFragment } from '../platform/fragment.ts'
import { readOfTab, writeOfTab } from '../platform/storage.ts'

type Key = 'deposit_token' | 'share_token'

/** The token of the link: in the fragment of its address; after a reload, of the tab. */
export const keptToken = (key: Key): string | null => inFragment('token') ?? readOfTab<string>(key)

/** Out of the address bar, for whoever looks over a shoulder or shares the page; not where a reload would lose it. */
export const hideToken = (key: Key): void => {
  const token = inFragment('token')
  if (token === null) return
  writeOfTab(key, token)
  if (readOfTab<string>(key) === token) history.replaceState(history.state, '', location.pathname)
}

type Pass = { token: string; pass: string }
/** What an opening of this link gave: a page that is loaded again within its hour is the same opening still. */
export const keptPass = (token: string): string | null => {
  const kept = readOfTab<Pass>('share_pass')
  return kept?.token === token ? kept.pass : null
}
export const keepPass = (token: string, pass: string) => writeOfTab('share_pass', { token, pass } satisfies Pass)
