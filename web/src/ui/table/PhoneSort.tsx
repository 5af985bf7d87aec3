import { NativeSelect } from '@mantine/core'
import { useTranslation } from '../texts.ts'
import type { TableColumn } from '../tableColumns.ts'
import type { TableSort } from '../tableState.ts'
import { textOf } from './texts.ts'

type Props<Row> = {
  columns: readonly TableColumn<Row, string>[]
  sort: TableSort | null
  onSort: (sort: TableSort | null) => void
}

/** The order of the rows on a phone, where there is no header to press. */
export function PhoneSort<Row>({ columns, sort, onSort }: Props<Row>) {
  const { t } = useTranslation()
  const choices = columns.flatMap(({ sort: key, title }) => {
    if (key === undefined) return []
    const column = textOf(t, title)
    return [
      { value: key, label: t('ui.table.sortAsc', { column }) },
      { value: `-${key}`, label: t('ui.table.sortDesc', { column }) },
    ]
  })
  if (choices.length === 0) return null
  const choose = (value: string) =>
    onSort(value === '' ? null : { key: value.replace(/^-/, ''), descending: value.startsWith('-') })
  return (
    <NativeSelect
      mb="sm"
      maw={360}
      label={t('ui.table.sortBy')}
      value={sort ? `${sort.descending ? '-' : ''}${sort.key}` : ''}
      data={[{ value: '', label: t('ui.table.sortDefault') }, ...choices]}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}
