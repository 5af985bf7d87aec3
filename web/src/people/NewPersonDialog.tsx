import { personFields } from '@logis/contract/accounts.rules'
import { companyRoles, type CompanyRole } from '@logis/contract/companies.rules'
import { emailField } from '@logis/contract/http.rules'
import { locales, type Locale } from '@logis/contract/locale'
import { Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { shortestSearch, useSharedCompanies } from '../companies/api.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { FieldHint } from '../ui/FieldHint.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { FoundSelect, type FoundOption } from '../ui/FoundSelect.tsx'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { useCreatePerson } from './api.ts'
import { nameOf } from './personName.ts'
import classes from './People.module.css'

type Values = {
  email: string
  first_name: string
  last_name: string
  locale: Locale
  company: FoundOption | null
  role: CompanyRole
}
const noValues: Values = {
  email: '',
  first_name: '',
  last_name: '',
  locale: 'fr-FR',
  company: null,
  role: 'COMPANY_ADMIN',
}

const useCompanies = () => {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const companies = useSharedCompanies(text)
  const found = (text === '' ? [] : (companies.data?.data ?? [])).map(({ id, name, type, city }): FoundOption => ({
    value: String(id),
    label: name,
    detail: [t(`home.types.${type}`), city].filter(Boolean).join(' · '),
  }))
  return { found, searching: companies.isFetching, onText: setText }
}

/** ADMIN-08. */
export function NewPersonDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: noValues,
    validateInputOnBlur: true,
    validate: { ...rules.texts(personFields), email: rules.text(emailField) },
    transformValues: ({ company, role, email, ...names }) => ({
      ...names,
      email: email.trim(),
      ...(company ? { company_id: Number(company.value), role } : {}),
    }),
  })
  const { value, onChange, error, ...company } = form.getInputProps('company')
  return (
    <DialogForm
      title={t('people.create.title')}
      submit={t('people.create.submit')}
      form={form}
      call={useCreatePerson()}
      fieldOf={{ EMAIL_ALREADY_USED: 'email', COMPANY_NOT_FOUND: 'company' }}
      onDone={({ data }) => tellAndClose(t('people.create.done', { name: nameOf(data) }), onClose)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          label={t('people.field.email')}
          required
          {...form.getInputProps('email')}
        />
        <div className={classes.pair}>
          <TextInput label={t('people.field.first_name')} required {...form.getInputProps('first_name')} />
          <TextInput label={t('people.field.last_name')} required {...form.getInputProps('last_name')} />
        </div>
        <Select
          label={t('people.field.locale')}
          allowDeselect={false}
          data={locales.map((locale) => ({ value: locale, label: t(`people.locales.${locale}`) }))}
          {...form.getInputProps('locale')}
        />
        <FoundSelect
          {...company}
          label={<OptionalLabel text={t('accesses.field.company')} />}
          description={t('people.form.noCompanyHelp')}
          error={error}
          chosen={value}
          onChoose={onChange}
          shortest={shortestSearch}
          clearable
          {...useCompanies()}
        />
        {value && (
          <Select
            label={t('people.field.role')}
            description={t('people.form.roleHelp')}
            allowDeselect={false}
            data={companyRoles.map((role) => ({ value: role, label: t(`companies.team.role.${role}.name`) }))}
            {...form.getInputProps('role')}
          />
        )}
      </div>
      <FieldHint>{t('people.create.note')}</FieldHint>
    </DialogForm>
  )
}
