import { residenceTypes } from '@logis/contract/projects.rules'
import { useTranslation } from 'react-i18next'
import type { SearchField } from '../ui/tableColumns.ts'
import type { ProjectRow } from './api.ts'

/** What the list is searched by. A manager may take the affiliates in; a building is named by the flats on the screen. */
export function useProjectFields(rows: readonly ProjectRow[] | undefined, withChildren: boolean): SearchField[] {
  const { t } = useTranslation()
  const parent = rows?.find((row) => row.parent !== null)?.parent
  const ofManagers: SearchField[] = [
    {
      key: 'children',
      title: 'projects.criteria.children',
      kind: 'select',
      options: [{ value: '1', label: t('projects.criteria.isIncluded') }],
    },
    {
      key: 'is_ptg',
      title: 'projects.criteria.is_ptg',
      kind: 'select',
      options: [
        { value: '0', label: t('projects.criteria.isExcluded') },
        { value: '1', label: t('projects.criteria.isAlone') },
      ],
    },
  ]
  const building: SearchField = {
    key: 'parent_id',
    title: 'projects.criteria.parent_id',
    kind: 'select',
    options: parent ? [{ value: String(parent.id), label: parent.name }] : [],
  }
  return [
    { key: 'name', title: 'projects.field.name', kind: 'text' },
    { key: 'contract_number', title: 'projects.field.contract_number', kind: 'text' },
    {
      key: 'type',
      title: 'projects.field.type',
      kind: 'select',
      options: residenceTypes.map((type) => ({ value: type, label: t(`projects.types.${type}`) })),
    },
    { key: 'address', title: 'projects.field.address', kind: 'text' },
    { key: 'zip_code', title: 'projects.field.zip_code', kind: 'text' },
    { key: 'city', title: 'projects.field.city', kind: 'text' },
    { key: 'created_at', title: 'projects.field.created_at', kind: 'date', symbol: '<=', noFuture: true },
    {
      key: 'activated',
      title: 'projects.criteria.activated',
      kind: 'select',
      options: [
        { value: '1', label: t('projects.criteria.isActivated') },
        { value: '0', label: t('projects.criteria.isNotActivated') },
      ],
    },
    {
      key: 'credentials_sent',
      title: 'projects.criteria.credentials_sent',
      kind: 'select',
      options: [
        { value: '1', label: t('projects.criteria.isSent') },
        { value: '0', label: t('projects.criteria.isNotSent') },
      ],
    },
    {
      key: 'without_email',
      title: 'projects.criteria.without_email',
      kind: 'select',
      options: [
        { value: '1', label: t('projects.criteria.hasNoEmail') },
        { value: '0', label: t('projects.criteria.hasEmail') },
      ],
    },
    {
      key: 'deleted',
      title: 'projects.criteria.deleted',
      kind: 'select',
      options: [{ value: '1', label: t('projects.criteria.isCancelled') }],
    },
    ...(withChildren ? ofManagers : []),
    ...(parent ? [building] : []),
  ]
}
