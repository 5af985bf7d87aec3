import type { Reason } from '@logis/contract/errors'
import { useTranslation } from 'react-i18next'

/**
 * Why an act is closed, in the words of its refusal. For pages alone: the pages before sign-in have not all texts.
 *
 * @example
 * const reason = useReason()
 * <ActButton closed={reason(project.cannot.invite)} …>
 */
export const useReason = () => {
  const { t } = useTranslation()
  return (reason: Reason | null) => (reason === null ? null : t(`refusals.${reason}`))
}
