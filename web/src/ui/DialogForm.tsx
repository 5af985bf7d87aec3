import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DiscardDialog } from './ConfirmDialog.tsx'
import { Dialog, DialogFooter, type DialogWidth } from './Dialog.tsx'
import { ErrorNote } from './ErrorBlock.tsx'
import { faultyFields, firstFieldOf, focusFirst } from './formFields.ts'
import { referenceOf, type Call } from './refusal.ts'
import { useRefusal, type FieldOf, type Told } from './useRefusal.ts'

type Props<Values extends object, Input, Answer> = {
  title: string
  /** From `useForm` in its default, controlled mode, with synchronous rules. */
  form: UseFormReturnType<Values, Input>
  call: Call<Input, Answer>
  /** Refusals that belong to one field; every other one is told above the buttons. */
  fieldOf: FieldOf
  onDone: (answer: Answer) => void
  onClose: () => void
  /** The verb of the primary button; « Enregistrer » when not given. */
  submit?: string
  width?: DialogWidth
  children: ReactNode
}

// The focus trap of a dialog goes to this mark rather than to the close button.
const markFirstField = (form: HTMLFormElement | null) => {
  if (form) firstFieldOf(form)?.setAttribute('data-autofocus', '')
}

const submitOnModEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
}

/**
 * A form in a dialog that calls the server. A refusal is told under its field or above the buttons, never as
 * a toast and never twice; what was typed is not lost without a question.
 *
 * @example
 * const form = useForm({ initialValues: { name: folder.name }, validate: { name: rules.required } })
 * <DialogForm title={t('documents.folder.rename')} form={form} call={useRenameFolder(folder)}
 *   fieldOf={{ DOCUMENT_FOLDER_EXISTS: 'name' }} onDone={done} onClose={onClose}>
 *   <TextInput label={t('documents.folder.name')} {...form.getInputProps('name')} />
 * </DialogForm>
 */
export function DialogForm<Values extends object, Input, Answer>(props: Props<Values, Input, Answer>) {
  const { title, form, call, fieldOf, onDone, onClose, submit, width = 'sm', children } = props
  const { t } = useTranslation()
  const hintId = useId()
  const [leaving, setLeaving] = useState(false)
  const { told, tell, forget } = useRefusal(form, fieldOf)
  const faulty = faultyFields(form)
  const valid = form.isValid() !== false
  const hint = faulty.length > 0 ? t('ui.form.todo', { count: faulty.length }) : undefined

  const send = form.onSubmit(
    (input) => {
      if (call.isPending) return
      forget()
      call.mutate(input, { onSuccess: onDone, onError: tell })
    },
    (errors) => focusFirst(Object.keys(errors).map((path) => form.getInputNode(path))),
  )
  const close = () => (form.isDirty() ? setLeaving(true) : onClose())

  return (
    <>
      <Dialog title={title} width={width} closable={!leaving && !call.isPending} onClose={close}>
        <form noValidate ref={markFirstField} onSubmit={send} onKeyDown={submitOnModEnter}>
          {children}
          {told && <Refusal key={told.turn} told={told} />}
          <DialogFooter hintId={hintId} hint={hint}>
            <Button variant="default" disabled={call.isPending} onClick={close}>
              {t('ui.action.cancel')}
            </Button>
            <Button
              type="submit"
              loading={call.isPending}
              aria-disabled={!valid}
              data-disabled={valid ? undefined : true}
              aria-describedby={hintId}
            >
              {submit ?? t('ui.action.save')}
            </Button>
          </DialogFooter>
        </form>
      </Dialog>
      {leaving && <DiscardDialog onStay={() => setLeaving(false)} onDiscard={onClose} />}
    </>
  )
}

function Refusal({ told: { refused, leftovers } }: { told: Told }) {
  const { t } = useTranslation()
  return (
    <div style={{ marginTop: 16 }}>
      <ErrorNote reference={referenceOf(refused)}>
        <p>{refused?.message ?? t('ui.error.generic')}</p>
        {leftovers.length > 0 && (
          <ul>
            {leftovers.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
      </ErrorNote>
    </div>
  )
}
