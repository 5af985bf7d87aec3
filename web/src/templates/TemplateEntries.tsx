import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import classes from './TemplateDetail.module.css'

type Entry = { id: number; name: string; facts: ReactNode }
type Props<E extends Entry> = {
  noun: 'devices' | 'contacts'
  entries: readonly E[]
  mayEdit: boolean
  onAdd: () => void
  onEdit?: (entry: E) => void
  onRemove: (entry: E) => void
}

/** TPL-05, TPL-08: a list of what projects receive, which grows and shrinks by one entry at a time. */
export function TemplateEntries<E extends Entry>({ noun, entries, mayEdit, onAdd, onEdit, onRemove }: Props<E>) {
  const { t } = useTranslation()
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
                  onClick={() => onRemove(entry)}
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
          onClick={onAdd}
        >
          {t(`templates.${noun}.add`)}
        </Button>
      )}
    </section>
  )
}
