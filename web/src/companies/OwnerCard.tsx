import { emailField } from '@logis/contract/http.rules'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import { Card } from '../ui/Card.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { useUpdateCompany, type Company } from './api.ts'
import classes from './SettingsPage.module.css'

/** PROF-21, PROF-22, CODE-21: the account that owns a landlord's homes. */
export function OwnerCard({ company }: { company: Company }) {
  const { t } = useTranslation()
  const reason = useReason()
  const [editing, setEditing] = useState(false)
  const owner = company.owner_user?.username
  return (
    <Card
      title={t('companies.owner.title')}
      actions={
        <ActButton
          variant="default"
          aria-haspopup="dialog"
          closed={reason(company.cannot.set_owner)}
          onClick={() => setEditing(true)}
        >
          {t(owner ? 'companies.owner.change' : 'companies.owner.choose')}
        </ActButton>
      }
    >
      <p className={classes.note}>{t('companies.owner.help')}</p>
      <dl className={classes.facts}>
        <dt>{t('companies.owner.email')}</dt>
        <dd>{owner ?? t('companies.owner.none')}</dd>
      </dl>
      {editing && <OwnerDialog company={company} onClose={() => setEditing(false)} />}
    </Card>
  )
}

function OwnerDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: { email: company.owner_user?.username ?? '' },
    validateInputOnBlur: true,
    validate: { email: rules.text(emailField) },
    transformValues: ({ email }) => ({ company_id: company.id, owner_user_username: email.trim() }),
  })
  return (
    <DialogForm
      title={t(company.owner_user ? 'companies.owner.change' : 'companies.owner.choose')}
      form={form}
      call={useUpdateCompany()}
      fieldOf={{ VALIDATION_ERROR: 'email' }}
      onDone={() => tellAndClose(t('companies.owner.saved'), onClose)}
      onClose={onClose}
    >
      <TextInput
        type="email"
        label={t('companies.owner.email')}
        description={t('companies.owner.note')}
        autoComplete="off"
        required
        {...form.getInputProps('email')}
      />
    </DialogForm>
  )
}
