import { Button } from '@mantine/core'
import { IconChevronDown, IconPencil, IconTemplate } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { MenuButton } from '../ui/MenuButton.tsx'
import type { Project } from './api.ts'

type Props = { project: Pick<Project, 'cannot'>; onEdit: () => void; onApplyTemplate: () => void }

/** PRJ-31: exactly two entries. */
export function EditMenu({ project: { cannot }, onEdit, onApplyTemplate }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  if (reason(cannot.edit) === false && reason(cannot.apply_template) === false) return null
  return (
    <MenuButton
      position="bottom-start"
      button={
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t('projects.edit.menu')}
        </Button>
      }
    >
      {(Menu) => (
        <>
          <Menu.Act kind="edit" closed={reason(cannot.edit)} onClick={onEdit}>
            {t('projects.edit.open')}
          </Menu.Act>
          <Menu.Act
            leftSection={<IconTemplate size={16} aria-hidden />}
            closed={reason(cannot.apply_template)}
            onClick={onApplyTemplate}
          >
            {t('projects.edit.applyTemplate')}
          </Menu.Act>
        </>
      )}
    </MenuButton>
  )
}
