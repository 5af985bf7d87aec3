/** What a package brings. */
export const importKinds = ['TRIGGER', 'ANSWER', 'WORK', 'HANDOVER', 'DEVICE', 'FILE'] as const
export const importOutcomes = ['CREATED', 'KNOWN', 'LEFT_OUT'] as const
/** Why something of a package is left out. */
export const importReasons = [
  'OF_BUILDING',
  'OF_PRODUCT',
  'OF_INTERVENTION',
  'STUDY_THERE',
  'STUDY_UNREADABLE',
  'PRODUCT_UNKNOWN',
  'DEVICE_LEFT_OUT',
  'FILE_LEFT_OUT',
  'NOT_ASKED',
] as const
export type ImportReason = (typeof importReasons)[number]

/** A package may hold so many files, and so many bytes once unpacked. */
export const packageLimits = { files: 5000, bytes: 1_610_612_736, jsonBytes: 32 * 1_048_576 } as const
