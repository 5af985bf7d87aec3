import { useTranslation } from '../ui/texts.ts'
import { specialActOf, subjectOf } from './acts.ts'
import type { ActivityLog } from './api.ts'

/** What was done and on what, after the name of whoever did it. */
export const useActText = () => {
  const { t } = useTranslation()
  return (log: ActivityLog): string => {
    const special = specialActOf(log)
    const act = special ? t(`feed.special.${special}`) : t(`feed.acts.${log.model_name}.${log.action}`)
    const subject = subjectOf(log)
    return subject ? `${act} ${t('feed.subject', { name: subject })}` : act
  }
}
