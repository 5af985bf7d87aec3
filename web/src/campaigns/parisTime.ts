/** Everybody schedules by the clock by which everybody reads, wherever their computer is. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' })

/** An instant as a field of the browser writes it: `2026-11-28T09:00`, by the clock of Paris. */
export const parisTime = (at: Date) => clock.format(at).replace(' ', 'T')

/** The instant of what such a field says. The hour that a clock turned back shows twice is the later one. */
export const instantOfParis = (time: string): Date => {
  const asUtc = Date.parse(`${time}Z`)
  const aheadAt = (instant: number) => Date.parse(`${parisTime(new Date(instant))}Z`) - instant
  return new Date(asUtc - aheadAt(asUtc - aheadAt(asUtc)))
}
