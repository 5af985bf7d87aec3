import { activityList } from '@logis/contract/feed.lists'
import { useTranslation } from '../ui/texts.ts'
import { searchFields } from '../ui/searchFields.ts'
import type { TableState } from '../ui/tableState.ts'
import { withAsked } from '../ui/withAsked.ts'
import { useActors } from './api.ts'

const optionsOf = (actors: readonly { id: number; name: string }[] | undefined) =>
  actors?.map(({ id, name }) => ({ value: String(id), label: name }))

/** FEED-10. */
export function useFeedFields(projectId: number, { criteria }: TableState) {
  const { t } = useTranslation()
  const actors = useActors(projectId).data?.data
  return searchFields(activityList, {
    actor_user_id: {
      title: 'feed.field.user',
      options: withAsked(optionsOf(actors?.users), criteria['actor_user_id'], t('feed.unknownUser')),
    },
    actor_company_id: {
      title: 'feed.field.company',
      options: withAsked(optionsOf(actors?.companies), criteria['actor_company_id'], t('feed.unknownCompany')),
    },
    model_type: { title: 'feed.field.model', labelOf: (model) => t(`feed.models.${model}`) },
    action: { title: 'feed.field.action', labelOf: (action) => t(`feed.actions.${action}`) },
    created_at: { title: 'feed.field.date' },
  })
}
