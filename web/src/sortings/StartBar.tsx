import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useFormats } from '../platform/formats.ts'
import { useReason } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { run } from '../ui/call.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { StickyBar } from '../ui/StickyBar.tsx'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import { useDiscardSorting, useStartSorting, type Sorting } from './api.ts'

type Props = { companyId: number; sorting: Sorting }

/** What would be filed, and the act that files it: nothing is before. */
export function StartBar({ companyId, sorting }: Props) {
  const { t } = useTranslation()
  const { formatFullDate } = useFormats()
  const reason = useReason()
  const navigate = useNavigate()
  const start = useStartSorting()
  const discard = useDiscardSorting()
  const [isAsked, setAsked] = useState(false)
  const { READY, UNSORTED, REFUSED, EXISTING, WAITING } = sorting.counts
  const place = { company_id: companyId, sorting_id: sorting.id }
  const summary = [
    t('sortings.check.ready', { count: READY }),
    UNSORTED + REFUSED > 0 && t('sortings.check.toSort', { count: UNSORTED + REFUSED }),
    EXISTING > 0 && t('sortings.check.existing', { count: EXISTING }),
  ]
  const closed =
    WAITING > 0 ? t('sortings.check.reading') : READY === 0 ? t('sortings.check.nothing') : reason(sorting.cannot.start)
  return (
    <>
      <RefusalNote error={start.error} />
      <StickyBar
        said={summary.filter(Boolean).join(' ')}
        more={sorting.kept_until && t('sortings.check.kept', { date: formatFullDate(sorting.kept_until) })}
      >
        <Button variant="subtle" color="gray" onClick={() => setAsked(true)}>
          {t('sortings.discard.open')}
        </Button>
        <ActButton
          leftSection={<IconCheck size={16} aria-hidden />}
          closed={closed}
          loading={start.isPending}
          onClick={() => run(start, place, {})}
        >
          {t('sortings.check.start', { count: READY })}
        </ActButton>
      </StickyBar>
      {isAsked && (
        <Confirm
          title={t('sortings.discard.title')}
          text={t('sortings.discard.text', { name: sorting.name })}
          call={discard}
          input={place}
          onDone={() => void navigate({ to: paths.sortFiles(companyId), search: {} })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
