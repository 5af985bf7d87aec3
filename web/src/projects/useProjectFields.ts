import { residenceTypes } from '@logis/contract/projects.rules'
import { useTranslation } from 'react-i18next'
import type { SearchField } from '../ui/tableColumns.ts'
import type { ProjectRow } from './api.ts'

type Option = [value: string, label: string]

/** What the list is searched by. A manager may take the affiliates in; a building is named by the flats on the screen. */
export function useProjectFields(rows: readonly ProjectRow[] | undefined, withChildren: boolean): SearchField[] {
  const { t } = useTranslation()
  const parent = rows?.find((row) => row.parent !== null)?.parent
  const choice = (key: string, title: string, ...options: Option[]): SearchField => ({
    key,
    title: `projects.${title}`,
    kind: 'select',
    options: options.map(([value, label]) => ({ value, label })),
  })
  const types = residenceTypes.map((type): Option => [type, t(`projects.types.${type}`)])
  const ofManagers = [
    choice('children', 'criteria.children', ['1', t('projects.criteria.isIncluded')]),
    choice(
      'is_ptg',
      'criteria.is_ptg',
      ['0', t('projects.criteria.isExcluded')],
      ['1', t('projects.criteria.isAlone')],
    ),
  ]
  return [
    { key: 'name', title: 'projects.field.name', kind: 'text' },
    { key: 'contract_number', title: 'projects.field.contract_number', kind: 'text' },
    choice('type', 'field.type', ...types),
    { key: 'address', title: 'projects.field.address', kind: 'text' },
    { key: 'zip_code', title: 'projects.field.zip_code', kind: 'text' },
    { key: 'city', title: 'projects.field.city', kind: 'text' },
    { key: 'created_at', title: 'projects.field.created_at', kind: 'date', symbol: '<=', noFuture: true },
    choice(
      'activated',
      'criteria.activated',
      ['1', t('projects.criteria.isActivated')],
      ['0', t('projects.criteria.isNotActivated')],
    ),
    choice(
      'credentials_sent',
      'criteria.credentials_sent',
      ['1', t('projects.criteria.isSent')],
      ['0', t('projects.criteria.isNotSent')],
    ),
    choice(
      'without_email',
      'criteria.without_email',
      ['1', t('projects.criteria.hasNoEmail')],
      ['0', t('projects.criteria.hasEmail')],
    ),
    choice('deleted', 'criteria.deleted', ['1', t('projects.criteria.isCancelled')]),
    choice('third_parties', 'criteria.third_parties', ['1', t('projects.criteria.isAlso')]),
    ...(withChildren ? ofManagers : []),
    ...(parent ? [choice('parent_id', 'criteria.parent_id', [String(parent.id), parent.name])] : []),
  ]
}
