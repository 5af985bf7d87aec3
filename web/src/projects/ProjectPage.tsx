import { useParams } from '@tanstack/react-router'
import { useDeferredValue, Suspense, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import type { ProjectCard } from '@logis/contract/projects.rules'
import { Front } from '../flats/Front.tsx'
import { useOpenedFlat } from '../flats/useOpenedFlat.ts'
import { InviteButton } from '../invitations/InviteButton.tsx'
import { LastInvitations } from '../invitations/LastInvitations.tsx'
import { paths } from '../paths.ts'
import { PicturesCard } from '../pictures/PicturesCard.tsx'
import { ProjectPicture } from '../pictures/ProjectPicture.tsx'
import { lazyPart } from '../platform/lazyPart.ts'
import { withTexts } from '../platform/withTexts.ts'
import { useWholePrint } from '../platform/printing.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { NotFoundPage } from '../platform/shell/NotFoundPage.tsx'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { durations, tellNotice, tellSuccess } from '../platform/teller.tsx'
import { ProvisionList } from '../provisions/ProvisionList.tsx'
import { CertificateLine } from '../certificates/CertificateLine.tsx'
import { StudyLine } from '../studies/StudyLine.tsx'
import type { Outcome } from '../templates/outcome.ts'
import { Alone } from '../ui/Alone.tsx'
import { Card } from '../ui/Card.tsx'
import { FailedPage } from '../ui/FailedPage.tsx'
import { onDemand, usePart } from '../ui/onDemand.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { ResidencePicture } from '../ui/ResidencePicture.tsx'
import { Coming, Together } from '../ui/Together.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { ActivationChip } from './ActivationChip.tsx'
import { addressLine } from '../addresses/address.ts'
import { useProject, type Project } from './api.ts'
import { CancelledPanel } from './CancelledPanel.tsx'
import { CardNavigation } from './CardNavigation.tsx'
import { CodeCard } from './CodeCard.tsx'
import { EditMenu } from './EditMenu.tsx'
import { FactsButton, factsId } from './FactsButton.tsx'
import { InformationCard } from './InformationCard.tsx'
import { MapThumb } from './MapThumb.tsx'
import { NextAct } from './NextAct.tsx'
import { ProjectHeader } from './ProjectHeader.tsx'
import { ProjectMenu } from './ProjectMenu.tsx'
import { projectParts } from './parts.ts'
import type { PartName } from './PartOfPage.tsx'
import classes from './ProjectPage.module.css'
import { PartsSkeleton, ProjectSkeleton } from './ProjectSkeleton.tsx'
import { ReadOnlyBand } from './ReadOnlyBand.tsx'
import { HomeSaleCard } from '../sales/HomeSaleCard.tsx'
import { Section } from './Section.tsx'

/** What a building alone has: a house does not wait for it. */
const BuildingFlat = lazyPart(
  withTexts('shared', 'booklet', 'project', 'parts', 'bulk')(() => import('./BuildingPage.tsx')),
  'BuildingFlat',
)

const EditProjectDialog = onDemand(() => import('./EditProjectDialog.tsx').then((module) => module.EditProjectDialog))
const ApplyTemplateDialog = onDemand(() =>
  import('../templates/ApplyTemplateDialog.tsx').then((module) => module.ApplyTemplateDialog),
)
const ReadersDialog = onDemand(() => import('./readers/ReadersDialog.tsx').then((module) => module.ReadersDialog))
const RenewCodeDialog = onDemand(() =>
  import('../invitations/RenewCodeDialog.tsx').then((module) => module.RenewCodeDialog),
)
const CancelProjectDialog = onDemand(() =>
  import('./CancelProjectDialog.tsx').then((module) => module.CancelProjectDialog),
)

/** PRJ-06: everything about one home. The route mounts it anew for each project, so that nothing of the last one stays. */
export function ProjectPage() {
  const { t } = useTranslation()
  const { residence_id } = useParams({ strict: false }) as { residence_id: string }
  const query = useSettled(useProject(Number(residence_id)))
  const project = useDeferredValue(query.data?.data)
  // Also when it was within reach a moment ago.
  if (query.error?.status === 404 || query.error?.status === 403) return <NotFoundPage />
  if (project) return <LoadedProject project={project} />
  if (query.error) {
    return <FailedPage title={t('projectPage.failed')} error={query.error} onRetry={() => void query.refetch()} />
  }
  return <ProjectSkeleton />
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
  if (deleted_at === null) return <LiveProject project={project} companyId={companyId} />
  return (
    <>
      <PageHeader
        title={name}
        picture={<ResidencePicture path={project.picture_path} type={project.type} size="row" faded />}
        subtitle={addressLine(contact.addresses[0])}
        chips={<ActivationChip project={project} />}
      />
      <CancelledPanel project={project} deletedAt={deleted_at} />
    </>
  )
}

const isPart = (card: ProjectCard): card is PartName => card !== 'information' && card !== 'code'

/** A home that somebody owns, for the people of its company: whoever else reads it is told nothing of a sale. */
const mayBeSold = ({ type, is_ptg, activation_date, cards }: Project) =>
  activation_date !== null && type !== 'BUILDING' && !is_ptg && cards.includes('code')

type Opened = 'edit' | 'email' | 'template' | 'cancel' | 'readers' | 'renew' | null

type Props = { project: Project; companyId: number }

function LiveProject({ project, companyId }: Props) {
  const { t } = useTranslation()
  const { open: openFlat } = useOpenedFlat()
  const print = useWholePrint(projectParts.bring)
  const [opened, open] = useState<Opened>(null)
  const parts = project.cards.filter(isPart)
  const hasFlats = parts.includes('flats')
  const titleOf = (card: ProjectCard) =>
    t(`projects.cards.${card === 'devices' && project.type === 'BUILDING' ? 'devices_of_building' : card}`)
  return (
    <>
      <div className={classes.page}>
        <section className={classes.information} aria-labelledby={factsId}>
          <div className={classes.head}>
            <ProjectHeader
              project={project}
              picture={<ProjectPicture home={project} />}
              front={hasFlats && <Front buildingId={project.id} />}
              map={project.has_map && <MapThumb projectId={project.id} />}
              actions={
                <>
                  {hasFlats && <FactsButton project={project} onLead={() => openFlat(null)} />}
                  <EditMenu project={project} onEdit={() => open('edit')} onApplyTemplate={() => open('template')} />
                  <ProjectMenu
                    project={project}
                    onCancel={() => open('cancel')}
                    onPrint={print}
                    onReaders={() => open('readers')}
                    onRenew={() => open('renew')}
                  />
                </>
              }
            >
              <ReadOnlyBand project={project} />
              <NextAct
                project={project}
                invite={(variant) => <InviteButton project={project} variant={variant} />}
                onEditEmail={() => open('email')}
              />
            </ProjectHeader>
          </div>
          <div className={classes.facts}>
            <InformationCard
              project={project}
              titleId={factsId}
              provisions={<ProvisionList companyId={companyId} projectId={project.id} />}
              study={<StudyLine project={project} />}
              certificate={<CertificateLine projectId={project.id} />}
            />
          </div>
        </section>
        {project.cards.includes('code') && (
          <div className={`${classes.rail} ${classes.card}`} id="code">
            <Alone>
              <CodeCard project={project} log={<LastInvitations project={project} />} />
            </Alone>
          </div>
        )}
        <div className={classes.main}>
          {parts.length > 0 && <CardNavigation cards={parts} />}
          <Together className={classes.parts} skeleton={<PartsSkeleton />}>
            {mayBeSold(project) && <HomeSaleCard residenceId={project.id} />}
            {parts.map((part) => (
              <Section card={part} title={titleOf(part)} key={part}>
                <Part part={part} title={titleOf(part)} project={project} companyId={companyId} />
              </Section>
            ))}
          </Together>
        </div>
        {project.pictures_count > 0 && (
          <div className={classes.photos}>
            <Alone>
              <PicturesCard home={project} />
            </Alone>
          </div>
        )}
      </div>
      <Suspense>{hasFlats && <BuildingFlat project={project} companyId={companyId} />}</Suspense>
      <Dialogs project={project} companyId={companyId} opened={opened} onClose={() => open(null)} />
    </>
  )
}

function Part({ title, ...shown }: Props & { part: PartName; title: string }) {
  const drawn = usePart(projectParts, true)
  if (drawn) return <drawn.Component {...shown} />
  return (
    <Card title={title}>
      <Coming height={160} />
    </Card>
  )
}

function Dialogs({ project, companyId, opened, onClose }: Props & { opened: Opened; onClose: () => void }) {
  const done = ({ applied }: Outcome, text: string) => {
    if (applied.length > 0) tellSuccess(text, durations.templateApplied)
    else tellNotice(text)
  }
  if (opened === 'template')
    return <ApplyTemplateDialog companyId={companyId} projects={[project]} onDone={done} onClose={onClose} />
  if (opened === 'cancel') return <CancelProjectDialog project={project} onClose={onClose} />
  if (opened === 'renew') return <RenewCodeDialog project={project} onClose={onClose} />
  if (opened === 'readers') return <ReadersDialog project={project} onClose={onClose} />
  if (opened === null) return null
  return <EditProjectDialog project={project} focus={opened === 'email' ? 'email' : undefined} onClose={onClose} />
}
