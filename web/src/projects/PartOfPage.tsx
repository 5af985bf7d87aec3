import type { ProjectCard } from '@logis/contract/projects.rules'
import { Suspense, type ReactNode } from 'react'
import { BookletCard } from '../booklet/BookletCard.tsx'
import { ContactsCard } from '../contacts/ContactsCard.tsx'
import { DevicesCard } from '../devices/DevicesCard.tsx'
import { DocumentsCard } from '../documents/DocumentsCard.tsx'
import { ParentDocumentsCard } from '../documents/ParentDocumentsCard.tsx'
import { FeedCard } from '../feed/FeedCard.tsx'
import { lazyPart } from '../platform/lazyPart.ts'
import { withTexts } from '../platform/withTexts.ts'
import { ImportStudyButton } from '../studies/ImportStudyButton.tsx'
import { TenantsCard } from '../tenants/TenantsCard.tsx'
import { Coming } from '../ui/Together.tsx'
import type { Project } from './api.ts'
import { ZonesCard } from './ZonesCard.tsx'

/** What a building alone has: a house does not wait for it. */
const BuildingFlats = lazyPart(
  withTexts('shared', 'booklet', 'project', 'parts', 'bulk')(() => import('./BuildingPage.tsx')),
  'BuildingFlats',
)
const FlatBookletsCard = lazyPart(() => import('../booklet/FlatBookletsCard.tsx'), 'FlatBookletsCard')

/** The cards of the page but those of its head. */
export type PartName = Exclude<ProjectCard, 'information' | 'code'>

type Home = { project: Project; companyId: number }

const drawn: Record<PartName, (home: Home) => ReactNode> = {
  tenants: ({ project, companyId }) => <TenantsCard project={project} companyId={companyId} />,
  zones: ({ project, companyId }) => <ZonesCard project={project} companyId={companyId} />,
  flats: ({ project, companyId }) => <BuildingFlats project={project} companyId={companyId} />,
  parent_documents: ({ project }) => <ParentDocumentsCard project={project} />,
  documents: ({ project }) => <DocumentsCard project={project} />,
  devices: ({ project }) => <DevicesCard project={project} importing={<ImportStudyButton projectId={project.id} />} />,
  booklet: ({ project, companyId }) =>
    project.type === 'BUILDING' ? (
      <FlatBookletsCard project={project} companyId={companyId} />
    ) : (
      <BookletCard project={project} />
    ),
  contacts: ({ project, companyId }) => <ContactsCard project={project} companyId={companyId} />,
  feed: ({ project }) => <FeedCard projectId={project.id} />,
}

/** What is done with a home, part by part; the server says which of them its reader sees, and in which order (PRJ-20, PROV-08..15). */
export function PartOfPage({ part, project, companyId }: Home & { part: PartName }) {
  return <Suspense fallback={<Coming height={320} />}>{drawn[part]({ project, companyId })}</Suspense>
}
