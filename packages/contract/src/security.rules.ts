import type { FactorMethod } from './accounts.factors.rules.ts'
import type { CompanyRole } from './companies.rules.ts'
import type { ActivityAction } from './feed.rules.ts'

/** Why sessions ended before their time. */
export const sessionEnds = [
  'SIGNED_OUT',
  'CLOSED_ELSEWHERE',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'ADDRESS_PROVEN',
  'ROLE_CHANGED',
  'ACCOUNT_DISABLED',
  'ACCOUNT_CLOSED',
  'PROVIDER_REFUSED',
  'PROVIDER_SILENT',
  'PROVIDER_REQUIRED',
  'ASSISTANT_LEFT',
  'SECOND_FACTOR_CHANGED',
  'IDENTITY_UNLINKED',
  'PASSKEY_REMOVED',
  'COMPANY_DISABLED',
] as const
export type SessionEnd = (typeof sessionEnds)[number]

/**
 * What the security log tells of each kind of event, beside who, about whom, where from and when. Ids, codes and
 * counts alone, and the reason that support gave: never a secret, and never an address of mail, for the log outlives
 * the account.
 */
export type SecurityDetails = {
  /** A session was opened. */
  /** `factor`: by what the second step was passed; a provider may have proven it. */
  SIGNED_IN: { session_id: number; scope: string; provider?: string; factor?: FactorMethod | 'PROVIDER' }
  /** `fault`: what was wrong with what a provider said. */
  SIGN_IN_REFUSED: { reason: string; provider?: string; fault?: string }
  SESSIONS_ENDED: { cause: SessionEnd; session_ids: number[] }
  ACCOUNT_REGISTERED: Record<string, never>
  ACCOUNT_CLOSED: Record<string, never>
  PASSWORD_CHANGED: Record<string, never>
  SECOND_FACTOR_ADDED: Record<string, never>
  /** By its owner, or by an administrator for somebody who lost theirs. */
  SECOND_FACTOR_REMOVED: { by: 'OWNER' | 'ADMINISTRATOR' }
  RECOVERY_CODES_MADE: Record<string, never>
  PASSKEY_ADDED: { passkey_id: number }
  PASSKEY_REMOVED: { passkey_id: number }
  /** Of a person by their password or a factor, before something serious. */
  IDENTITY_PROVEN: { by: FactorMethod | 'PASSWORD' }
  IDENTITY_PROOF_REFUSED: { reason: string }
  /** A company demands a second factor of its people, or no longer does. */
  SECOND_FACTOR_DEMANDED: { is_demanded: boolean }
  EMAIL_CHANGED: Record<string, never>
  /** In a company; null is no role at all. */
  ROLE_CHANGED: { from: CompanyRole | null; to: CompanyRole | null }
  /** On the whole platform. */
  GLOBAL_ROLES_CHANGED: { from: string[]; to: string[] }
  MACHINE_TOKEN_MADE: { session_id: number }
  /** Support opened a session as someone: why, and whether it may change anything. */
  ASSISTANCE_STARTED: { session_id: number; reason: string; read_only: boolean }
  /** Data left as a file: what the operation says; of how many rows, by which criteria, with whole codes, where it counts them. */
  EXPORTED: { rows?: number; criteria?: string[]; codes?: boolean }
  /** A home was sold: its owners are others from now on. */
  HOME_HANDED_OVER: { sale_id: number }
  /** A home's code was shown, printed or sent; or those of the homes of a campaign, on one document. */
  CODE_SHOWN: { codes: number; campaign_id?: number }
  /** The code of a home was typed that opens none, or too many were. */
  CODE_REFUSED: { reason: string }
  /** An account of another provider opens this one from now on. */
  IDENTITY_LINKED: { provider: string }
  IDENTITY_UNLINKED: { provider: string }
  /** How a company's people sign in. */
  IDENTITY_PROVIDER_CHANGED: { from: string | null; to: string | null; fields: string[] }
  IDENTITY_DOMAIN_CHANGED: { domain: string; state: 'ADDED' | 'PROVEN' | 'LOST' | 'REMOVED' }
  IDENTITY_ONLY_WAY_CHANGED: { only: boolean }
  /** A company may read the homes of this one from now on, or no more. */
  ACCESS_GRANTED: { authorized_company_id: number }
  ACCESS_REMOVED: { authorized_company_id: number }
  /** The account that owns a company's homes, by its id. */
  OWNER_ACCOUNT_CHANGED: { from: number | null; to: number | null }
  /** Somebody without an account was asked into a company; whoever has one joins, which is a role that changes. */
  COLLEAGUE_INVITED: { role: CompanyRole }
  /** What a company is and tells of itself, by the names of the fields; an affiliate that came or went. */
  COMPANY_CHANGED: { action: ActivityAction; fields: string[] }
}
export type SecurityKind = keyof SecurityDetails

const listed: Record<SecurityKind, true> = {
  SIGNED_IN: true,
  SIGN_IN_REFUSED: true,
  SESSIONS_ENDED: true,
  ACCOUNT_REGISTERED: true,
  ACCOUNT_CLOSED: true,
  PASSWORD_CHANGED: true,
  SECOND_FACTOR_ADDED: true,
  SECOND_FACTOR_REMOVED: true,
  RECOVERY_CODES_MADE: true,
  PASSKEY_ADDED: true,
  PASSKEY_REMOVED: true,
  IDENTITY_PROVEN: true,
  IDENTITY_PROOF_REFUSED: true,
  SECOND_FACTOR_DEMANDED: true,
  EMAIL_CHANGED: true,
  ROLE_CHANGED: true,
  GLOBAL_ROLES_CHANGED: true,
  MACHINE_TOKEN_MADE: true,
  ASSISTANCE_STARTED: true,
  EXPORTED: true,
  HOME_HANDED_OVER: true,
  CODE_SHOWN: true,
  CODE_REFUSED: true,
  IDENTITY_LINKED: true,
  IDENTITY_UNLINKED: true,
  IDENTITY_PROVIDER_CHANGED: true,
  IDENTITY_DOMAIN_CHANGED: true,
  IDENTITY_ONLY_WAY_CHANGED: true,
  ACCESS_GRANTED: true,
  ACCESS_REMOVED: true,
  OWNER_ACCOUNT_CHANGED: true,
  COLLEAGUE_INVITED: true,
  COMPANY_CHANGED: true,
}
/** Every kind: the closed list. */
export const securityKinds = Object.keys(listed) as [SecurityKind, ...SecurityKind[]]

/** How long an event is kept (CNIL). */
export const keptMonths = 12

/** What stands out of the last days: counted for a person, or an address, and a day in Paris. */
export const standingOut = {
  days: 30,
  /** Codes shown to one person in a day. */
  codes: 30,
  /** Sign-ins refused to one account, or to one address. */
  refusals: 10,
  /** Codes of homes refused to one person. */
  guesses: 10,
  /** An export begun from this hour on, or before that one. */
  night: { from: 22, until: 6 },
} as const
export const standingOutKinds = ['MANY_CODES', 'MANY_REFUSALS', 'MANY_GUESSES', 'NIGHT_EXPORTS'] as const
export type StandingOutKind = (typeof standingOutKinds)[number]
