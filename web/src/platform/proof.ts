/**
 * What the pages of someone signed in do with a refused call that asks more of the person than to be signed in: a proof
 * that it is still them, a second factor. Answers whether the call may be sent again. Few bytes: the sign-in has it too.
 */
export const proof: { ask: ((error: unknown) => Promise<boolean>) | null } = { ask: null }
