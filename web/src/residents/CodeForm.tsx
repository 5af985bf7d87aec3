import { Button } from '@mantine/core'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import type { Refused } from '../platform/refused.ts'
import { isCode, missingFrom } from './code.ts'
import { CodeField } from './CodeField.tsx'
import { CodeRefusal, isAboutTheCode } from './CodeRefusal.tsx'
import classes from './Steps.module.css'

type Props = {
  code: string
  /** Without it the code is settled, and shown by the page. */
  onCode?: (code: string) => void
  /** Where the code is found, for those who were sent none. */
  where?: string
  submit: string
  /** What was called with the code last. */
  call: { isPending: boolean; error: Refused | null }
  /** Whether all but the code has been answered. */
  complete?: boolean
  /** Sends; `onRefused` takes the reader back to the field, for the button lets the focus go while it waits. */
  onSend: (onRefused: () => void) => void
  /** What is asked beside the code; `tried`: the form has been sent before it was complete. */
  children?: (tried: boolean) => ReactNode
}

/** The code, and one button. */
export function CodeForm({ code, onCode, where, submit, call, complete = true, onSend, children }: Props) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const ready = isCode(code) && complete

  const missing = missingFrom(code)
  const fault = missing > 0 ? t('residents.code.missing', { count: missing }) : t('residents.code.impossible')
  const unknown = call.error !== null && isAboutTheCode(call.error)

  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isCode(code)) field.current?.focus()
    else if (ready && !call.isPending) onSend(() => field.current?.focus())
  }
  const change = (next: string) => {
    setTried(false)
    onCode?.(next)
  }
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      {onCode && (
        <CodeField
          ref={field}
          value={code}
          where={where ?? t('residents.code.where')}
          error={tried && !isCode(code) ? fault : unknown && t('residents.code.unknown')}
          onChange={change}
        />
      )}
      {children?.(tried)}
      {call.error && !unknown && <CodeRefusal refused={call.error} />}
      <Button
        type="submit"
        size="md"
        fullWidth
        aria-disabled={!ready}
        data-disabled={!ready || undefined}
        loading={call.isPending}
      >
        {submit}
      </Button>
    </form>
  )
}
