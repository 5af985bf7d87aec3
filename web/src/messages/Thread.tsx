import { Button } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { useDownloadFile, type HomeMessage } from './api.ts'
import classes from './Messages.module.css'

type Props = { messages: readonly HomeMessage[]; side: HomeMessage['by']; company: string }

/** A conversation, the oldest first; one's own side stands at the right. */
export function Thread({ messages, side, company }: Props) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  return (
    <ol className={classes.thread} aria-label={t('messages.thread')}>
      {messages.map((message) => (
        <li key={message.id} data-own={message.by === side || undefined}>
          <p className={classes.said}>
            <strong>{authorOf(message, side, company, t('messages.gone'))}</strong>
            <time dateTime={message.created_at}>{formatDateTime(message.created_at)}</time>
          </p>
          <p className={classes.body}>{message.body}</p>
          {message.files.map((file) => (
            <FileLine key={file.id} message={message} file={file} />
          ))}
        </li>
      ))}
    </ol>
  )
}

/** To a resident the company speaks with one voice, and by its people's names beside it. */
const authorOf = ({ by, author }: HomeMessage, side: HomeMessage['by'], company: string, gone: string) => {
  const name = author?.name ?? gone
  return by === 'COMPANY' && side === 'RESIDENT' ? (author ? `${name}, ${company}` : company) : name
}

type FileProps = { message: HomeMessage; file: HomeMessage['files'][number] }

function FileLine({ message, file: { id, name, size } }: FileProps) {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  const download = useDownloadFile()
  return (
    <Button
      variant="default"
      className={classes.file ?? ''}
      leftSection={<IconPaperclip size={18} aria-hidden />}
      aria-label={`${t('messages.download', { name })} · ${formatSize(size)}`}
      loading={download.isPending}
      onClick={() => download.mutate({ message_id: message.id, file_id: id, name })}
    >
      {name} · {formatSize(size)}
    </Button>
  )
}
