import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useId, useState } from 'react'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useTranslation } from '../../ui/texts.ts'
import { acceptsPassword, personFields } from '@logis/contract/accounts.rules'
import { emailField } from '@logis/contract/http.rules'
import { ground } from '../../platform/ground.ts'
import type { Refused } from '../../platform/refused.ts'
import { run } from '../../ui/call.ts'
import { useFieldRules } from '../../ui/fieldRules.ts'
import { faultyFields, focusFirst } from '../../ui/formFields.ts'
import { referenceOf } from '../../ui/refusal.ts'
import { RefusalText } from '../../ui/RefusalText.tsx'
import { useErrorsInLanguage } from '../../ui/useErrorsInLanguage.ts'
import { useRefusal } from '../../ui/useRefusal.ts'
import { loginAddress } from '../loginAddress.ts'
import { enterTo, useSignIn } from '../signIn.ts'
import entrance from '../Entrance.module.css'
import { NoteSoon } from '../NoteSoon.tsx'
import { PasswordRules } from '../PasswordRules.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import { WayLink } from '../WayLink.tsx'
import { AcceptsTerms } from './AcceptsTerms.tsx'
import { useRegister } from './register.ts'
import classes from './RegisterForm.module.css'

type Props = {
  scope: 'partner' | 'resident'
  /** Where the new session leads. */
  wanted: string | undefined
  /** What the invitation says, when there is one: the address is then not to be changed. */
  invitation?: { email: string; token: string; onOver: () => void }
}

/** A new account, signed in at once. */
export function RegisterForm({ scope, wanted, invitation }: Props) {
  const { t } = useTranslation()
  const rulesId = useId()
  const hintId = useId()
  const rules = useFieldRules()
  const register = useRegister()
  const signIn = useSignIn(enterTo(wanted))
  const form = useForm({
    initialValues: { username: invitation?.email ?? '', first_name: '', last_name: '', password: '', cgu: false },
    validateInputOnBlur: true,
    validate: {
      username: rules.text(emailField),
      ...rules.texts(personFields),
      password: (value) => (acceptsPassword(value) ? null : t('accounts.password.format')),
      cgu: (accepted) => (accepted ? null : t('accounts.register.termsRequired')),
    },
  })
  useErrorsInLanguage(form)
  const { told, turn, tell, forget } = useRefusal(form, { EMAIL_ALREADY_USED: 'username', TERMS_REQUIRED: 'cgu' })
  const [taken, setTaken] = useState<string | null>(null)
  const faulty = faultyFields(form)
  const ready = faulty.length === 0
  const busy = register.isPending || signIn.isPending

  /** The account is made; should the sign-in fail, its own page is the place to try again. */
  const enter = ({ username, password }: typeof form.values) =>
    run(signIn, { username, password, scope }, { onError: () => ground.go(loginAddress({ scope, redirect: wanted })) })
  const send = form.onSubmit(
    (person) => {
      if (busy) return
      forget()
      const invited = invitation && { invitation_token: invitation.token }
      const refuse = (error: Refused) => {
        // It ended while the form was open: by the form, whose address is not to be changed, nobody would get any further.
        if (error.reason === 'INVITATION_TOKEN_INVALID' && invitation) return invitation.onOver()
        tell(error)
        if (error.reason !== 'EMAIL_ALREADY_USED') return
        ground.known = person.username.trim()
        setTaken(person.username)
      }
      run(register, { ...person, ...invited }, { onSuccess: () => enter(person), onError: refuse })
    },
    (errors) => focusFirst(Object.keys(errors).map(form.getInputNode)),
  )
  return (
    <form noValidate onSubmit={send}>
      <TextInput
        label={t('accounts.register.email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        required
        readOnly={invitation !== undefined}
        {...form.getInputProps('username')}
      />
      {taken === form.values.username && (
        // The field keeps the focus, else its complaint would go and the link would move away from under the click.
        <WayLink
          data-reaching
          to={loginAddress({ scope, redirect: wanted })}
          onMouseDown={(event) => event.preventDefault()}
        >
          {t('accounts.register.known')}
        </WayLink>
      )}
      <div className={classes.names}>
        <TextInput
          label={t('accounts.register.firstName')}
          autoComplete="given-name"
          size="md"
          required
          {...form.getInputProps('first_name')}
        />
        <TextInput
          label={t('accounts.register.lastName')}
          autoComplete="family-name"
          size="md"
          required
          {...form.getInputProps('last_name')}
        />
      </div>
      <div>
        <PasswordField
          label={t('accounts.login.password')}
          autoComplete="new-password"
          aria-describedby={rulesId}
          size="md"
          required
          {...form.getInputProps('password')}
        />
        <PasswordRules id={rulesId} password={form.values.password} />
      </div>
      <AcceptsTerms {...form.getInputProps('cgu', { type: 'checkbox' })} />
      {told && (
        <NoteSoon key={turn} title={t('accounts.register.failed')} reference={referenceOf(told.refused)}>
          <p>
            <RefusalText error={told.refused} />
          </p>
        </NoteSoon>
      )}
      <SubmitButton size="md" fullWidth ready={ready} pending={busy} aria-describedby={hintId}>
        {t('accounts.register.submit')}
      </SubmitButton>
      <p className={entrance.note} id={hintId} aria-live="polite">
        {faulty.length > 0 && t('ui.form.missing', { count: faulty.length })}
      </p>
    </form>
  )
}
