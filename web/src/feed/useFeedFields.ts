import { activityList } from '@logis/contract/feed.lists'
import { useTranslation } from '../ui/texts.ts'
import { searchFields } from '../ui/searchFields.ts'
import { useActors } from './api.ts'

const optionsOf = (actors: readonly { id: number; name: string }[] = []) =>
  actors.map(({ id, name }) => ({ value: String(id), label: name }))

/** FEED-10. */
export function useFeedFields(projectId: number) {
  const { t } = useTranslation()
  const actors = useActors(projectId).data?.data
  return searchFields(activityList, {
    actor_user_id: { title: 'feed.field.user', options: optionsOf(actors?.users) },
    actor_company_id: { title: 'feed.field.company', options: optionsOf(actors?.companies) },
    model_type: { title: 'feed.field.model', labelOf: (model) => t(`feed.models.${model}`) },
    action: { title: 'feed.field.action', labelOf: (action) => t(`feed.actions.${action}`) },
    created_at: { title: 'feed.field.date' },
  })
}
