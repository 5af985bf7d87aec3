import { trendWeeks, type Trend } from '@logis/contract/companies.statistics'

/** What the last visits and the change of a figure look back to. */
export const recentDays = 30

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
