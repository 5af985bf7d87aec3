import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { DataTable } from '../ui/DataTable.tsx'

/** Those whose texts say what their list is called, where it looks for a text, and how one more is made. */
type Noun =
  | 'trades'
  | 'productLabels'
  | 'productClasses'
  | 'products'
  | 'manufacturers'
  | 'energies.utilities'
  | 'people'
type Table<Row> = ComponentProps<typeof DataTable<Row & object>>
type Props<Row> = Omit<Table<Row>, 'title' | 'heading' | 'noun' | 'hint' | 'action' | 'add' | 'empty'> & {
  noun: Noun
  onAdd: () => void
  /** Other ways on, before the one that adds. */
  beside?: ReactNode
}

/** A page of administration that is a list which one adds to. */
export function ReferenceTable<Row extends object>({ noun, onAdd, beside, ...table }: Props<Row>) {
  const { t } = useTranslation()
  useCrumbs([{ label: t('administration.title') }, { label: t(`${noun}.title`) }])
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} aria-haspopup="dialog" onClick={onAdd}>
      {t(`${noun}.create.open`)}
    </Button>
  )
  return (
    <DataTable
      {...table}
      title={t(`${noun}.title`)}
      heading="h1"
      noun={`${noun}.count`}
      hint={t(`${noun}.textHint`)}
      action={beside}
      add={add}
      empty={{ text: t(`${noun}.empty`) }}
    />
  )
}
