import type { projectList } from '@logis/contract/projects.lists'
import { Anchor } from '@mantine/core'
import { IconBuilding, IconDoor, type TablerIcon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { Card } from '../ui/Card.tsx'
import { listedBy } from '../ui/tableSearch.ts'
import type { Project } from './api.ts'
import classes from './ZonesCard.module.css'

/** PRJ-22: what of a building's page is about its common areas, and where its flats are. */
export function ZonesCard({ project, companyId }: { project: Project; companyId: number }) {
  const { t } = useTranslation()
  return (
    <Card title={t('projects.cards.zones')}>
      <div className={classes.zones}>
        <Zone icon={IconBuilding} title={t('projectPage.zones.common')} text={t('projectPage.zones.commonText')} />
        <Zone icon={IconDoor} title={t('projectPage.zones.flats')} text={t('projectPage.zones.flatsText')}>
          <Anchor
            data-reaching
            component={Link}
            to={paths.projects(companyId)}
            search={listedBy<typeof projectList>({ parent_id: String(project.id) }, 'name')}
          >
            {t('projectPage.zones.see')}
          </Anchor>
        </Zone>
      </div>
    </Card>
  )
}

type ZoneProps = { icon: TablerIcon; title: string; text: string; children?: ReactNode }

function Zone({ icon: Icon, title, text, children }: ZoneProps) {
  return (
    <div className={classes.zone}>
      <Icon className={classes.icon} size={20} stroke={1.5} aria-hidden />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}
