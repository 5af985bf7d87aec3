import { inFragment } from '../platform/fragment.ts'
import { clearOfTab, readOfTab, writeOfTab } from '../platform/storage.ts'

/** The token of a mail's link lives as long as the tab: through a sign-in and a reload, not between visits. */
export const takeEmailToken = (): string | null => {
  const token = inFragment('token')
  if (token === null) return readOfTab<string>('email_token')
  writeOfTab('email_token', token)
  return token
}

export const forgetEmailToken = () => clearOfTab('email_token')
