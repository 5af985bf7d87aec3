import { Skeleton } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { PrepareButton } from '../campaigns/PrepareButton.tsx'
import { paths } from '../paths.ts'
import { NotYours, useReaderHere } from '../companies/team/notYours.ts'
import { useCompanyCrumbs } from '../companies/useCompanyCrumbs.ts'
import { useClosedToSupport } from '../platform/reasons.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { ErrorBlock, SupportNote } from '../ui/ErrorBlock.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useSorting } from './api.ts'
import { DropStep } from './DropStep.tsx'
import { MissedFiles } from './MissedFiles.tsx'
import { RecentSortings } from './RecentSortings.tsx'
import type { SortingSearch } from './search.ts'
import type { Missed } from './sending.ts'
import { SortingView } from './SortingView.tsx'

/** Files of an archive or a folder, each with the home that it goes to, before anything is filed. */
export function SortingPage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  const isClosed = useClosedToSupport() !== null
  const isReader = useReaderHere()
  const navigate = useNavigate()
  const { files } = useSearch({ strict: false }) as SortingSearch
  const [sent, setSent] = useState<{ sortingId: number; missed: readonly Missed[] } | null>(null)
  useCompanyCrumbs(
    companyId,
    { label: t('projects.title'), to: paths.projects(companyId) },
    { label: t('sortings.title') },
  )
  if (isClosed)
    return (
      <>
        <PageHeader title={t('sortings.title')} />
        <SupportNote />
      </>
    )
  if (isReader)
    return (
      <>
        <PageHeader title={t('sortings.title')} />
        <Suspense fallback={null}>
          <NotYours companyId={companyId} />
        </Suspense>
      </>
    )
  return files === undefined ? (
    <>
      <PageHeader title={t('sortings.title')} subtitle={t('sortings.subtitle')} />
      <DropStep
        companyId={companyId}
        onSent={({ sorting: { id: sortingId }, missed }) => {
          setSent({ sortingId, missed })
          void navigate({ to: '.', search: { files: sortingId } })
        }}
      />
      <RecentSortings companyId={companyId} />
    </>
  ) : (
    <>
      {sent?.sortingId === files && sent.missed.length > 0 && <MissedFiles missed={sent.missed} />}
      <Opened key={files} {...{ companyId }} sortingId={files} />
    </>
  )
}

function Opened({ companyId, sortingId }: { companyId: number; sortingId: number }) {
  const { t } = useTranslation()
  const query = useSettled(useSorting(companyId, sortingId))
  const sorting = query.data?.data
  return (
    <>
      <PageHeader title={t('sortings.title')} subtitle={sorting?.name ?? ' '} />
      {query.error && <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />}
      {!sorting && !query.error && <Skeleton height={320} role="status" aria-label={t('ui.loading')} />}
      {sorting && (
        <SortingView
          {...{ companyId, sorting }}
          invite={<PrepareButton companyId={companyId} choice={{ sorting_id: sorting.id }} />}
        />
      )}
    </>
  )
}
