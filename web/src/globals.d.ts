/** The portal's own version, from the root package.json (ruling 16). */
declare const __VERSION__: string

/**
 * The sentences of the refusals, one language at a time, those of the first pages and of work on many homes apart: the build writes them out of
 * the contract (`vite.config.ts`).
 */
declare module 'virtual:refusals/*' {
  export const refusals: Record<import('@logis/contract/errors').Reason, string>
}
declare module 'virtual:refusals.bulk/*' {
  export const refusals: Record<import('@logis/contract/errors').Reason, string>
}
declare module 'virtual:refusals.rest/*' {
  export const refusals: Record<import('@logis/contract/errors').Reason, string>
}

/** Of the contract, what the frame, the home pages and the list of projects call. */
declare module 'virtual:first-operations' {
  export const contract: Partial<import('@logis/contract/contract').Contract>
}

/** Of the contract, the operations that are called before anybody has signed in (`vite.config.ts`). */
declare module 'virtual:entrance-operations' {
  export const contract: Partial<import('@logis/contract/contract').Contract>
}
