import type { Reason } from '@logis/contract/errors'
import { useTranslation } from '../ui/texts.ts'
import { useIdentity } from './identity.ts'

/**
 * Why an act is closed, in the words of its refusal; false when it is none of the reader's acts: who may only read
 * sees no dead control, and is told so once, by the page. For pages alone: the pages before sign-in have not all texts.
 *
 * @example
 * const reason = useReason()
 * <ActButton closed={reason(project.cannot.invite)} …>
 */
export const useReason = () => {
  const { t } = useTranslation()
  return (reason: Reason | null): string | false | null =>
    reason === null ? null : reason === 'FORBIDDEN' ? false : t(`refusals.${reason}`)
}

/** Why what leaves as a file, or comes in as many, is closed to whoever assists someone; null to everyone else. */
export const useClosedToSupport = (): string | null => {
  const { t } = useTranslation()
  return useIdentity().user.impersonated_by === null ? null : t('refusals.NOT_WHILE_IMPERSONATED')
}
