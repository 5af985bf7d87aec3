import { Button, Skeleton, TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { saveFile } from '../../platform/saveFile.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { run } from '../../ui/call.ts'
import { Tip } from '../../ui/Tip.tsx'
import { closedBy } from '../../ui/closedBy.ts'
import accountClasses from '../AccountPage.module.css'
import { SubmitButton } from '../SubmitButton.tsx'
import { useConfirmTotp, useStartTotp } from './api.ts'
import classes from './Enrolment.module.css'

type Props = {
  userId: number
  /** Once the recovery codes have been kept. */
  onDone: () => void
}

/** Two-step sign-in set up: the app learns the secret, shows that it has, and the recovery codes are kept. */
export function Enrolment({ userId, onDone }: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return <TheApp userId={userId} onConfirmed={setCodes} />
}

function TheApp({ userId: user_id, onConfirmed }: { userId: number; onConfirmed: (codes: string[]) => void }) {
  const { t } = useTranslation()
  const start = useStartTotp()
  const confirm = useConfirmTotp()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const closed = code.trim() === '' && t('ui.form.missing', { count: 1 })
  const begin = useEffectEvent(() => start.mutate({ user_id }))
  useEffect(() => begin(), [])
  const begun = start.data?.data
  const wrong = confirm.error?.reason === 'FACTOR_CODE_INVALID' || confirm.error?.reason === 'VALIDATION_ERROR'
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '' || confirm.isPending) return field.current?.focus()
    run(
      confirm,
      { user_id, code },
      { onSuccess: ({ data }) => onConfirmed(data.recovery_codes), onError: () => field.current?.select() },
    )
  }
  if (start.error) return <ErrorBlock error={start.error} onRetry={() => start.mutate({ user_id })} />
  if (!begun) return <Skeleton height={320} role="status" aria-label={t('ui.loading')} />
  return (
    <form noValidate onSubmit={send}>
      <ol className={classes.steps}>
        <li>{t('accounts.factor.install')}</li>
        <li>
          {t('accounts.factor.scan')}
          <div className={classes.scan}>
            <img
              className={classes.qr}
              src={`data:image/svg+xml,${encodeURIComponent(begun.qr_svg)}`}
              alt={t('accounts.factor.qr')}
            />
            <div className={classes.key}>
              <p className={accountClasses.note}>{t('accounts.factor.key')}</p>
              <div className={classes.secret}>
                <span translate="no">{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
                <CopyButton value={begun.secret} what={t('accounts.factor.keyName')} />
              </div>
            </div>
          </div>
        </li>
        <li>
          {t('accounts.factor.type')}
          <TextInput
            ref={field}
            mt={8}
            maw={320}
            label={t('accounts.secondStep.app.label')}
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
            value={code}
            error={wrong && t('accounts.secondStep.app.wrong')}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </li>
      </ol>
      {confirm.error && !wrong && <ErrorBlock title={t('accounts.factor.failed')} error={confirm.error} />}
      <Tip label={closed} touch>
        <SubmitButton ready={!closed} pending={confirm.isPending} {...closedBy(closed)}>
          {t('accounts.factor.submit')}
        </SubmitButton>
      </Tip>
    </form>
  )
}

/** Shown once: the server keeps nothing that they could be shown from again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  const save = () => saveFile(new Blob([text], { type: 'text/plain' }), t('accounts.recovery.file'))
  return (
    <section>
      <h3 ref={title} tabIndex={-1}>
        {t('accounts.recovery.title')}
      </h3>
      <p>{t('accounts.recovery.help')}</p>
      <ul className={classes.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.acts}>
        <Button variant="default" onClick={save}>
          {t('accounts.recovery.save')}
        </Button>
        <Button onClick={onDone}>{t('accounts.recovery.done')}</Button>
        <CopyButton value={text} what={t('accounts.recovery.title')} />
      </div>
    </section>
  )
}
