import type { flatBookletList } from '@logis/contract/booklet.lists'
import { bookletItems, isDone, type BookletItem } from '@logis/contract/booklet.rules'
import { flatsTickedMax } from '@logis/contract/flats.rules'
import type { SortKey } from '@logis/contract/lists'
import { Anchor, VisuallyHidden } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation, type Translate } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useReason } from '../platform/reasons.ts'
import { useTableState } from '../platform/useTableState.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { Card } from '../ui/Card.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import type { TableColumn } from '../ui/tableColumns.ts'
import { firstFlatBooklets, useFlatBooklets, type FlatBooklet } from './api.ts'
import classes from './Booklet.module.css'
import { flatBookletFields, flatBookletTable } from './flatBookletTable.ts'
import { StateIcon } from './StateIcon.tsx'

const FillDialog = onDemand(() => import('./FillDialog.tsx').then((module) => module.FillDialog))

type Column = TableColumn<FlatBooklet, SortKey<typeof flatBookletList>>

const progress: Column = {
  key: 'done',
  title: 'booklet.flats.field.done',
  width: 88,
  sort: 'done',
  cell: ({ progress: { done, total } }) => <span className={classes.meter}>{`${done}/${total}`}</span>,
}

/** A cell says its state by a shape, and in words to those who do not see it. */
const columnOf = (t: Translate, code: BookletItem): Column => ({
  key: code,
  title: `booklet.columns.${code}`,
  width: 70,
  phone: 'hidden',
  cell: ({ items }) => {
    const item = items.find((one) => one.code === code)
    if (!item) return null
    const state = t(`booklet.states.${item.state}`)
    return (
      <span className={classes.cell} title={state}>
        <StateIcon state={item.state} size={18} />
        <VisuallyHidden>{state}</VisuallyHidden>
      </span>
    )
  },
})
/** On a phone the nine columns are one sentence. */
const lacks = (t: Translate): Column => ({
  key: 'lacks',
  title: 'booklet.flats.field.lacks',
  extra: true,
  cell: ({ items }) => {
    const missing = items.filter(({ state }) => !isDone(state)).map(({ code }) => t(`booklet.items.${code}`))
    return missing.length === 0 ? t('booklet.complete') : missing.join(', ')
  },
})

type Props = { project: { id: number }; companyId: number }

/** The booklets of a building: its flats against the items, and the same answer given in many of them at once. */
export function FlatBookletsCard({ project: { id: building_id }, companyId }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  const { state, change } = useTableState(flatBookletTable)
  const query = useFlatBooklets(building_id, state)
  const [filling, fill] = useState<{ ids: number[] | undefined; clear?: () => void } | null>(null)
  const answer = query.data
  const closed = reason(answer?.cannot.fill ?? null)
  const name: Column = {
    key: 'name',
    title: 'booklet.flats.field.name',
    sort: 'name',
    phone: 'name',
    cell: (flat) => (
      <Anchor component={Link} to={paths.project(companyId, flat.id)} hash="booklet" inherit fw={500}>
        {flat.name}
      </Anchor>
    ),
  }
  const codes = answer?.columns.map(({ code }) => code) ?? bookletItems
  return (
    <Card
      title={t('booklet.flats.title')}
      chips={
        answer &&
        answer.flats_count > 0 && (
          <StatusChip
            tone={answer.complete_count === answer.flats_count ? 'success' : 'warning'}
            label={t('booklet.flats.complete', { count: answer.complete_count, total: answer.flats_count })}
          />
        )
      }
      actions={
        answer &&
        answer.flats_count > 0 && (
          <ActButton
            variant="default"
            closed={closed}
            aria-haspopup="dialog"
            leftSection={<IconListCheck size={16} aria-hidden />}
            onClick={() => fill({ ids: undefined })}
          >
            {t('booklet.flats.fill')}
          </ActButton>
        )
      }
    >
      <DataTable
        title={t('booklet.flats.title')}
        heading="none"
        noun="booklet.flats.count"
        query={query}
        columns={[name, progress, ...codes.map((code) => columnOf(t, code)), lacks(t)]}
        rowId={({ id }) => String(id)}
        rowName={(row) => row.name}
        state={state}
        onChange={change}
        search={flatBookletFields(t)}
        bulk={
          answer?.cannot.fill === null
            ? {
                most: flatsTickedMax,
                everyResult: () => firstFlatBooklets(building_id, state, flatsTickedMax),
                acts: (flats, { clear, closed: busy }) =>
                  flats.length > 0 && (
                    <ActButton
                      size="xs"
                      closed={busy}
                      aria-haspopup="dialog"
                      onClick={() => fill({ ids: flats.map(({ id }) => id), clear })}
                    >
                      {t('booklet.flats.fillTicked', { count: flats.length })}
                    </ActButton>
                  ),
              }
            : undefined
        }
        empty={{ text: t('booklet.flats.empty') }}
      />
      {filling && answer && (
        <FillDialog
          buildingId={building_id}
          columns={answer.columns}
          ids={filling.ids}
          onDone={() => filling.clear?.()}
          onClose={() => fill(null)}
        />
      )}
    </Card>
  )
}
