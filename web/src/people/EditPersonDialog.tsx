import { personFields } from '@logis/contract/accounts.rules'
import { emailField } from '@logis/contract/http.rules'
import { locales } from '@logis/contract/locale'
import { Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { useChanges } from '../ui/changes.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { FieldHint } from '../ui/FieldHint.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { useEditPerson, usePerson, type Person } from './api.ts'
import classes from './People.module.css'

/** ADMIN-08. */
export function EditPersonDialog({ userId, onClose }: { userId: number; onClose: () => void }) {
  const person = usePerson(userId).data?.data
  return person ? <EditForm person={person} onClose={onClose} /> : null
}

function EditForm({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const reason = useReason()
  const { id, first_name, last_name, locale, email, pending_email } = person
  const closed = reason(person.cannot.change_email)
  const initialValues = { first_name: first_name ?? '', last_name: last_name ?? '', locale, email: email ?? '' }
  const changes = useChanges(initialValues)
  const form = useForm({
    initialValues,
    validateInputOnBlur: true,
    validate: { ...rules.texts(personFields), email: rules.text(emailField) },
    transformValues: (values) => ({ ...changes({ ...values, email: values.email.trim() }), user_id: id }),
  })
  return (
    <DialogForm
      title={t('people.edit.title')}
      form={form}
      call={useEditPerson()}
      fieldOf={{ EMAIL_ALREADY_USED: 'email', OWN_ACCOUNT: 'email' }}
      onDone={({ data }) => {
        const asked = data.pending_email !== null && data.pending_email !== pending_email
        tellSuccess(asked ? t('people.edit.asked', { email: data.pending_email }) : t('people.edit.done'))
        onClose()
      }}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <div className={classes.pair}>
          <TextInput label={t('people.field.first_name')} required {...form.getInputProps('first_name')} />
          <TextInput label={t('people.field.last_name')} required {...form.getInputProps('last_name')} />
        </div>
        <Select
          label={t('people.field.locale')}
          allowDeselect={false}
          data={locales.map((one) => ({ value: one, label: t(`people.locales.${one}`) }))}
          {...form.getInputProps('locale')}
        />
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          label={t('people.field.email')}
          description={closed ?? t('people.form.emailHelp')}
          required
          readOnly={closed !== null}
          {...form.getInputProps('email')}
        />
      </div>
      {pending_email && <FieldHint>{t('people.form.pending', { email: pending_email })}</FieldHint>}
    </DialogForm>
  )
}
