import { refusals, type Reason } from '@logis/contract/errors'
import { useTranslation } from 'react-i18next'

/**
 * Why an act is closed, in the words of its refusal. For pages alone: it brings the sentence of every reason along.
 *
 * @example
 * const reason = useReason()
 * <ActButton closed={reason(project.cannot.invite)} …>
 */
export const useReason = () => {
  const { i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'fr'
  return (reason: Reason | null) => (reason === null ? null : refusals[reason][language])
}
