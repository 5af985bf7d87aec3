import type { AwaitedFactor } from '@logis/contract/accounts.factors'
import { typedCodeMax } from '@logis/contract/accounts.factors.rules'
import { Anchor, Button, TextInput } from '@mantine/core'
import { useCallback, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import classes from './Entrance.module.css'
import { knowsPasskeys } from './passkeys/support.ts'
import { usePasskeyStep, useSecondStep } from './secondStep.ts'
import type { Enter } from './signIn.ts'
import { SubmitButton } from './SubmitButton.tsx'

type Props = {
  awaited: AwaitedFactor
  enter: Enter
  /** Back to the first step. */
  onClose: () => void
}

/** The second step of a sign-in, in place of the first: a code of the app, a recovery code, or a passkey. */
export function SecondStep(props: Props) {
  const { t } = useTranslation()
  const { awaited, enter, onClose } = props
  const pass = usePasskeyStep(enter)
  const { methods, challenge } = awaited
  const hasCodes = methods.includes('TOTP')
  const hasPasskey = methods.includes('PASSKEY')
  return (
    <>
      {hasCodes && <CodeStep {...props} />}
      {hasPasskey && (
        <div className={classes.other}>
          <p className={classes.note}>{t(`accounts.secondStep.passkey.${hasCodes ? 'or' : 'help'}`)}</p>
          {!knowsPasskeys() && <p className={classes.note}>{t('accounts.passkey.unknown')}</p>}
          <RefusalNote error={pass.error} />
          <Button
            variant={hasCodes ? 'default' : 'filled'}
            size="md"
            fullWidth
            disabled={!knowsPasskeys()}
            loading={pass.isPending}
            onClick={() => pass.mutate(challenge)}
          >
            {t('accounts.passkey.use')}
          </Button>
        </div>
      )}
      {!hasCodes && (
        <Anchor data-reaching component="button" type="button" onClick={onClose}>
          {t('accounts.secondStep.back')}
        </Anchor>
      )}
    </>
  )
}

function CodeStep({ awaited, enter, onClose }: Props) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement | null>(null)
  const [recovers, setRecovers] = useState(false)
  const [code, setCode] = useState('')
  const pass = useSecondStep(enter)
  const reason = pass.error?.reason
  const wrong = reason === 'FACTOR_CODE_INVALID' || reason === 'VALIDATION_ERROR'
  const ready = code.trim() !== ''
  // Each of the two fields as it appears.
  const arrive = useCallback((node: HTMLInputElement | null) => {
    field.current = node
    node?.focus()
  }, [])

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!ready || pass.isPending) return field.current?.focus()
    pass.mutate(
      { challenge: awaited.challenge, code },
      {
        onError: () => {
          field.current?.focus()
          field.current?.select()
        },
      },
    )
  }
  const change = () => {
    setCode('')
    pass.reset()
    setRecovers(!recovers)
  }
  const said = recovers ? 'recovery' : 'app'
  return (
    <form noValidate onSubmit={send}>
      <p className={classes.note}>{t(`accounts.secondStep.${said}.help`)}</p>
      <TextInput
        key={said}
        ref={arrive}
        label={t(`accounts.secondStep.${said}.label`)}
        name="code"
        size="md"
        autoComplete={recovers ? 'off' : 'one-time-code'}
        inputMode={recovers ? 'text' : 'numeric'}
        autoCapitalize={recovers ? 'characters' : 'none'}
        spellCheck={false}
        maxLength={typedCodeMax}
        value={code}
        error={wrong && t(`accounts.secondStep.${said}.wrong`)}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      {pass.error && !wrong && <RefusalNote error={pass.error} />}
      <SubmitButton size="md" fullWidth ready={ready} pending={pass.isPending}>
        {t('accounts.login.submit')}
      </SubmitButton>
      <div className={classes.ways}>
        <Anchor data-reaching component="button" type="button" onClick={change}>
          {t(`accounts.secondStep.${said}.other`)}
        </Anchor>
        <Anchor data-reaching component="button" type="button" onClick={onClose}>
          {t('accounts.secondStep.back')}
        </Anchor>
      </div>
    </form>
  )
}
