import { IconArrowUpRight, IconBan } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { useReason } from '../platform/reasons.ts'
import { RowMenu } from '../ui/RowMenu.tsx'
import type { ProjectRow } from './api.ts'

type Props = { project: ProjectRow; onCancel: (project: ProjectRow) => void }

/** PRJ-40. */
export function ProjectRowMenu({ project, onCancel }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  if (reason(project.cannot.cancel) === false) return null
  return (
    <RowMenu label={t('projects.row.menu', { name: project.name })}>
      {(Menu) => (
        <>
          <Menu.Item
            component={Link}
            to={paths.project(project.company.id, project.id)}
            leftSection={<IconArrowUpRight size={16} aria-hidden />}
          >
            {t('projects.row.open')}
          </Menu.Item>
          <Menu.Act
            leftSection={<IconBan size={16} aria-hidden />}
            closed={reason(project.cannot.cancel)}
            onClick={() => onCancel(project)}
          >
            {t('projects.cancel.title')}
          </Menu.Act>
        </>
      )}
    </RowMenu>
  )
}
