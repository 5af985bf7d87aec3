import type { ReactNode } from 'react'
import { useTranslation } from '../texts.ts'
import { EmptyState } from '../EmptyState.tsx'
import { partOnDemand, usePart } from '../onDemand.tsx'
import { narrowings, type TableState } from '../tableState.ts'

const noResult = partOnDemand(() => import('./NoResult.tsx').then((module) => module.NoResult))

type Props = {
  state: TableState
  onChange: (state: TableState) => void
  /** What adds a row, unless `empty` has another way on. */
  add: ReactNode
  empty: { text: string; action?: ReactNode } | undefined
}

/** Nothing to show: because nothing is there yet, or because of what was searched. */
export function NoRows({ state, onChange, add, empty }: Props) {
  const { t } = useTranslation()
  const isSearched = narrowings(state) > 0
  const part = usePart(noResult, isSearched)
  if (isSearched) return part ? <part.Component {...{ state, onChange }} /> : null
  return <EmptyState text={empty?.text ?? t('ui.table.empty')} action={empty?.action ?? add} />
}
