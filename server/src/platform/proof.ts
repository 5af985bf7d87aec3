import type { Actor } from './actor.ts'
import { refuse } from './refuse.ts'

/**
 * Before what is serious: whoever sits there has proven within ten minutes that it is still them (decision 90). The screen
 * asks for a code or the password, and sends the same call again.
 */
export const demandProof = ({ actor }: { actor: Actor }): void => {
  if (!actor.isProven) refuse('PROOF_REQUIRED')
}
