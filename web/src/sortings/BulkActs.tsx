import { IconArrowsMove } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { SortingFile, LabelName } from './api.ts'
import { CorrectFiles } from './CorrectFiles.tsx'

type Props = {
  companyId: number
  sortingId: number
  rows: readonly SortingFile[]
  labels: readonly LabelName[]
  closed: string | null
  /** What a drag takes along. */
  onTicked: (ids: readonly number[]) => void
  onDone: () => void
}

/** The ticked files, sorted alike. */
export function BulkActs({ rows, closed, onTicked, onDone, ...place }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const ids = rows.map(({ id }) => id).join()
  // The table knows what is ticked, and a drag begins in a row of it.
  useEffect(() => onTicked(ids === '' ? [] : ids.split(',').map(Number)), [ids, onTicked])
  if (rows.length === 0) return null
  return (
    <>
      <ActButton
        size="xs"
        closed={closed}
        leftSection={<IconArrowsMove size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('sortings.correct.many')}
      </ActButton>
      {isOpen && (
        <Dialog title={t('sortings.correct.many')} onClose={() => setOpen(false)} width="md">
          <CorrectFiles
            {...place}
            files={rows}
            onDone={() => {
              setOpen(false)
              onDone()
            }}
          />
        </Dialog>
      )}
    </>
  )
}
