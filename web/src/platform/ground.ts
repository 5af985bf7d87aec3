/**
 * How the pages get on that are drawn both in the portal and on the ways in, which have neither a router nor a cache
 * of answers. Whoever draws them says it: `portal.ts`, `loginAtOnce.tsx`.
 */
export type Ground = {
  /** To an address of the portal. */
  go: (href: string) => void
  /** With a session that has just opened: where one wanted to go, else home. */
  enter: (wanted: string | null) => Promise<void>
  /** What the server wrote in the language of before is asked again. */
  readAgain: () => Promise<unknown>
  /** The address that a form has found to be of an account, for the sign-in that follows: nobody types it twice. */
  known?: string
}

export const ground: Ground = {
  go: (href) => location.assign(href),
  enter: async (wanted) => location.assign(wanted ?? '/'),
  readAgain: async () => undefined,
}
