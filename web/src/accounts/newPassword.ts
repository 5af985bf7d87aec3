import { acceptsPassword } from '@logis/contract/accounts.rules'
import { useTranslation } from '../ui/texts.ts'

export type NewPassword = { new_password: string; confirmation: string }
export const noPassword: NewPassword = { new_password: '', confirmation: '' }

/** AUTH-24..26, for the reset and the account. */
export const useNewPasswordRules = () => {
  const { t } = useTranslation()
  return {
    new_password: (value: string) => (acceptsPassword(value) ? null : t('accounts.password.format')),
    confirmation: (value: string, { new_password }: NewPassword) => {
      if (value === '') return t('ui.field.required')
      return value === new_password ? null : t('accounts.password.different')
    },
  }
}
