import { Button, Progress } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from './texts.ts'
import { Dialog, DialogFooter } from './Dialog.tsx'
import { ErrorNote } from './ErrorBlock.tsx'
import { focusFirst } from './formFields.ts'
import { referenceOf, refusedOf } from './refusal.ts'
import { RefusalText } from './RefusalText.tsx'
import classes from './StepDialog.module.css'
import { Steps } from './Steps.tsx'
import { useFirstFieldFocus } from './useFirstFieldFocus.ts'
import { useUnsaved } from './useUnsaved.tsx'

type Step = {
  name: string
  /** How many things are missing before one may go on. */
  faults: number
  /** What the screen itself has to do before one may go on, or close, a sentence. */
  waiting?: string | undefined
  /** One tried to go on all the same: time to show what is missing. */
  onBlocked?: () => void
  /** The form of this step, or a look back that can open the others. */
  content?: ReactNode
  review?: (open: (step: number) => void) => ReactNode
}

type Props = {
  title: string
  steps: readonly Step[]
  /** The verb of the last step. */
  submit: string
  /** Where one starts: a draft is taken up where it was left. */
  start?: number
  onStep?: (step: number) => void
  busy: boolean
  /** What has left for the server, between 0 and 1; null where there is nothing to count. */
  progress?: number | null
  /** What the last step's call threw. */
  error: unknown
  /** Said when no answer came back: it may have been done all the same. */
  lost: string
  /** Asks before what was typed is lost, by closing it or by leaving the page. False where it is kept, or was sent. */
  dirty?: boolean
  /** In sight on every step. */
  note?: ReactNode
  onSubmit: () => void
  onClose: () => void
}

/** The step one may go to: everything before it is complete. */
const reachableOf = (steps: readonly Step[]) => {
  const first = steps.findIndex(({ faults, waiting }) => faults > 0 || waiting)
  return first === -1 ? steps.length - 1 : first
}

/**
 * A form of several steps in a dialog: back and forth without losing anything, and only the last step sends.
 *
 * @example
 * <StepDialog title={t('passports.create.title')} submit={t('passports.create.submit')} steps={steps}
 *   busy={create.isPending} error={create.error} onSubmit={send} onClose={close} />
 */
export function StepDialog(props: Props) {
  const { title, steps, submit, start = 0, onStep, busy, progress = null, error, dirty = false, note } = props
  const { lost, onSubmit, onClose } = props
  const { t } = useTranslation()
  const [step, setStep] = useState(Math.min(start, reachableOf(steps)))
  const unsaved = useUnsaved({ isDirty: () => dirty, onClose })
  const [body, setBody] = useFirstFieldFocus()
  const current = steps[step]!
  const isLast = step === steps.length - 1
  const ready = current.faults === 0 && !current.waiting

  const open = (next: number) => {
    setStep(next)
    onStep?.(next)
    body?.closest('[role="dialog"]')?.scrollTo({ top: 0 })
    body?.focus()
  }
  const goOn = () => {
    if (ready) return isLast ? onSubmit() : open(step + 1)
    current.onBlocked?.()
    // The faults are drawn first, then the first of them takes the focus.
    requestAnimationFrame(() => focusFirst([body?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null]))
  }

  return (
    <>
      <Dialog
        title={title}
        width={steps.length > 1 ? 'md' : 'sm'}
        closable={!unsaved.isAsking && !busy && !current.waiting}
        {...unsaved.frame}
      >
        {note}
        <form
          noValidate
          ref={setBody}
          tabIndex={-1}
          aria-label={current.name}
          className={classes.body}
          data-steps={steps.length > 1 || undefined}
          onSubmit={(event) => {
            event.preventDefault()
            goOn()
          }}
        >
          {steps.length > 1 && (
            <Steps
              label={title}
              steps={steps.map(({ name }) => name)}
              current={step}
              reachable={busy ? step : reachableOf(steps)}
              onOpen={open}
            />
          )}
          <div className={classes.step}>{current.review?.(open) ?? current.content}</div>
          <Foot {...{ busy, progress, error, lost }} faults={current.faults} waiting={current.waiting}>
            <Button
              variant="default"
              disabled={busy}
              onClick={step === 0 ? unsaved.frame.onClose : () => open(step - 1)}
            >
              {t(step === 0 ? 'ui.action.cancel' : 'ui.steps.back')}
            </Button>
            <Button
              type="submit"
              loading={busy}
              // A field that complains as it loses the focus would move the button away from under the click.
              onMouseDown={(event) => event.preventDefault()}
              aria-disabled={!ready}
              data-disabled={ready ? undefined : true}
            >
              {isLast ? submit : t('ui.steps.next')}
            </Button>
          </Foot>
        </form>
      </Dialog>
      {unsaved.question}
    </>
  )
}

type FootProps = Pick<Props, 'busy' | 'progress' | 'error' | 'lost'> & Pick<Step, 'faults' | 'waiting'>

/** Always in sight, with what the last button was answered. */
function Foot({ busy, progress, error, lost, faults, waiting, children }: FootProps & { children: ReactNode }) {
  const { t } = useTranslation()
  const refused = refusedOf(error)
  return (
    <div className={classes.foot}>
      {busy && progress !== null && progress !== undefined && (
        <div className={classes.progress}>
          <Progress value={100 * progress} aria-label={t('ui.steps.sending')} />
          <span>{t('ui.steps.sent', { percent: Math.round(100 * progress) })}</span>
        </div>
      )}
      {!busy && error !== null && error !== undefined && (
        <ErrorNote reference={referenceOf(refused)}>
          <p>{refused ? <RefusalText error={refused} /> : lost}</p>
        </ErrorNote>
      )}
      <DialogFooter hint={waiting ?? (faults > 0 ? t('ui.form.missing', { count: faults }) : undefined)}>
        {children}
      </DialogFooter>
    </div>
  )
}
