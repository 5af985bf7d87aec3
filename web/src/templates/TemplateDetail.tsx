import { Group, Switch } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { destructiveLook } from '../ui/destructiveLook.ts'
import type { TemplateRow } from './api.ts'
import classes from './TemplateDetail.module.css'
import {
  AssignDefaultDialog,
  DeleteTemplateDialog,
  RenameTemplateDialog,
  UnassignDefaultDialog,
} from './TemplateDialogs.tsx'
import { TemplateContacts } from './TemplateContacts.tsx'
import { TemplateDevices, type EditEntryDialog } from './TemplateDevices.tsx'
import type { EntryDialog } from './TemplateEntries.tsx'
import { TemplateFiles } from './TemplateFiles.tsx'

/** The dialogs of other nouns that fill a template: the page brings them. */
type AddDialogs = { device: EntryDialog; editDevice: EditEntryDialog; contact: EntryDialog }
type Props = { companyId: number; template: TemplateRow; before: TemplateRow | null; adding: AddDialogs }

/** TPL-05: the switch of the default, the name, and what the template holds. */
export function TemplateDetail({ companyId, template, before, adding }: Props) {
  const { t } = useTranslation()
  const [asking, ask] = useState<'default' | 'rename' | 'delete' | null>(null)
  const reason = useReason()
  const closed = reason(template.cannot.edit)
  const close = () => ask(null)
  const dialog = { companyId, template, onClose: close }
  return (
    <div className={classes.root}>
      <div className={classes.line}>
        <Switch
          label={t('templates.default.switch')}
          description={t('templates.default.help')}
          checked={template.is_default}
          disabled={template.cannot.set_default !== null}
          onChange={() => ask('default')}
        />
        <Group gap="sm">
          <ActButton
            closed={closed}
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => ask('rename')}
          >
            {t('templates.page.rename')}
          </ActButton>
          <ActButton
            closed={closed}
            {...destructiveLook}
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => ask('delete')}
          >
            {t('templates.page.delete')}
          </ActButton>
        </Group>
      </div>
      <TemplateFiles companyId={companyId} template={template} />
      <TemplateDevices
        companyId={companyId}
        template={template}
        addDialog={adding.device}
        editDialog={adding.editDevice}
      />
      <TemplateContacts companyId={companyId} template={template} addDialog={adding.contact} />
      {asking === 'rename' && <RenameTemplateDialog {...dialog} />}
      {asking === 'delete' && <DeleteTemplateDialog {...dialog} />}
      {asking === 'default' &&
        (template.is_default ? (
          <UnassignDefaultDialog {...dialog} />
        ) : (
          <AssignDefaultDialog {...dialog} before={before} />
        ))}
    </div>
  )
}
