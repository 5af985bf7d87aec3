import { trendWeeks, type ActivationDelay, type Trend } from '@logis/contract/companies.statistics'

/** What the last visits and the change of a figure look back to. */
export const recentDays = 30

/** Who activated a home within so many days counts in how long an activation takes. */
export const delayDays = 90

/** How much was added so many days ago. */
type AddedThen = { age: number; amount: number }

const sumOf = (added: readonly AddedThen[], isIn: (age: number) => boolean) =>
  added.reduce((sum, { age, amount }) => (isIn(age) ? sum + amount : sum), 0)

/** What the figure is now, less what has been added since. */
export const trendFrom = (now: number, added: readonly AddedThen[]): Trend => ({
  change: sumOf(added, (age) => age < recentDays),
  weeks: Array.from({ length: trendWeeks }, (_, index) => {
    const daysAgo = 7 * (trendWeeks - 1 - index)
    return now - sumOf(added, (age) => age < daysAgo)
  }),
})

/** So many homes were activated `age` days ago, `days` after they were invited. */
export type Delayed = { age: number; days: number; homes: number }

/** The day in the middle, half a day rounded up; null where there is none. */
const medianOf = (delays: readonly Delayed[]) => {
  const ascending = delays.toSorted((a, b) => a.days - b.days)
  const homes = ascending.reduce((sum, delay) => sum + delay.homes, 0)
  const dayOf = (place: number) => {
    let passed = 0
    return ascending.find((delay) => (passed += delay.homes) > place)?.days
  }
  const [low, high] = [dayOf(Math.floor((homes - 1) / 2)), dayOf(Math.floor(homes / 2))]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}

/** How long homes wait for their activation, now and as it was; null while no invitation has led to one lately. */
export const delayFrom = (delays: readonly Delayed[]): ActivationDelay | null => {
  const medianBefore = (daysAgo: number) =>
    medianOf(delays.filter(({ age }) => age >= daysAgo && age < daysAgo + delayDays))
  const days = medianBefore(0)
  const former = medianBefore(recentDays)
  if (days === null) return null
  return {
    days,
    change: former === null ? null : days - former,
    weeks: Array.from({ length: trendWeeks }, (_, index) => medianBefore(7 * (trendWeeks - 1 - index))),
  }
}
