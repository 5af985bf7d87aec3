import type { Document } from '@logis/contract/documents'
import { Skeleton } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { NotFoundPage } from '../platform/shell/NotFoundPage.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { AddHome } from './AddHome.tsx'
import { useHome, useHomes, type Home } from './api.ts'
import { HomeDocuments } from './HomeDocuments.tsx'
import { HomeFacts } from './HomeFacts.tsx'
import classes from './HomeFacts.module.css'
import { addressLine } from '../addresses/address.ts'
import { RoleChip } from './RoleChip.tsx'
import { onDemand } from '../ui/onDemand.tsx'

const PreviewPanel = onDemand(() =>
  import('../documents/preview/PreviewPanel.tsx').then((module) => module.PreviewPanel),
)

/** « Mon logement »: where it is, what to have at hand, and the documents. */
export function MyHomePage() {
  const { t } = useTranslation()
  const { residence_id } = useParams({ strict: false }) as { residence_id: string }
  const { data, error, refetch } = useSettled(useHome(Number(residence_id)))
  if (error?.status === 404) return <NotFoundPage />
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} role="status" aria-label={t('ui.loading')} />
  return <LoadedHome home={data.data} />
}

function LoadedHome({ home }: { home: Home }) {
  const { t } = useTranslation()
  const [previewed, setPreviewed] = useState<Document | null>(null)
  const hasOthers = (useHomes().data?.meta.total ?? 0) > 1
  return (
    <div className={classes.page}>
      {hasOthers && (
        <Link className={classes.back} to={paths.dwelling()}>
          <IconChevronLeft size={16} aria-hidden />
          {t('residents.homes.title')}
        </Link>
      )}
      <PageHeader
        title={home.name}
        subtitle={[home.parent?.name, addressLine(home.contact_information.addresses[0])].filter(Boolean).join(' · ')}
        chips={<RoleChip role={home.role_code} />}
      />
      <HomeFacts home={home} />
      <HomeDocuments home={home} onOpen={setPreviewed} />
      {!hasOthers && <AddHome />}
      {previewed && <PreviewPanel file={previewed} onClose={() => setPreviewed(null)} />}
    </div>
  )
}
