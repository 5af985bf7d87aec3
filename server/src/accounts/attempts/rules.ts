import type { Reason } from '@logis/contract/errors'
import type { Call } from '#platform/call.ts'
import { db } from '#platform/db.ts'
import { demandLimit, forgive, giveBack, subnetOf, type Limit } from '#platform/limits.ts'
import { note } from '#platform/securityLog.ts'
import { isKnownNetwork } from '../sessions/sql.ts'
import { findByUsername } from '../sql.ts'

/** What is guessed: each is counted by itself for an account, and all together for a network. */
type Guessed = 'password' | 'code'
type Limits = {
  account: Limit
  /** The same account from a network that it is used from: a count of its own, whose key nobody can type. */
  atHome: Limit
}
const limits: Record<Guessed, Limits> = {
  password: {
    account: { name: 'sign-in-account', times: 10, seconds: 900 },
    atHome: { name: 'sign-in-account-at-home', times: 10, seconds: 900 },
  },
  code: {
    account: { name: 'second-step-account', times: 10, seconds: 900 },
    atHome: { name: 'second-step-account-at-home', times: 10, seconds: 900 },
  },
}
/**
 * Codes that are typed by whoever knows the password, from networks that the account is not used from: at ten in a
 * quarter of an hour a thousand a day could be tried, and of a million codes three are right at any time.
 */
const codesOfADay: Limit = { name: 'second-step-account-day', times: 30, seconds: 86_400 }
const perNetwork: Limit = { name: 'sign-in-network', times: 50, seconds: 900 }

/**
 * Attempts are counted before what was typed is looked at, so that a thousand at once are not a thousand guesses. A
 * network that the account is used from counts by itself: guesses from elsewhere do not shut its owner out.
 */
export const countAttempt = async (call: Call, username: string, guessed: Guessed = 'password') => {
  const network = subnetOf(call.ip)
  const isAtHome = await isKnownNetwork(db, username, network)
  const { account: away, atHome } = limits[guessed]
  // An account's network first: a user name has no space in it, whatever is typed.
  const [limit, account] = isAtHome ? [atHome, `${network} ${username}`] : [away, username]
  const demand = (of: Limit, key: string) =>
    demandLimit(of, key, () => noteRefusal(call, username, 'TOO_MANY_REQUESTS'))
  const ofAccount = guessed === 'code' && !isAtHome ? [limit, codesOfADay] : [limit]
  await demand(perNetwork, network)
  for (const each of ofAccount) await demand(each, account)
  return {
    forgive: () => Promise.all([...ofAccount.map((each) => forgive(each, account)), giveBack(perNetwork, network)]),
  }
}

/** The account that was tried, if there is one; a name that nobody has is not kept: people type passwords there. */
const noteRefusal = async (call: Call, username: string, reason: Reason) => {
  const found = await findByUsername(db, username)
  await note(db, call, 'SIGN_IN_REFUSED', { userId: found?.id, details: { reason } })
}
