import { activityActions, activityModels } from '@logis/contract/feed.rules'
import { useTranslation } from 'react-i18next'
import type { SearchField } from '../ui/tableColumns.ts'
import { useActors } from './api.ts'

const optionsOf = (actors: readonly { id: number; name: string }[] = []) =>
  actors.map(({ id, name }) => ({ value: String(id), label: name }))

/** FEED-10. The date is compared with « à partir du » first (FEED-09). */
export function useFeedFields(projectId: number): SearchField[] {
  const { t } = useTranslation()
  const actors = useActors(projectId).data?.data
  return [
    { key: 'actor_user_id', title: 'feed.field.user', kind: 'select', options: optionsOf(actors?.users) },
    { key: 'actor_company_id', title: 'feed.field.company', kind: 'select', options: optionsOf(actors?.companies) },
    {
      key: 'model_type',
      title: 'feed.field.model',
      kind: 'select',
      options: activityModels.map((value) => ({ value, label: t(`feed.models.${value}`) })),
    },
    {
      key: 'action',
      title: 'feed.field.action',
      kind: 'select',
      options: activityActions.map((value) => ({ value, label: t(`feed.actions.${value}`) })),
    },
    { key: 'created_at', title: 'feed.field.date', kind: 'date', symbol: '>=', noFuture: true },
  ]
}
