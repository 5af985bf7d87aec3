import type { Reason } from '@logis/contract/errors'
import { useTranslation, type Translate } from '../ui/texts.ts'
import { useIdentity } from './identity.ts'

/**
 * The sentence of a refusal. A page that comes without the refusals of homes, or of a version that knows no such reason,
 * says that it cannot be done: nobody reads a code.
 */
export const sayRefusal = (t: Translate, reason: Reason): string =>
  t(`refusals.${reason}`, { defaultValue: t('refusals.METHOD_NOT_ALLOWED') })

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
    reason === null ? null : reason === 'FORBIDDEN' ? false : sayRefusal(t, reason)
}

/** Why all of a card is closed, also to who may only read: it says so itself. False while nothing is in the way. */
export const useClosedCard = () => {
  const { t } = useTranslation()
  const reasonOf = useReason()
  return (reason: Reason | null | undefined): string | false => {
    const closed = reasonOf(reason ?? null)
    return closed === false ? t('refusals.FORBIDDEN') : (closed ?? false)
  }
}

/** Why what leaves as a file, or comes in as many, is closed to whoever assists someone; null to everyone else. */
export const useClosedToSupport = (): string | null => {
  const { t } = useTranslation()
  return useIdentity().user.impersonated_by === null ? null : t('refusals.NOT_WHILE_IMPERSONATED')
}
