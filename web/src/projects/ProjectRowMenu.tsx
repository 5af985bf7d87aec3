import { ActionIcon, Menu } from '@mantine/core'
import { IconBan, IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useReason } from '../platform/reasons.ts'
import { ActMenuItem } from '../ui/ActMenuItem.tsx'
import type { ProjectRow } from './api.ts'

type Props = { project: ProjectRow; onCancel: (project: ProjectRow) => void }

/** PRJ-40. */
export function ProjectRowMenu({ project, onCancel }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="max(28px, var(--logis-target-size))"
          aria-label={t('projects.row.menu', { name: project.name })}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ActMenuItem
          leftSection={<IconBan size={16} aria-hidden />}
          closed={reason(project.cannot.cancel)}
          onClick={() => onCancel(project)}
        >
          {t('projects.cancel.title')}
        </ActMenuItem>
      </Menu.Dropdown>
    </Menu>
  )
}
