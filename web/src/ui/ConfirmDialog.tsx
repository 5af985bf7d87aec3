import { Button, Text, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from './texts.ts'
import { destructiveLook } from './destructiveLook.ts'
import { Dialog, DialogFooter } from './Dialog.tsx'
import { RefusalNote } from './ErrorBlock.tsx'
import { run, type Call } from './call.ts'

export type ConfirmProps<Input, Answer> = {
  /** Verb and object: « Supprimer le dossier ». Also the name of the button. */
  title: string
  /** What will happen, and whether it can be undone. */
  text: ReactNode
  call: Call<Input, Answer>
  input: Input
  onDone: (answer: Answer) => void
  onClose: () => void
  /** False for an act that destroys nothing. */
  destructive?: boolean
  /** A word to type first, for what cannot be repaired. */
  typed?: string
  /** Said before the server's sentence when it refuses. */
  failure?: string
  /** Where somebody goes on whom the server has refused, below its sentence. */
  wayOut?: (error: unknown) => ReactNode
  /** The other button, where « Annuler » would be read as the act itself. */
  dismiss?: string
}

/**
 * Asks before an act; pages have it as `Confirm`, on demand. A refusal takes the place of the text and closes the act until the dialog is opened again.
 *
 * @example
 * <ConfirmDialog title={t('documents.folder.delete')} text={t('documents.folder.deleteText', folder)}
 *   call={useDeleteFolder()} input={{ folder_id: folder.id }} onDone={done} onClose={onClose} />
 */
export function ConfirmDialog<Input, Answer>(props: ConfirmProps<Input, Answer>) {
  const { title, text, call, input, onDone, onClose, destructive = true, typed, failure, wayOut, dismiss } = props
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null)
  const [word, setWord] = useState('')
  const cancel = useRef<HTMLButtonElement>(null)
  // The act is off from now on and cannot keep the focus: out of the dialog it would be lost.
  useEffect(() => {
    if (refusal) cancel.current?.focus()
  }, [refusal])
  const matches = typed === undefined || word.trim() === typed

  const act = () => {
    if (matches) run(call, input, { onSuccess: onDone, onError: (error) => setRefusal({ error }) })
  }

  return (
    <Dialog title={title} closable={!call.isPending} onClose={onClose}>
      {refusal ? <RefusalNote error={refusal.error} title={failure} /> : <Text component="div">{text}</Text>}
      {refusal && wayOut?.(refusal.error)}
      {typed !== undefined && !refusal && (
        <TextInput
          mt="md"
          label={t('ui.confirm.typed', { word: typed })}
          autoComplete="off"
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
        />
      )}
      <DialogFooter>
        <Button ref={cancel} data-autofocus variant="default" disabled={call.isPending} onClick={onClose}>
          {dismiss ?? t('ui.action.cancel')}
        </Button>
        <Button
          {...(destructive && destructiveLook)}
          loading={call.isPending}
          disabled={refusal !== null || !matches}
          onClick={act}
        >
          {title}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

/** « Abandonner les modifications ? » : asked before a dialog is closed over something typed. */
export function DiscardDialog({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('ui.form.leave')} onClose={onStay}>
      <Text>{t('ui.form.leaveText')}</Text>
      <DialogFooter>
        <Button data-autofocus variant="default" onClick={onStay}>
          {t('ui.form.leaveStay')}
        </Button>
        <Button {...destructiveLook} onClick={onDiscard}>
          {t('ui.form.leaveGo')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
