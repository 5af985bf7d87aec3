import type { conversationList } from '@logis/contract/messages.lists'
import { ActionIcon } from '@mantine/core'
import { IconBan, IconDots, IconEye, IconKey, IconMessages, IconPrinter, IconReceipt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { isAdministrator, useIdentity } from '../platform/identity.ts'
import { useReason } from '../platform/reasons.ts'
import { MenuButton } from '../ui/MenuButton.tsx'
import { listedBy } from '../ui/tableSearch.ts'
import type { Project } from './api.ts'

type Props = {
  project: Pick<Project, 'id' | 'name' | 'cannot' | 'company' | 'journey'>
  onCancel: () => void
  onPrint: () => void
  onReaders: () => void
  onRenew: () => void
}

/** What is rarely done with a project. */
export function ProjectMenu({ project, onCancel, onPrint, onReaders, onRenew }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  const administrates = isAdministrator(useIdentity())
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
          {/* Who may know who lives there may read what they write. */}
          {project.journey.owner !== null && (
            <Menu.Item
              renderRoot={(props) => (
                <Link
                  {...props}
                  to={paths.messages(project.company.id)}
                  search={listedBy<typeof conversationList>({ residence_id: String(project.id) })}
                />
              )}
              leftSection={<IconMessages size={16} aria-hidden />}
            >
              {t('messages.title')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={onPrint}>
            {t('projectPage.print')}
          </Menu.Item>
          {administrates && (
            <Menu.Item
              renderRoot={(props) => <Link {...props} to={paths.homePapers(project.id)} />}
              leftSection={<IconReceipt size={16} aria-hidden />}
            >
              {t('orders.title')}
            </Menu.Item>
          )}
          {reason(project.cannot.see_readers) === null && (
            <Menu.Item leftSection={<IconEye size={16} aria-hidden />} onClick={onReaders}>
              {t('readers.title')}
            </Menu.Item>
          )}
          {/* An activated home has no use for one. */}
          {reason(project.cannot.renew_code) === null && (
            <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={onRenew}>
              {t('invitations.renew.title')}
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
