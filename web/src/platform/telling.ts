/**
 * Tells, without carrying what tells: that comes at the first gesture (`warmUp.ts`), or now. For what the sign-in page
 * has too; everything else tells by `teller.tsx` at once.
 *
 * @example tellSoon(({ tellSuccess }) => tellSuccess(t('accounts.lost.sent')))
 */
export const tellSoon = (tell: (teller: typeof import('./teller.tsx')) => void) =>
  void import('./teller.tsx').then(tell).catch(() => undefined)
