import type { CompanyRole } from '@logis/contract/companies.rules'
import { emailField } from '@logis/contract/http.rules'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../../ui/texts.ts'
import { tellAndClose } from '../../platform/teller.tsx'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { FieldHint } from '../../ui/FieldHint.tsx'
import { useFieldRules } from '../../ui/fieldRules.ts'
import { useInviteColleague } from './api.ts'
import { RoleField } from './RoleField.tsx'
import classes from './TeamPage.module.css'

const noValues: { email: string; role: CompanyRole } = { email: '', role: 'COMPANY_MEMBER' }

type Props = { companyId: number; onClose: () => void }

/** Asks someone into the company, by their address. */
export function InviteDialog({ companyId, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: noValues,
    validateInputOnBlur: true,
    validate: { email: rules.text({ ...emailField, required: true }) },
    transformValues: ({ email, role }) => ({ company_id: companyId, email: email.trim(), role }),
  })
  return (
    <DialogForm
      title={t('companies.team.invite.title')}
      submit={t('companies.team.invite.submit')}
      form={form}
      call={useInviteColleague()}
      fieldOf={{ USER_ALREADY_MEMBER: 'email' }}
      onDone={({ data: { email, invited } }) =>
        tellAndClose(t(invited ? 'companies.team.invite.invited' : 'companies.team.invite.added', { email }), onClose)
      }
      onClose={onClose}
    >
      <div className={classes.fields}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          label={t('companies.team.field.email')}
          required
          {...form.getInputProps('email')}
        />
        <RoleField {...form.getInputProps('role')} />
      </div>
      <FieldHint>{t('companies.team.invite.note')}</FieldHint>
    </DialogForm>
  )
}
