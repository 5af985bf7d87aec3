import { bookletTexts, type BookletItem } from '@logis/contract/booklet.rules'
import { emailField } from '@logis/contract/http.rules'
import { Autocomplete, Select, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { useProjectContacts } from '../contacts/api.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { everyRow, tableDefaults } from '../ui/tableState.ts'
import { useAskForPart, type BookletPart } from './api.ts'
import classes from './Booklet.module.css'

type Props = { residenceId: number; item: BookletItem; part: BookletPart; onClose: () => void }

/** Asks somebody for what is missing, by a link; the home's own contacts are offered. */
export function AskDialog({ residenceId, item, part, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const contacts = useProjectContacts(residenceId, { ...tableDefaults, pageSize: everyRow }).data?.data ?? []
  const devices = part.evidence.filter(({ source, reason }) => source === 'DEVICE' && reason === 'NOTICE_MISSING')
  const form = useForm({
    initialValues: { email: '', message: '', device: devices[0] ? String(devices[0].id) : null },
    validate: {
      email: rules.text({ ...emailField, required: true }),
      message: rules.text(bookletTexts.message),
      device: (value) => (devices.length > 0 ? rules.required(value) : null),
    },
    transformValues: ({ email, message, device }) => ({
      residence_id: residenceId,
      item,
      part: part.code,
      email: email.trim(),
      message: message.trim(),
      ...(device !== null && { device_id: Number(device) }),
    }),
  })
  const emails = contacts.flatMap(({ emails: theirs }) => theirs.map(({ email }) => email))
  const nameOf = (email: string) => contacts.find((one) => one.emails.some((each) => each.email === email))
  return (
    <DialogForm
      title={t('booklet.ask.title', { name: part.name })}
      form={form}
      call={useAskForPart()}
      fieldOf={{ DEVICE_NOT_FOUND: 'device' }}
      submit={t('booklet.ask.send')}
      onDone={() => tellAndClose(t('booklet.ask.sent', { email: form.values.email.trim() }), onClose)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        {devices.length > 0 && (
          <Select
            label={t('booklet.ask.device')}
            data={devices.map(({ id, name }) => ({ value: String(id), label: name }))}
            allowDeselect={false}
            {...form.getInputProps('device')}
          />
        )}
        <Autocomplete
          label={t('booklet.ask.email')}
          description={t('booklet.ask.help')}
          data={[...new Set(emails)]}
          renderOption={({ option }) => {
            const contact = nameOf(option.value)
            const jobs = contact?.jobs.map(({ name }) => name).join(', ')
            return contact ? `${option.value} – ${contact.name}${jobs ? `, ${jobs}` : ''}` : option.value
          }}
          required
          {...form.getInputProps('email')}
        />
        <Textarea
          label={<OptionalLabel text={t('booklet.ask.message')} />}
          autosize
          minRows={2}
          maxRows={6}
          {...form.getInputProps('message')}
        />
      </div>
    </DialogForm>
  )
}
