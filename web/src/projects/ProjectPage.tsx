import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectCard } from '@logis/contract/projects.rules'
import { DevicesCard } from '../devices/DevicesCard.tsx'
import { DocumentsCard } from '../documents/DocumentsCard.tsx'
import { ParentDocumentsCard } from '../documents/ParentDocumentsCard.tsx'
import { FeedCard } from '../feed/FeedCard.tsx'
import { InvitationLog } from '../invitations/InvitationLog.tsx'
import { InviteButton } from '../invitations/InviteButton.tsx'
import { paths } from '../paths.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { NotFoundPage } from '../platform/shell/NotFoundPage.tsx'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { durations, tellNotice, tellSuccess } from '../platform/teller.tsx'
import { ProvisionList } from '../provisions/ProvisionList.tsx'
import { ImportStudyButton } from '../studies/ImportStudyButton.tsx'
import { StudyLine } from '../studies/StudyLine.tsx'
import { appliedText, type Outcome } from '../templates/outcome.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { ActivationChip } from './ActivationChip.tsx'
import { addressLine } from '../addresses/address.ts'
import { ReadOnlyChip } from './ReadOnlyChip.tsx'
import { useProject, type Project } from './api.ts'
import { CancelledPanel } from './CancelledPanel.tsx'
import { CardNavigation } from './CardNavigation.tsx'
import { CodeCard } from './CodeCard.tsx'
import { InformationCard } from './InformationCard.tsx'
import classes from './ProjectPage.module.css'
import { ZonesCard } from './ZonesCard.tsx'
import { onDemand } from '../ui/onDemand.tsx'

const ApplyTemplateDialog = onDemand(() =>
  import('../templates/ApplyTemplateDialog.tsx').then((module) => module.ApplyTemplateDialog),
)

/** PRJ-06: everything about one home. The route mounts it anew for each project, so that nothing of the last one stays. */
export function ProjectPage() {
  const { t } = useTranslation()
  const { residence_id } = useParams({ strict: false }) as { residence_id: string }
  const query = useSettled(useProject(Number(residence_id)))
  const project = query.data?.data
  // Also when it was within reach a moment ago.
  if (query.error?.status === 404 || query.error?.status === 403) return <NotFoundPage />
  if (project) return <LoadedProject project={project} />
  if (query.error) {
    return <ErrorBlock title={t('projects.page.failed')} error={query.error} onRetry={() => void query.refetch()} />
  }
  return <LoadingProject />
}

function LoadingProject() {
  const { t } = useTranslation()
  return (
    <div className={`${classes.cards} ${classes.loading}`} role="status">
      <VisuallyHidden>{t('projects.page.loading')}</VisuallyHidden>
      <Skeleton height={56} maw={420} />
      <Skeleton height={40} />
      <Skeleton height={260} />
      <Skeleton height={220} />
    </div>
  )
}

function LoadedProject({ project }: { project: Project }) {
  const { name, contact_information: contact, breadcrumbs, deleted_at } = project
  const companyId = useCompanyId()
  useCrumbs([
    ...breadcrumbs.map(({ kind, id, name }) => ({
      label: name,
      to: kind === 'company' ? paths.home(id) : paths.project(companyId, id),
    })),
    { label: name },
  ])
  const invites = deleted_at === null && project.cannot.invite !== 'RESIDENCE_ALREADY_ACTIVATED'
  return (
    <>
      <PageHeader
        title={name}
        subtitle={addressLine(contact.addresses[0])}
        chips={
          <>
            <ActivationChip project={project} />
            <ReadOnlyChip project={project} />
          </>
        }
        actions={invites && <InviteButton project={project} variant="filled" />}
      />
      {deleted_at === null ? (
        <Cards project={project} companyId={companyId} />
      ) : (
        <CancelledPanel project={project} deletedAt={deleted_at} />
      )}
    </>
  )
}

type CardProps = { project: Project; companyId: number; onApplyTemplate: () => void }

/** The cards that this release has; the server says which of them the reader sees, and in which order (PRJ-20, PROV-08..15). */
const drawn: Partial<Record<ProjectCard, (props: CardProps) => ReactNode>> = {
  information: ({ project, companyId, onApplyTemplate }) => (
    <InformationCard
      project={project}
      onApplyTemplate={onApplyTemplate}
      provisions={<ProvisionList companyId={companyId} projectId={project.id} />}
      study={<StudyLine project={project} />}
    />
  ),
  code: ({ project }) => (
    <CodeCard
      project={project}
      invite={<InviteButton project={project} variant="default" />}
      log={<InvitationLog project={project} />}
    />
  ),
  zones: ({ project, companyId }) => <ZonesCard project={project} companyId={companyId} />,
  parent_documents: ({ project }) => <ParentDocumentsCard project={project} />,
  documents: ({ project }) => <DocumentsCard project={project} />,
  devices: ({ project }) => <DevicesCard project={project} importing={<ImportStudyButton projectId={project.id} />} />,
  feed: ({ project }) => <FeedCard projectId={project.id} />,
}

function Cards({ project, companyId }: Omit<CardProps, 'onApplyTemplate'>) {
  const { t } = useTranslation()
  const [applying, apply] = useDisclosure(false)
  const applied = (outcome: Outcome) => {
    const text = appliedText(t, outcome)
    if (text) tellSuccess(text, durations.templateApplied)
    else tellNotice(t('templates.none'))
  }
  const shown = project.cards.filter((card) => drawn[card])
  return (
    <>
      <CardNavigation cards={shown} />
      <div className={classes.cards}>
        {shown.map((card) => (
          <div className={classes.card} key={card} id={card}>
            {drawn[card]?.({ project, companyId, onApplyTemplate: apply.open })}
          </div>
        ))}
      </div>
      {applying && (
        <ApplyTemplateDialog companyId={companyId} projects={[project]} onDone={applied} onClose={apply.close} />
      )}
    </>
  )
}
