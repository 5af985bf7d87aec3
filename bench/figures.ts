/** What is told of many measurements. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const ms = (value: number): string => `${value.toFixed(1)} ms`
