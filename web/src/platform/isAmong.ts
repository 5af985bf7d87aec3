/** Whether a text is one of these codes; it is one of their type from then on. */
export const isAmong = <T extends string>(codes: readonly T[], value: string): value is T =>
  codes.some((code) => code === value)
