import type { clientList } from '@logis/contract/companies.lists'
import type { OfficeFigures } from '@logis/contract/companies.studies'
import type { projectList } from '@logis/contract/projects.lists'
import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'
import { useOfficeFigures, useStatistics } from '../../companies/api.ts'
import { paths } from '../../paths.ts'
import { useProjects } from '../../projects/api.ts'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { listedBy, type OrderOf } from '../../ui/tableSearch.ts'
import { tableDefaults } from '../../ui/tableState.ts'
import { Together } from '../../ui/Together.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { Activation, ActivationSkeleton } from '../Activation.tsx'
import { FigureTile } from '../FigureTile.tsx'
import figures from '../Figures.module.css'
import home from '../Home.module.css'
import { ClientList, clientsId } from './ClientList.tsx'

/** What has become of the office's studies, and who works with them; its own projects where it has some (DASH-05). */
export function OfficeHome({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const query = useSettled(useOfficeFigures(companyId))
  const own = useStatistics(companyId, false).data?.data
  const found = query.data?.data
  return (
    <Together className={home.sections} skeleton={<ActivationSkeleton />}>
      {query.error && !found && (
        <ErrorBlock title={t('offices.figures.failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!found && !query.error && <Skeleton height={116} radius="lg" />}
      {found && <Figures companyId={companyId} found={found} />}
      <ClientList companyId={companyId} />
      {own && own.projects > 0 && (
        <Activation companyId={companyId} type="THERMAL_ENGINEERING_OFFICE" withChildren={false} />
      )}
    </Together>
  )
}

const readable = { third_parties: '1' }

function Figures({ companyId, found }: { companyId: number; found: OfficeFigures }) {
  const { t } = useTranslation()
  const projects = useSettled(useProjects(companyId, tableDefaults, readable)).data?.meta.total
  const sorted = (by: OrderOf<typeof clientList>) => ({
    to: '.',
    search: listedBy<typeof clientList>({}, by),
    hash: clientsId,
  })
  const { studies, automatic, clients, labels, trend } = found
  return (
    <ul className={figures.figures} aria-label={t('home.figures.title')}>
      <FigureTile
        label={t('offices.figures.studies')}
        value={studies}
        link={sorted('-studies')}
        trend={trend}
        note={t('offices.figures.automatic', { count: automatic })}
      />
      <FigureTile label={t('offices.figures.clients')} value={clients} link={sorted('name')} />
      <FigureTile
        label={t('offices.figures.labels')}
        value={labels}
        link={sorted('-labels')}
        note={t('offices.figures.labelsWhy')}
      />
      {projects !== undefined && (
        <FigureTile
          label={t('offices.figures.readable')}
          value={projects}
          link={{ to: paths.projects(companyId), search: listedBy<typeof projectList>(readable) }}
          note={t('offices.figures.readableWhy')}
        />
      )}
    </ul>
  )
}
