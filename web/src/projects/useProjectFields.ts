import { handOverDays, projectList } from '@logis/contract/projects.lists'
import { useTranslation } from '../ui/texts.ts'
import { searchFields } from '../ui/searchFields.ts'
import type { SearchField } from '../ui/tableColumns.ts'
import type { ProjectRow } from './api.ts'

/** What the list is searched by. A manager may take the affiliates in; a building is named by the flats on the screen. */
export function useProjectFields(rows: readonly ProjectRow[] | undefined, withChildren: boolean): SearchField[] {
  const { t } = useTranslation()
  const parent = rows?.find((row) => row.parent !== null)?.parent
  const all = searchFields(projectList, {
    name: { title: 'projects.field.name' },
    contract_number: { title: 'projects.field.contract_number' },
    type: { title: 'projects.field.type', labelOf: (type) => t(`projects.types.${type}`) },
    address: { title: 'projects.field.address' },
    zip_code: { title: 'projects.field.zip_code' },
    city: { title: 'projects.field.city' },
    created_at: { title: 'projects.field.created_at' },
    activated: {
      title: 'projects.criteria.activated',
      labels: { yes: t('projects.criteria.isActivated'), no: t('projects.criteria.isNotActivated') },
    },
    credentials_sent: {
      title: 'projects.criteria.credentials_sent',
      labels: { yes: t('projects.criteria.isSent'), no: t('projects.criteria.isNotSent') },
    },
    without_email: {
      title: 'projects.criteria.without_email',
      labels: { yes: t('projects.criteria.hasNoEmail'), no: t('projects.criteria.hasEmail') },
    },
    occupied: {
      title: 'projects.criteria.occupied',
      labels: { yes: t('projects.criteria.isOccupied'), no: t('projects.criteria.isNotOccupied') },
    },
    undelivered: {
      title: 'projects.criteria.undelivered',
      labels: { yes: t('projects.criteria.isUndelivered'), no: t('projects.criteria.isNotUndelivered') },
    },
    lacks_documents: {
      title: 'projects.criteria.lacks_documents',
      labels: { yes: t('projects.criteria.areLacking'), no: t('projects.criteria.areComplete') },
    },
    lacks_paper: {
      title: 'projects.criteria.lacks_paper',
      labelOf: (code) => t(`projects.papers.${code}`),
    },
    hand_over_soon: {
      title: 'projects.criteria.hand_over_soon',
      labels: { yes: t('projects.criteria.isSoon', { days: handOverDays }) },
    },
    booklet_incomplete: {
      title: 'projects.cards.booklet',
      labels: { yes: t('projects.criteria.areLacking'), no: t('projects.criteria.areComplete') },
    },
    has_requests: {
      title: 'projects.criteria.has_requests',
      labels: { yes: t('projects.criteria.isPending'), no: t('projects.criteria.isNotPending') },
    },
    deleted: { title: 'projects.criteria.deleted', labels: { yes: t('projects.criteria.isCancelled') } },
    third_parties: { title: 'projects.criteria.third_parties', labels: { yes: t('projects.criteria.isAlso') } },
  })
  const ofManagers = searchFields(projectList, {
    children: { title: 'projects.criteria.children', labels: { yes: t('projects.criteria.isIncluded') } },
    is_ptg: {
      title: 'projects.criteria.is_ptg',
      labels: { no: t('projects.criteria.isExcluded'), yes: t('projects.criteria.isAlone') },
    },
  })
  const ofBuilding = searchFields(projectList, {
    parent_id: {
      title: 'projects.criteria.parent_id',
      options: parent ? [{ value: String(parent.id), label: parent.name }] : [],
    },
  })
  return [...all, ...(withChildren ? ofManagers : []), ...(parent ? ofBuilding : [])]
}
