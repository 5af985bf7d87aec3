import { emailField } from '@logis/contract/http.rules'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { useLostPassword } from './signIn.ts'

type Props = { scope: 'partner' | 'resident'; email: string; onSent: () => void; onClose: () => void }

/** AUTH-16, AUTH-17. The answer is the same whether the account exists or not. */
export function LostPasswordDialog({ scope, email: typed, onSent, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: { email: typed },
    validateInputOnBlur: true,
    transformValues: ({ email }) => ({ email: email.trim(), context: scope }),
    validate: { email: rules.text(emailField) },
  })
  return (
    <DialogForm
      title={t('accounts.lost.title')}
      form={form}
      call={useLostPassword()}
      fieldOf={{ VALIDATION_ERROR: 'email' }}
      submit={t('accounts.lost.submit')}
      onDone={onSent}
      onClose={onClose}
    >
      <TextInput
        label={t('accounts.lost.email')}
        description={t('accounts.lost.help')}
        type="email"
        autoComplete="email"
        required
        {...form.getInputProps('email')}
      />
    </DialogForm>
  )
}
