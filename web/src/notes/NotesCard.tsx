import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { Card } from '../ui/Card.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useDeleteNote, useNotes, type About, type Note } from './api.ts'
import classes from './Notes.module.css'

const AddNoteDialog = onDemand(() => import('./AddNoteDialog.tsx').then((module) => module.AddNoteDialog))

/** API-24: what administrators keep in mind of a home or a company. */
export function NotesCard(about: About) {
  const { t } = useTranslation()
  const [adding, add] = useState(false)
  const [removed, remove] = useState<Note | null>(null)
  const query = useSettled(useNotes(about))
  const notes = query.data?.data
  return (
    <Card
      title={t('notes.title')}
      error={query.error}
      onRetry={() => void query.refetch()}
      actions={
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => add(true)}
        >
          {t('notes.add')}
        </Button>
      }
    >
      {!notes && <Skeleton height={64} />}
      {notes?.length === 0 && <p className={classes.empty}>{t('notes.empty')}</p>}
      <ul className={classes.notes}>
        {notes?.map((note) => (
          <NoteRow key={note.id} note={note} onRemove={() => remove(note)} />
        ))}
      </ul>
      {adding && <AddNoteDialog about={about} onClose={() => add(false)} />}
      {removed && <RemoveNote note={removed} onClose={() => remove(null)} />}
    </Card>
  )
}

function NoteRow({ note: { text, author, created_at }, onRemove }: { note: Note; onRemove: () => void }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const date = formatDateTime(created_at)
  return (
    <li className={classes.note}>
      <div className={classes.what}>
        <p className={classes.text}>{text}</p>
        <p className={classes.second}>{[author?.name ?? t('notes.nobody'), date].join(' · ')}</p>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="max(28px, var(--logis-target-size))"
        aria-label={t('notes.remove.of', { date })}
        aria-haspopup="dialog"
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}

function RemoveNote({ note: { id }, onClose }: { note: Note; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('notes.remove.title')}
      text={t('notes.remove.text')}
      call={useDeleteNote()}
      input={{ note_id: id }}
      onDone={() => {
        tellSuccess(t('notes.remove.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
