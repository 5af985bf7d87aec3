import { messageFilesAtOnce, messageTexts } from '@logis/contract/messages.rules'
import { ActionIcon, Button, Textarea } from '@mantine/core'
import { IconClock, IconPaperclip, IconPencil, IconSend, IconX } from '@tabler/icons-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { asRefused } from '../platform/refused.ts'
import { tellRefused, tellSuccess } from '../platform/teller.tsx'
import { FileChoice } from '../ui/FileChoice.tsx'
import { run, type Call } from '../ui/call.ts'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import type { Said } from './api.ts'
import classes from './Messages.module.css'
import { begin, beginAttempt, endAttempt, refuseAttempt, useUnsent } from './unsent.ts'

type Props<Answer> = {
  label: string
  /** Of the conversation: what is begun is kept for each (`unsent.ts`). */
  place: string
  /** The largest file that it takes, in bytes. */
  fileLimit: number
  call: Call<Said, Answer> & { error: unknown }
  /** For who need not know that an answer leaves late: what finds no network waits for it (`waiting.ts`). */
  waiting?: Waiting
}
type Waiting = Record<'wait' | 'hold', (place: string) => void> & { note: string; edit: string }

/** What is written and attached stays until it has been sent, wherever one goes meanwhile; a closed tab asks. */
export function Composer<Answer>({ label, place, fileLimit, call, waiting }: Props<Answer>) {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  const [{ body, files, isSending, isWaiting }, edit] = useUnsent(place)
  const isHere = useIsHere()
  useAskOnClose(body.trim() !== '' || files.length > 0)
  const isOver = files.length > messageFilesAtOnce
  const heavy = files.filter(({ size }) => size > fileLimit)
  const isReady = body.trim() !== '' && !isOver && heavy.length === 0
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || isSending || isWaiting) return
    const { said, key } = (waiting ? beginAttempt : begin)(place)
    run(
      call,
      { body: said.body, files: [...said.files], ...(key && { key }) },
      {
        onSuccess: () => {
          endAttempt(place, said)
          tellSuccess(t('messages.compose.sent'))
        },
        onError: (error) => {
          const refused = asRefused(error)
          if (waiting && refused.network) return waiting.wait(place)
          refuseAttempt(place, refused)
          // Whoever has left believes that it was sent.
          if (!isHere.current) tellRefused(refused)
        },
      },
    )
  }
  const setFiles = (chosen: readonly File[]) => edit(() => ({ files: chosen }))
  const add = (chosen: File[]) => setFiles([...files, ...chosen])
  return (
    <form className={classes.composer} onSubmit={send}>
      <Textarea
        label={label}
        value={body}
        maxLength={messageTexts.body.max}
        autosize
        minRows={3}
        maxRows={12}
        readOnly={isWaiting}
        onChange={({ currentTarget: { value } }) => edit(() => ({ body: value }))}
      />
      {files.length > 0 && (
        <ul className={classes.chosen}>
          {files.map((file, index) => (
            <li key={`${index} ${file.name}`}>
              <span>{file.name}</span>
              <span className={classes.faint}>{formatSize(file.size)}</span>
              {!isWaiting && (
                <ActionIcon
                  variant="subtle"
                  size={44}
                  aria-label={t('messages.compose.remove', { name: file.name })}
                  onClick={() => setFiles(files.filter((each) => each !== file))}
                >
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOver && <p role="alert">{t('messages.compose.tooMany', { count: messageFilesAtOnce })}</p>}
      {heavy.map(({ name }, index) => (
        <p key={`${index} ${name}`} role="alert">
          {t('messages.compose.tooLarge', { name, limit: formatSize(fileLimit) })}
        </p>
      ))}
      {isWaiting ? (
        <p className={classes.waiting} role="status">
          <IconClock size={18} aria-hidden />
          {waiting?.note}
        </p>
      ) : (
        call.error !== null && <RefusalNote error={call.error} />
      )}
      <div className={classes.acts}>
        {isWaiting ? (
          <Button
            variant="default"
            disabled={isSending}
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => waiting?.hold(place)}
          >
            {waiting?.edit}
          </Button>
        ) : (
          <FileChoice multiple onChange={add}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconPaperclip size={18} aria-hidden />}>
                {t('messages.compose.add')}
              </Button>
            )}
          </FileChoice>
        )}
        <Button
          type="submit"
          loading={isSending}
          aria-disabled={!isReady || isWaiting}
          data-disabled={isReady && !isWaiting ? undefined : true}
          leftSection={<IconSend size={18} aria-hidden />}
        >
          {t('messages.compose.send')}
        </Button>
      </div>
    </form>
  )
}

const useIsHere = () => {
  const isHere = useRef(true)
  // An effect, because what was sent ends outside React.
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  return isHere
}

/** Elsewhere in the portal what is begun is kept; a tab that is closed keeps nothing. */
const useAskOnClose = (isBegun: boolean) =>
  // An effect, because the window is outside React.
  useEffect(() => {
    if (!isBegun) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBegun])
