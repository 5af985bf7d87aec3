import type { TextField } from './http.rules.ts'

/** Why a booklet is held (CCH L126-35-4): a new home, works on an old one, or its owner's wish. */
export const bookletKinds = ['CONSTRUCTION', 'WORKS', 'VOLUNTARY'] as const
export type BookletKind = (typeof bookletKinds)[number]

/** The state of an item, and of each of its parts: the worst part decides. */
export const bookletStates = ['NOT_APPLICABLE', 'COMPLETE', 'TO_CHECK', 'TO_COMPLETE'] as const
export type BookletState = (typeof bookletStates)[number]

/** The items that the law asks for, in its order. Which of them a home owes is data of the server. */
export const bookletItems = [
  'TRIGGER',
  'PLANS',
  'NETWORKS',
  'ENVELOPE',
  'EQUIPMENT',
  'NOTICES',
  'WORKS',
  'ATTESTATIONS',
  'HANDOVER',
] as const
export type BookletItem = (typeof bookletItems)[number]

/** The parts of a home that works may touch. */
export const touchable = [
  'roof',
  'walls',
  'glazing',
  'floor',
  'heating',
  'hot_water',
  'ventilation',
  'cooling',
  'renewables',
] as const
export type Touchable = (typeof touchable)[number]

/** Why a part is not complete, or does not apply. */
export const bookletReasons = [
  'MISSING',
  'NO_EQUIPMENT',
  'NOTICE_MISSING',
  'EXPIRED',
  'AS_BUILT_UNKNOWN',
  'NETWORK_UNKNOWN',
  'VALIDITY_UNKNOWN',
  'USE_UNKNOWN',
  'MODEL_UNKNOWN',
  'SURFACE_UNKNOWN',
  'PROPOSED_BY_STUDY',
  'DECLARED',
  'NONE_HELD',
  'NOT_ASKED',
  'UNTOUCHED',
  'POST_UNKNOWN',
  'NOT_IN_FORCE',
  'CAME_BY_LINK',
] as const
export type BookletReason = (typeof bookletReasons)[number]

/** What speaks for a part. */
export const bookletSources = ['DOCUMENT', 'DEVICE', 'STUDY', 'WORK', 'INTERVENTION', 'TRIGGER', 'HANDOVER'] as const

/** Told by acts of their own, and answered by no words. */
export const toldElsewhere: readonly BookletItem[] = ['TRIGGER', 'WORKS', 'HANDOVER']
/** Items whose parts a paper of the home may answer. */
export const answeredByPaper: readonly BookletItem[] = ['PLANS', 'NETWORKS', 'NOTICES', 'ATTESTATIONS']

/** How many papers may speak of one work. */
export const workDocumentsMax = 20

/** How many files one link brings at most. */
export const askFilesMax = 20

export const bookletTexts = {
  message: { max: 1000 },
  reference: { max: 120 },
  body: { max: 2000, required: true },
  description: { max: 2000, required: true },
  company_name: { max: 200, required: true },
  recipient: { max: 200, required: true },
} as const satisfies Record<string, TextField>

/** What is done of it counts as complete: what is there, and what does not apply. */
export const isDone = (state: BookletState) => state === 'COMPLETE' || state === 'NOT_APPLICABLE'
