import { messageFilesAtOnce, messageTexts } from '@logis/contract/messages.rules'
import { ActionIcon, Button, Textarea } from '@mantine/core'
import { IconPaperclip, IconSend, IconX } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { FileChoice } from '../ui/FileChoice.tsx'
import { run, type Call } from '../ui/call.ts'
import { ErrorNote } from '../ui/ErrorBlock.tsx'
import { RefusalText } from '../ui/RefusalText.tsx'
import { useFocusKept } from '../ui/useFocusKept.ts'
import { Unsaved } from '../ui/Unsaved.tsx'
import type { Said } from './api.ts'
import classes from './Messages.module.css'

type Props<Answer> = { label: string; call: Call<Said, Answer> & { error: unknown } }

/** What is written and attached stays until it has been sent, and is not left without a question. */
export function Composer<Answer>({ label, call }: Props<Answer>) {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  const [body, setBody] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const submit = useFocusKept(call.isPending)
  const isOver = files.length > messageFilesAtOnce
  const isReady = body.trim() !== '' && !isOver
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || call.isPending) return
    run(
      call,
      { body, files },
      {
        onSuccess: () => {
          // What was written or attached meanwhile has not been sent.
          setBody((now) => (now === body ? '' : now))
          setFiles((now) => now.filter((file) => !files.includes(file)))
          tellSuccess(t('messages.compose.sent'))
        },
      },
    )
  }
  const discard = () => {
    setBody('')
    setFiles([])
  }
  const add = (chosen: File[]) => setFiles([...files, ...chosen])
  return (
    <form className={classes.composer} onSubmit={send}>
      {(body.trim() !== '' || files.length > 0) && <Unsaved onDiscard={discard} />}
      <Textarea
        label={label}
        value={body}
        maxLength={messageTexts.body.max}
        autosize
        minRows={3}
        maxRows={12}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      {files.length > 0 && (
        <ul className={classes.chosen}>
          {files.map((file, index) => (
            <li key={`${index} ${file.name}`}>
              <span>{file.name}</span>
              <span className={classes.faint}>{formatSize(file.size)}</span>
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label={t('messages.compose.remove', { name: file.name })}
                onClick={() => setFiles(files.filter((each) => each !== file))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {isOver && <p role="alert">{t('messages.compose.tooMany', { count: messageFilesAtOnce })}</p>}
      {call.error !== null && (
        <ErrorNote>
          <p>
            <RefusalText error={call.error} />
          </p>
        </ErrorNote>
      )}
      <div className={classes.acts}>
        <FileChoice multiple onChange={add}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconPaperclip size={18} aria-hidden />}>
              {t('messages.compose.add')}
            </Button>
          )}
        </FileChoice>
        <Button
          ref={submit}
          type="submit"
          loading={call.isPending}
          aria-disabled={!isReady}
          data-disabled={isReady ? undefined : true}
          leftSection={<IconSend size={18} aria-hidden />}
        >
          {t('messages.compose.send')}
        </Button>
      </div>
    </form>
  )
}
