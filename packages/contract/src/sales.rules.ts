/** How far ahead an owner names the day of the deed. */
export const saleDaysAhead = 365
/** Days after the deed during which the buyer's link still opens what was offered. */
export const saleLinkDays = 60
