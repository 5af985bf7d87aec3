import { PasswordInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useId } from 'react'
import { useTranslation } from '../ui/texts.ts'
import type { NewPassword } from './newPassword.ts'
import { PasswordRules } from './PasswordRules.tsx'

type Props<V extends NewPassword, I> = { form: UseFormReturnType<V, I> }

export function NewPasswordFields<V extends NewPassword, I>({ form }: Props<V, I>) {
  const { t } = useTranslation()
  const rulesId = useId()
  const toggle = { 'aria-label': t('accounts.login.show'), tabIndex: 0 }
  return (
    <>
      <div>
        <PasswordInput
          label={t('accounts.password.new')}
          autoComplete="new-password"
          aria-describedby={rulesId}
          visibilityToggleButtonProps={toggle}
          {...form.getInputProps('new_password')}
        />
        <PasswordRules id={rulesId} password={form.values.new_password} />
      </div>
      <PasswordInput
        label={t('accounts.password.confirmation')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps('confirmation')}
      />
    </>
  )
}
