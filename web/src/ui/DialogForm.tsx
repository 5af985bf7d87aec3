import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from './texts.ts'
import { destructiveLook } from './destructiveLook.ts'
import { Dialog, DialogFooter, type DialogWidth } from './Dialog.tsx'
import { ErrorNote } from './ErrorBlock.tsx'
import { run, type Call } from './call.ts'
import { faultyFields, focusFirst } from './formFields.ts'
import { referenceOf } from './refusal.ts'
import { RefusalText } from './RefusalText.tsx'
import { useFirstFieldFocus } from './useFirstFieldFocus.ts'
import { useRefusal, type FieldOf, type Told } from './useRefusal.ts'
import { useUnsaved } from './useUnsaved.tsx'

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
  /** For what cannot be undone. */
  destructive?: boolean
  width?: DialogWidth
  /** The field that takes the focus; the first one when not given. */
  focus?: string | undefined
  /** What is missing, where a number of fields would not say it. */
  missing?: string | undefined
  children: ReactNode
}

/**
 * A form in a dialog that calls the server. A refusal is told under its field or above the buttons, never as
 * a toast and never twice; what was typed is not lost without a question, whether one closes it or leaves the page.
 *
 * @example
 * const form = useForm({ initialValues: { name: folder.name }, validate: { name: rules.required } })
 * <DialogForm title={t('documents.folder.rename')} form={form} call={useRenameFolder(folder)}
 *   fieldOf={{ DOCUMENT_FOLDER_EXISTS: 'name' }} onDone={done} onClose={onClose}>
 *   <TextInput label={t('documents.folder.name')} {...form.getInputProps('name')} />
 * </DialogForm>
 */
export function DialogForm<Values extends object, Input, Answer>(props: Props<Values, Input, Answer>) {
  const { title, form, call, fieldOf, onDone, onClose, submit, width = 'sm', focus, missing, children } = props
  const look = props.destructive && destructiveLook
  const { t } = useTranslation()
  const hintId = useId()
  const [formElement, setFormElement] = useFirstFieldFocus(focus)
  // A ref, because what leads on to what was created does so before the screen is drawn again.
  const saved = useRef<Values>(null)
  const unsaved = useUnsaved({ isDirty: () => form.isDirty() && form.getValues() !== saved.current, onClose })
  const close = unsaved.frame.onClose
  const { told, turn, tell, forget } = useRefusal(form, fieldOf)
  const faulty = faultyFields(form)
  const valid = form.isValid()
  const hint = missing ?? (faulty.length > 0 ? t('ui.form.missing', { count: faulty.length }) : undefined)

  const done = (answer: Answer) => {
    saved.current = form.getValues()
    onDone(answer)
  }
  const send = (event: FormEvent<HTMLFormElement>) =>
    form.onSubmit(
      (input) => {
        if (call.isPending) return
        forget()
        run(call, input, { onSuccess: done, onError: tell })
      },
      (errors) => focusFirst(Object.keys(errors).map((path) => form.getInputNode(path))),
    )(event)
  useHotkeys([['mod+Enter', () => !unsaved.isAsking && formElement?.requestSubmit()]], [])

  return (
    <>
      <Dialog title={title} width={width} closable={!unsaved.isAsking && !call.isPending} {...unsaved.frame}>
        <form noValidate ref={setFormElement} onSubmit={send}>
          {children}
          {told && <Refusal key={turn} told={told} />}
          <DialogFooter hintId={hintId} hint={hint}>
            <Button variant="default" disabled={call.isPending} onClick={close}>
              {t('ui.action.cancel')}
            </Button>
            <Button
              {...look}
              type="submit"
              loading={call.isPending}
              // A field that complains as it loses the focus would move the button away from under the click.
              onMouseDown={(event) => event.preventDefault()}
              aria-disabled={!valid}
              data-disabled={valid ? undefined : true}
              aria-describedby={hintId}
            >
              {submit ?? t('ui.action.save')}
            </Button>
          </DialogFooter>
        </form>
      </Dialog>
      {unsaved.question}
    </>
  )
}

function Refusal({ told: { refused, leftovers } }: { told: Told }) {
  const note = useRef<HTMLDivElement>(null)
  // The button that was pressed was off during the call and let the focus go.
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus()
  }, [])
  return (
    <div ref={note} tabIndex={-1} style={{ marginTop: 16, outline: 'none' }}>
      <ErrorNote reference={referenceOf(refused)}>
        <p>
          <RefusalText error={refused} />
        </p>
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
