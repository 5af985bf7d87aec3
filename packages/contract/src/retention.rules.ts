import type { TextField } from './http.rules.ts'

/**
 * Where a company's data stands once nothing it subscribed to runs: its end is near, it is past, an administrator keeps
 * it for a reason, its screens are closed, it is being erased, it is erased.
 */
export const retentionStates = ['ANNOUNCED', 'DUE', 'HELD', 'ARCHIVED', 'ERASING', 'ERASED'] as const
export type RetentionState = (typeof retentionStates)[number]

/** What an administrator decides of data whose time has passed. Nothing else destroys it. */
export const retentionActs = ['ARCHIVE', 'ERASE'] as const
export type RetentionAct = (typeof retentionActs)[number]

/** What people of a company that is archived are told as they sign in: kept in French, told in their language. */
export const archivedReason = {
  fr: 'Vos données sont archivées : leur durée de conservation est écoulée.',
  en: 'Your data is archived: it has been kept for as long as it was to be.',
} as const
/** Why a company is closed, word for word as somebody wrote it, or as the portal did. */
export const closedReasonIn = (reason: string, language: 'fr' | 'en'): string =>
  reason === archivedReason.fr ? archivedReason[language] : reason

/** How many days before the end of retention the company is told. */
export const retentionNoticeDays = [60, 15] as const
/** Nothing is erased sooner after the company was told. */
export const noticeBeforeErasure = 15
/** Companies that one decision is about. */
export const decidedAtOnce = 100

/** Papers of accounts are kept for so long by law: their homes stay. */
export const accountingYears = 10

export const retentionFields = { reason: { max: 300, required: true } } as const satisfies Record<string, TextField>
