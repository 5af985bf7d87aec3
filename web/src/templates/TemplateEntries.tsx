import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import type { ConfirmProps } from '../ui/ConfirmDialog.tsx'
import type { TemplateRow } from './api.ts'
import classes from './TemplateDetail.module.css'

export type EntryDialog = ComponentType<{ companyId: number; template: TemplateRow; onClose: () => void }>
type Entry = { id: number; name: string; facts: ReactNode }
type Removal = { company_id: number; template_id: number; entry_id: number }
type Props = {
  companyId: number
  template: TemplateRow
  noun: 'devices' | 'contacts'
  entries: readonly Entry[]
  addDialog: EntryDialog
  remove: ConfirmProps<Removal, unknown>['call']
  onEdit?: (entry: Entry) => void
}

/** TPL-05, TPL-08: a list of what projects receive, which grows and shrinks by one entry at a time. */
export function TemplateEntries({ companyId, template, noun, entries, addDialog: AddDialog, remove, onEdit }: Props) {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Entry | null>(null)
  const mayEdit = template.cannot.edit === null
  return (
    <section aria-label={t(`templates.${noun}.title`)}>
      <h3 className={classes.title}>{t(`templates.${noun}.title`)}</h3>
      {entries.length === 0 && <p className={classes.none}>{t(`templates.${noun}.none`)}</p>}
      <ul className={classes.files}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.file}>
            <span>
              {entry.name}
              <span className={classes.folder}>{entry.facts}</span>
            </span>
            {mayEdit && onEdit && (
              <Tooltip label={t('templates.devices.edit')}>
                <ActionIcon
                  className={classes.edit}
                  variant="subtle"
                  color="gray"
                  aria-label={t('templates.devices.editOf', { name: entry.name })}
                  aria-haspopup="dialog"
                  onClick={() => onEdit(entry)}
                >
                  <IconPencil size={16} aria-hidden />
                </ActionIcon>
              </Tooltip>
            )}
            {mayEdit && (
              <Tooltip label={t(`templates.${noun}.remove`)}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('templates.files.removeOf', { name: entry.name })}
                  aria-haspopup="dialog"
                  onClick={() => setRemoving(entry)}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </Tooltip>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setAdding(true)}
        >
          {t(`templates.${noun}.add`)}
        </Button>
      )}
      {isAdding && <AddDialog {...{ companyId, template }} onClose={() => setAdding(false)} />}
      {removing && (
        <Confirm
          title={t(`templates.${noun}.remove`)}
          text={t(`templates.${noun}.removeText`, { name: removing.name })}
          call={remove}
          input={{ company_id: companyId, template_id: template.id, entry_id: removing.id }}
          onDone={() => tellAndClose(t('templates.files.removed', { name: removing.name }), () => setRemoving(null))}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  )
}
