import type { CompanyRole } from './companies.rules.ts'

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
] as const
export type SessionEnd = (typeof sessionEnds)[number]

/**
 * What the security log tells of each kind of event, beside who, about whom, where from and when. Ids, codes and
 * counts alone: never a secret, and never an address of mail, for the log outlives the account.
 */
export type SecurityDetails = {
  /** A session was opened. */
  SIGNED_IN: { session_id: number; scope: string; provider?: string }
  /** `fault`: what was wrong with what a provider said. */
  SIGN_IN_REFUSED: { reason: string; provider?: string; fault?: string }
  SESSIONS_ENDED: { cause: SessionEnd; session_ids: number[] }
  ACCOUNT_REGISTERED: Record<string, never>
  ACCOUNT_CLOSED: Record<string, never>
  PASSWORD_CHANGED: Record<string, never>
  EMAIL_CHANGED: Record<string, never>
  /** In a company; null is no role at all. */
  ROLE_CHANGED: { from: CompanyRole | null; to: CompanyRole | null }
  /** On the whole platform. */
  GLOBAL_ROLES_CHANGED: { from: string[]; to: string[] }
  MACHINE_TOKEN_MADE: { session_id: number }
  /** Data left as a file: what the operation says; of how many rows, by which criteria, with whole codes, where it counts them. */
  EXPORTED: { rows?: number; criteria?: string[]; codes?: boolean }
  /** A home's code was shown, printed or sent. */
  CODE_SHOWN: { codes: number }
  /** An account of another provider opens this one from now on. */
  IDENTITY_LINKED: { provider: string }
  /** How a company's people sign in. */
  IDENTITY_PROVIDER_CHANGED: { from: string | null; to: string | null; fields: string[] }
  IDENTITY_DOMAIN_CHANGED: { domain: string; state: 'ADDED' | 'PROVEN' | 'LOST' | 'REMOVED' }
  IDENTITY_ONLY_WAY_CHANGED: { only: boolean }
}
export type SecurityKind = keyof SecurityDetails

const listed: Record<SecurityKind, true> = {
  SIGNED_IN: true,
  SIGN_IN_REFUSED: true,
  SESSIONS_ENDED: true,
  ACCOUNT_REGISTERED: true,
  ACCOUNT_CLOSED: true,
  PASSWORD_CHANGED: true,
  EMAIL_CHANGED: true,
  ROLE_CHANGED: true,
  GLOBAL_ROLES_CHANGED: true,
  MACHINE_TOKEN_MADE: true,
  EXPORTED: true,
  CODE_SHOWN: true,
  IDENTITY_LINKED: true,
  IDENTITY_PROVIDER_CHANGED: true,
  IDENTITY_DOMAIN_CHANGED: true,
  IDENTITY_ONLY_WAY_CHANGED: true,
}
/** Every kind: the closed list. */
export const securityKinds = Object.keys(listed) as [SecurityKind, ...SecurityKind[]]
