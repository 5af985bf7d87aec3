import { entriesMax, jobsMax } from '@logis/contract/contacts.rules'
import { Button, MultiSelect, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { AddressField } from '../addresses/AddressField.tsx'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { RowButton } from '../ui/RowButton.tsx'
import { useJobs } from './api.ts'
import classes from './ContactFields.module.css'
import { newEntry, type ContactValues } from './contactForm.ts'
import { Matches } from './Matches.tsx'

// eslint-disable-next-line typescript/no-explicit-any -- what the form sends is of no concern here
type Form = UseFormReturnType<ContactValues, any>
type Props = { form: Form; companyId: number; contactId?: number }

/** CON-08: another person's data, never filled in by the browser. */
export function ContactFields({ form, companyId, contactId }: Props) {
  const { t } = useTranslation()
  const jobs = useJobs().data?.data ?? []
  const optional = (name: 'company_name' | 'website_url' | 'notes') => (
    <OptionalLabel text={t(`contacts.field.${name}`)} />
  )
  return (
    <div className={classes.fields}>
      <div className={classes.pair}>
        <TextInput label={t('contacts.field.name')} autoComplete="off" required {...form.getInputProps('name')} />
        <TextInput label={optional('company_name')} autoComplete="off" {...form.getInputProps('company_name')} />
      </div>
      <MultiSelect
        label={t('contacts.field.jobs')}
        required
        placeholder={form.values.jobs.length === 0 ? t('contacts.form.chooseJobs') : undefined}
        data={jobs.map(({ id, name }) => ({ value: String(id), label: name }))}
        maxValues={jobsMax}
        searchable
        hidePickedOptions
        nothingFoundMessage={t('ui.search.nothing')}
        {...form.getInputProps('jobs')}
      />
      <div className={classes.pair}>
        <Entries form={form} of="emails" />
        <Entries form={form} of="phones" />
      </div>
      <Matches companyId={companyId} values={form.values} contactId={contactId} />
      <AddressField field={form.getInputProps} withSupplement optional />
      <TextInput label={optional('website_url')} type="url" autoComplete="off" {...form.getInputProps('website_url')} />
      <Textarea
        label={optional('notes')}
        description={t('contacts.form.notesHelp')}
        autosize
        minRows={2}
        maxRows={6}
        {...form.getInputProps('notes')}
      />
    </div>
  )
}

const kinds = {
  emails: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phones: { type: 'tel', inputMode: 'tel' },
} as const

function Entries({ form, of }: { form: Form; of: 'emails' | 'phones' }) {
  const { t } = useTranslation()
  const entries = form.values[of]
  return (
    <fieldset className={classes.entries}>
      <legend>
        <OptionalLabel text={t(`contacts.field.${of}`)} />
      </legend>
      {entries.map((entry, index) => (
        <div className={classes.entry} key={entry.key}>
          <TextInput
            {...kinds[of]}
            aria-label={t(`contacts.form.${of}.one`, { number: index + 1 })}
            autoComplete="off"
            {...form.getInputProps(`${of}.${index}.value`)}
          />
          {entries.length > 1 && (
            <RowButton
              icon={IconX}
              label={t(`contacts.form.${of}.remove`, { number: index + 1 })}
              title={t(`contacts.form.${of}.remove`, { number: index + 1 })}
              onClick={() => form.removeListItem(of, index)}
            />
          )}
        </div>
      ))}
      {entries.length < entriesMax && (
        <Button
          className={classes.add ?? ''}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => form.insertListItem(of, newEntry())}
        >
          {t(`contacts.form.${of}.add`)}
        </Button>
      )}
    </fieldset>
  )
}
