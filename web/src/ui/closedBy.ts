/**
 * A control that is closed, and why: it can still be reached, and whoever hears the page is told the reason in passing. Beside
 * it, `Tip` shows the reason to everybody else.
 */
export const closedBy = (reason: string | false | null | undefined) =>
  reason ? { 'aria-disabled': true, 'data-disabled': true, 'aria-description': reason } : {}
