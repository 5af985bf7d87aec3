import type { MaterialLabel } from '@logis/contract/materialLabels'
import { labelList } from '@logis/contract/materialLabels.lists'
import type { LabelRow } from '@logis/contract/materialLabels.rules'
import { productsOf, sameProducts } from '@logis/contract/materialLabels.rules'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useCompanyCrumbs } from '../companies/useCompanyCrumbs.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { useLanguage } from '../platform/useLanguage.ts'
import { useTableState } from '../platform/useTableState.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { tableSearch } from '../ui/tableSearch.ts'
import { useLabels } from './api.ts'
import { LabelEditor } from './LabelEditor.tsx'
import { rowsOf, wordsOf } from './labelRows.ts'

/** FAV-01: what the company's walls are usually made of, office by office. */
export function LabelsPage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  useCompanyCrumbs(companyId, { label: t('materialLabels.title') })
  // Another company's favourites start afresh.
  return <Labels key={companyId} companyId={companyId} />
}

const table = tableSearch(labelList, { without: ['thermal_engineering_office_id'] })

function Words({ label, of }: { label: MaterialLabel; of: 'type' | 'nature' }) {
  const { t } = useTranslation()
  const words = wordsOf(label, useLanguage())[of]
  if (of === 'nature') return words
  return (
    <>
      {words}
      <span style={{ color: 'var(--mantine-color-dimmed)' }}> · {t(`materialLabels.kinds.${label.wall_type}`)}</span>
    </>
  )
}

function Labels({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const query = useLabels(companyId)
  const { state, change } = useTableState(table)
  // Kept here, so that a row may be closed and opened again with what was typed in it.
  const [edits, setEdits] = useState<Readonly<Record<number, readonly LabelRow[]>>>({})
  const rowsFor = (label: MaterialLabel) => edits[label.id] ?? rowsOf(label)
  const isDirty = (label: MaterialLabel) => {
    const rows = edits[label.id]
    return (
      rows !== undefined && !(rows.length === label.products.length && sameProducts(productsOf(rows), label.products))
    )
  }
  const set = (label: MaterialLabel, rows: readonly LabelRow[] | null) =>
    setEdits(({ [label.id]: _before, ...others }) => (rows === null ? others : { ...others, [label.id]: rows }))

  const columns: TableColumn<MaterialLabel>[] = [
    {
      key: 'office',
      title: 'materialLabels.column.office',
      width: '16%',
      cell: ({ thermal_engineering_office: { name } }) => name,
    },
    { key: 'company', title: 'materialLabels.column.company', width: '14%', cell: ({ company_name }) => company_name },
    {
      key: 'type',
      title: 'materialLabels.column.type',
      width: '18%',
      cell: (label) => <Words label={label} of="type" />,
    },
    {
      key: 'nature',
      title: 'materialLabels.column.nature',
      width: '16%',
      cell: (label) => <Words label={label} of="nature" />,
    },
    {
      key: 'label',
      title: 'materialLabels.column.label',
      phone: 'name',
      cell: (label) => (
        <>
          {label.envelope_label} {isDirty(label) && <StatusChip tone="warning" label={t('materialLabels.unsaved')} />}
        </>
      ),
    },
  ]
  return (
    <DataTable
      title={t('materialLabels.title')}
      heading="h1"
      noun="materialLabels.count"
      query={query}
      columns={columns}
      rowId={({ id }) => String(id)}
      rowName={({ envelope_label }) => envelope_label}
      state={state}
      onChange={change}
      paged={false}
      detail={(label) => (
        <LabelEditor
          companyId={companyId}
          label={label}
          rows={rowsFor(label)}
          onChange={(rows) => set(label, rows)}
          onSaved={() => set(label, null)}
        />
      )}
      expand="many"
      empty={{ text: t('materialLabels.empty') }}
    />
  )
}
