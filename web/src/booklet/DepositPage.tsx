import { messageFilesAtOnce } from '@logis/contract/messages.rules'
import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { IconPaperclip, IconSend, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { Entrance } from '../accounts/Entrance.tsx'
import { useFormats } from '../platform/formats.ts'
import { FileChoice } from '../ui/FileChoice.tsx'
import { run } from '../ui/call.ts'
import { ErrorBlock, ErrorNote, RefusalNote } from '../ui/ErrorBlock.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useAddToAsk, useOpenedAsk, type AskedPart } from './api.ts'
import classes from './Deposit.module.css'
import { hideToken, keptToken } from './deposit.ts'

/** Where the link of a mail leads that asks for a document: who asks, for which home, and the files. Without an account. */
export function DepositPage() {
  const { t } = useTranslation()
  const [token] = useState(() => keptToken('deposit_token'))
  useEffect(() => hideToken('deposit_token'), [])
  const { data, error, refetch } = useSettled(useOpenedAsk(token))
  const isOver = token === null || error?.reason === 'BOOKLET_LINK_OVER'
  return (
    <Entrance>
      {isOver && (
        <>
          <h1 className={classes.title}>{t('deposit.over')}</h1>
          <ErrorNote>
            <p>{t('deposit.overText')}</p>
          </ErrorNote>
        </>
      )}
      {!isOver && error && <ErrorBlock error={error} onRetry={() => void refetch()} />}
      {!isOver && !data && !error && <Skeleton height={280} role="status" aria-label={t('ui.loading')} />}
      {!isOver && data && <Deposit token={token} asked={data.data} />}
    </Entrance>
  )
}

function Deposit({ token, asked }: { token: string; asked: AskedPart }) {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  // What the last files were answered: the next ones may be on their way, or refused.
  const [told, tell] = useState(asked)
  const { company, asker, home, city, item, part, device, message } = asked
  const { files_count: brought, files_left: left, file_limit: limit } = told
  return (
    <>
      <h1 className={classes.title}>{t('deposit.title', { company })}</h1>
      <dl className={classes.facts}>
        <dt>{t('deposit.what')}</dt>
        <dd>
          {item} – {device ?? part}
        </dd>
        <dt>{t('deposit.home')}</dt>
        <dd>{[home, city].filter(Boolean).join(', ')}</dd>
        <dt>{t('deposit.asker')}</dt>
        <dd>{[asker, company].filter(Boolean).join(', ')}</dd>
      </dl>
      {message && <p className={classes.message}>{message}</p>}
      {brought > 0 && (
        <p className={classes.done} role="status">
          {t('deposit.brought', { count: brought })}
        </p>
      )}
      {left > 0 ? (
        <Files token={token} most={Math.min(left, messageFilesAtOnce)} limit={limit} onSent={tell} />
      ) : (
        <p>{t('deposit.full')}</p>
      )}
      <p className={classes.note}>{t('deposit.note', { limit: formatSize(limit) })}</p>
    </>
  )
}

type FilesProps = { token: string; most: number; limit: number; onSent: (told: AskedPart) => void }

function Files({ token, most, limit, onSent }: FilesProps) {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  const add = useAddToAsk(token)
  const [files, setFiles] = useState<File[]>([])
  const heavy = files.filter(({ size }) => size > limit)
  const isReady = files.length > 0 && files.length <= most && heavy.length === 0
  const send = () => {
    if (!isReady || add.isPending) return
    const sent = ({ data }: { data: AskedPart }) => {
      onSent(data)
      setFiles((now) => now.filter((file) => !files.includes(file)))
    }
    run(add, files, { onSuccess: sent })
  }
  return (
    <>
      <ul className={classes.files}>
        {files.map((file, index) => (
          <li key={`${index} ${file.name}`}>
            <span>{file.name}</span>
            <span className={classes.size}>{formatSize(file.size)}</span>
            <ActionIcon
              variant="subtle"
              size={44}
              aria-label={t('deposit.remove', { name: file.name })}
              onClick={() => setFiles(files.filter((each) => each !== file))}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {files.length > most && <p role="alert">{t('deposit.tooMany', { count: most })}</p>}
      {heavy.map(({ name }, index) => (
        <p key={`${index} ${name}`} role="alert">
          {t('deposit.tooLarge', { name, limit: formatSize(limit) })}
        </p>
      ))}
      <RefusalNote error={add.error} />
      <div className={classes.acts}>
        <FileChoice multiple onChange={(chosen) => setFiles([...files, ...chosen])}>
          {(props) => (
            <Button
              {...props}
              size="md"
              variant={files.length > 0 ? 'default' : 'filled'}
              leftSection={<IconPaperclip size={18} aria-hidden />}
            >
              {t('deposit.choose')}
            </Button>
          )}
        </FileChoice>
        {files.length > 0 && (
          <Button
            size="md"
            loading={add.isPending}
            aria-disabled={!isReady}
            data-disabled={isReady ? undefined : true}
            leftSection={<IconSend size={18} aria-hidden />}
            onClick={send}
          >
            {t('deposit.send', { count: files.length })}
          </Button>
        )}
      </div>
    </>
  )
}
