import { hash } from 'node:crypto'
import type { CompanyRole, CompanyType } from '@logis/contract/companies.rules'
import type { Locale } from '@logis/contract/locale'

export type Membership = {
  company_id: number
  company_type: CompanyType
  company_name: string
  role: CompanyRole
  is_primary: boolean
  demands_second_factor: boolean
}

/** Someone proven by a token: the person, and what they may reach at all. */
export type Actor = {
  userId: number
  username: string
  tokenId: number
  scope: 'partner' | 'resident' | 'support' | 'machine'
  locale: Locale
  isAdministrator: boolean
  isSupport: boolean
  /** A role on the whole platform, whether or not this session carries it; or someone else's session. */
  isPrivileged: boolean
  impersonatorId: number | null
  /** Support that only looks. */
  isOnlooker: boolean
  memberships: readonly Membership[]
  /** The company a person acts for, whatever company they look at. Null for administrators and residents. */
  company: Membership | null
  hasAcceptedTerms: boolean
  /** A second factor is demanded of this person, and this session has proven none. */
  owesFactor: boolean
  /** They have proven within the last minutes that it is them: by signing in, a password or a factor. */
  isProven: boolean
}

/** By which they act; a job that goes on with somebody's work has none. */
export const sessionOf = ({ tokenId }: Pick<Actor, 'tokenId'>): number | null => tokenId || null

/** Ruling 12: how long those who may do much stay signed in, without a sign of life and at most. */
export const privilegedLife = { seconds: 3600, absoluteSeconds: 12 * 3600 }

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')
