import type { UseFormReturnType } from '@mantine/form'
import { useId } from 'react'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useTranslation } from '../ui/texts.ts'
import type { NewPassword } from './newPassword.ts'
import { PasswordRules } from './PasswordRules.tsx'

type Props<V extends NewPassword, I> = { form: UseFormReturnType<V, I> }

export function NewPasswordFields<V extends NewPassword, I>({ form }: Props<V, I>) {
  const { t } = useTranslation()
  const rulesId = useId()
  return (
    <>
      <div>
        <PasswordField
          label={t('accounts.password.new')}
          autoComplete="new-password"
          aria-describedby={rulesId}
          required
          {...form.getInputProps('new_password')}
        />
        <PasswordRules id={rulesId} password={form.values.new_password} />
      </div>
      <PasswordField
        label={t('accounts.password.confirmation')}
        autoComplete="new-password"
        required
        {...form.getInputProps('confirmation')}
      />
    </>
  )
}
