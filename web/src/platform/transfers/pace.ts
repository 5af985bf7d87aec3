/** How much had left at an instant, in milliseconds. */
export type Sample = { at: number; sent: number }

/** Long enough to be calm, short enough to follow a change of network. */
const windowMs = 5000

/** The last few seconds of a transfer. One older sample stays, so that a stall is seen. */
export const withSample = (samples: readonly Sample[], sample: Sample): readonly Sample[] => {
  const all = [...samples, sample]
  const firstRecent = all.findIndex(({ at }) => at > sample.at - windowMs)
  return all.slice(Math.max(0, firstRecent - 1))
}

/** Bytes a second, or null while there is too little to tell. */
export const rateOf = (samples: readonly Sample[]): number | null => {
  const first = samples[0]
  const last = samples.at(-1)
  if (!first || !last || last.at - first.at < 250) return null
  return ((last.sent - first.sent) * 1000) / (last.at - first.at)
}

/** Seconds, or null when nobody knows. */
export const secondsLeft = (bytesLeft: number, rate: number | null): number | null =>
  rate === null || rate <= 0 ? null : Math.ceil(bytesLeft / rate)
