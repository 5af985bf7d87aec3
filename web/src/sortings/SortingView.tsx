import { sortingFileList } from '@logis/contract/sortings.lists'
import { sortingTickedMax } from '@logis/contract/sortings.rules'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useLabels } from '../documents/api.ts'
import { useRefresh } from '../platform/acts.ts'
import { useTableState } from '../platform/useTableState.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { tableSearch } from '../ui/tableSearch.ts'
import { withCriteria, withoutEmptyView } from '../ui/tableState.ts'
import { isMoving, useSortingFiles, type Sorting, type SortingFile } from './api.ts'
import { BulkActs } from './BulkActs.tsx'
import { CorrectFiles } from './CorrectFiles.tsx'
import { fileColumns } from './fileColumns.tsx'
import { FileViews } from './FileViews.tsx'
import { HomesPanel } from './HomesPanel.tsx'
import { Outcome } from './Outcome.tsx'
import classes from './Sortings.module.css'
import { StartBar } from './StartBar.tsx'
import { useDragging } from './useDragging.ts'
import { useFileFields } from './useFileFields.ts'

const table = tableSearch(sortingFileList)

type Props = { companyId: number; sorting: Sorting; invite: ReactNode }

/** Each file with its home, its folder and its label, and why; what nobody knows the home of first. */
export function SortingView({ companyId, sorting, invite }: Props) {
  const { t } = useTranslation()
  const { state: asked, change } = useTableState(table)
  const state = withoutEmptyView(asked, 'state', sorting.counts)
  const fields = useFileFields(sorting, state)
  const files = useSortingFiles(companyId, sorting.id, state)
  const labels = useLabels()
  // What a drag takes: the ticked files, if the one under the pointer is among them.
  const [ticked, setTicked] = useState<readonly number[]>([])
  const { isDragging, startDragging } = useDragging()
  useReadAgain(sorting)
  const isOpen = sorting.cannot.correct === null
  const place = { companyId, sortingId: sorting.id }
  const columns = fileColumns({
    labels,
    drag: isOpen
      ? {
          idsFor: ({ id }) => (ticked.includes(id) ? ticked : [id]),
          onStart: startDragging,
        }
      : null,
  })
  return (
    <>
      <Outcome {...{ companyId, sorting, invite }} />
      <div className={classes.board} data-open={isOpen || undefined}>
        <div className={classes.rows}>
          <DataTable
            title={t('sortings.table')}
            noun="sortings.files"
            query={files}
            columns={columns}
            rowId={({ id }) => String(id)}
            rowName={({ path }) => path}
            state={state}
            onChange={change}
            paged={false}
            search={fields}
            hint={t('sortings.hint')}
            above={<FileViews counts={sorting.counts} total={sorting.total} {...{ state }} onChange={change} />}
            opens={(file) => isOpen && mayCorrect(file)}
            marked={({ state: own }) => own === 'REFUSED'}
            {...(isOpen && {
              detail: (file: SortingFile) => <CorrectFiles key={file.id} {...place} files={[file]} {...{ labels }} />,
              bulk: {
                most: sortingTickedMax,
                everyResult: async () => (files.data?.data ?? []).slice(0, sortingTickedMax),
                acts: (rows: SortingFile[], { clear, closed }: { clear: () => void; closed: string | null }) => (
                  <BulkActs {...place} {...{ rows, labels, closed }} onTicked={setTicked} onDone={clear} />
                ),
              },
            })}
            empty={{ text: t('sortings.none') }}
          />
        </div>
        {isOpen && (
          <HomesPanel
            {...place}
            homes={sorting.homes}
            isDragging={isDragging}
            shown={state.criteria['residence_id']?.value}
            onShow={(id) => change(withCriteria(state, id === null ? {} : { residence_id: { value: String(id) } }))}
          />
        )}
      </div>
      {isOpen && <StartBar {...{ companyId, sorting }} />}
    </>
  )
}

const mayCorrect = ({ state, cause }: SortingFile) =>
  ['UNSORTED', 'REFUSED', 'READY', 'EXISTING'].includes(state) ||
  (state === 'LEFT_OUT' && (cause === 'chosen' || cause === 'archive'))

/** As files are read and filed, the table follows; once they are, so do the projects that they went to. */
function useReadAgain(sorting: Sorting) {
  const queries = useQueryClient()
  const moving = isMoving(sorting)
  const counted = JSON.stringify(sorting.counts)
  useEffect(() => {
    if (counted) void queries.invalidateQueries({ queryKey: [['sortings', 'listSortingFiles']] })
  }, [counted, queries])
  const readFiled = useEffectEvent(useRefresh('sortings.startSorting'))
  useEffect(() => {
    if (!moving) void readFiled()
  }, [moving])
}
