import { ActionIcon } from '@mantine/core'
import { IconBan, IconDots, IconEye, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useReason } from '../platform/reasons.ts'
import { MenuButton } from '../ui/MenuButton.tsx'
import type { Project } from './api.ts'

type Props = {
  project: Pick<Project, 'name' | 'cannot'>
  onCancel: () => void
  onPrint: () => void
  onReaders: () => void
}

/** What is rarely done with a project. */
export function ProjectMenu({ project, onCancel, onPrint, onReaders }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  return (
    <MenuButton
      position="bottom-start"
      button={
        <ActionIcon variant="default" size={36} aria-label={t('projects.row.menu', { name: project.name })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      }
    >
      {(Menu) => (
        <>
          <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={onPrint}>
            {t('projects.page.print')}
          </Menu.Item>
          {reason(project.cannot.see_readers) === null && (
            <Menu.Item leftSection={<IconEye size={16} aria-hidden />} onClick={onReaders}>
              {t('readers.title')}
            </Menu.Item>
          )}
          <Menu.Act
            leftSection={<IconBan size={16} aria-hidden />}
            closed={reason(project.cannot.cancel)}
            onClick={onCancel}
          >
            {t('projects.cancel.title')}
          </Menu.Act>
        </>
      )}
    </MenuButton>
  )
}
