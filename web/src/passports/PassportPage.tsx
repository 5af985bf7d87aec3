import { Skeleton, VisuallyHidden } from '@mantine/core'
import type { Project } from '@logis/contract/projects'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { addressLine } from '../addresses/address.ts'
import { DevicesCard } from '../devices/DevicesCard.tsx'
import { InterventionsList } from '../interventions/InterventionsList.tsx'
import { InvitationLog } from '../invitations/InvitationLog.tsx'
import { InviteButton } from '../invitations/InviteButton.tsx'
import { paths } from '../paths.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { NotFoundPage } from '../platform/shell/NotFoundPage.tsx'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { useProject } from '../projects/api.ts'
import { CodeCard } from '../projects/CodeCard.tsx'
import { ReadOnlyChip } from '../projects/ReadOnlyChip.tsx'
import { FailedPage } from '../ui/FailedPage.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Together } from '../ui/Together.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { PassportCard } from './PassportCard.tsx'
import classes from './PassportPage.module.css'

/** PTG-35, PTG-36. The route mounts it anew for each passport. */
export function PassportPage() {
  const { t } = useTranslation()
  const { residence_id } = useParams({ strict: false }) as { residence_id: string }
  const query = useSettled(useProject(Number(residence_id)))
  const passport = query.data?.data
  // Also when it was within reach a moment ago, and when it has been deleted.
  if (query.error?.status === 404 || query.error?.status === 403 || passport?.deleted_at) return <NotFoundPage />
  if (passport) return <Loaded passport={passport} />
  if (query.error) {
    return <FailedPage title={t('passports.failed')} error={query.error} onRetry={() => void query.refetch()} />
  }
  return (
    <div className={classes.cards} role="status">
      <VisuallyHidden>{t('passports.loading')}</VisuallyHidden>
      <Skeleton height={56} maw={420} />
      <Skeleton height={140} />
      <Skeleton height={260} />
    </div>
  )
}

function Loaded({ passport }: { passport: Project }) {
  const companyId = useCompanyId()
  const { id, name, breadcrumbs } = passport
  useCrumbs([
    ...breadcrumbs.map(({ kind, id, name }) => ({
      label: name,
      to: kind === 'company' ? paths.home(id) : paths.passport(companyId, id),
    })),
    { label: name },
  ])
  return (
    <>
      <PageHeader
        title={name}
        subtitle={addressLine(passport.contact_information.addresses[0])}
        chips={<ReadOnlyChip project={passport} />}
      />
      <Together className={classes.cards}>
        <PassportCard companyId={companyId} passport={passport} />
        {/* A third party sees neither the code nor who was invited. */}
        {passport.residence_code && (
          <CodeCard
            project={passport}
            invite={<InviteButton project={passport} variant="default" />}
            log={<InvitationLog project={passport} />}
          />
        )}
        <InterventionsList companyId={companyId} residence={{ id, name }} />
        <DevicesCard project={passport} />
      </Together>
    </>
  )
}
