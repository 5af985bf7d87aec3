import {
  hasLicence,
  lastDayOf,
  licenceYears,
  quantityMax,
  subscribableCodes,
  type LicenceYears,
} from '@logis/contract/subscriptions.rules'
import { Checkbox, NumberInput, Select } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { useFoundCompanies } from '../partners/api.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { DateField } from '../ui/DateField.tsx'
import { useChanges } from '../ui/changes.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { today } from '../ui/day.ts'
import { FieldHint } from '../ui/FieldHint.tsx'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'
import { FoundSelect, type FoundOption } from '../ui/FoundSelect.tsx'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { useCreateSubscription, useEditSubscription, type Subscription } from './api.ts'
import classes from './Subscriptions.module.css'

type Terms = {
  starts_on: string | null
  ends_on: string | null
  licence: string
  quantity: number | ''
  renews: boolean
}

const useTermRules = () => {
  const { t } = useTranslation()
  const rules = useFieldRules()
  return {
    starts_on: allOf(rules.required, rules.day),
    ends_on: (value: string | null, { starts_on }: Terms) =>
      rules.day(value) ?? (value && starts_on && value < starts_on ? t('subscriptions.form.endBefore') : null),
  }
}

/** Nothing is null: no end, no licence, as many as there are. */
const termsOf = ({ starts_on, ends_on, licence, quantity, renews }: Terms, code: string) => ({
  // What has no end has nothing to renew.
  renews: renews && Boolean(ends_on),
  starts_on: starts_on ?? '',
  ends_on: ends_on || null,
  licence_years: hasLicence(code) && licence ? (Number(licence) as LicenceYears) : null,
  quantity: quantity === '' ? null : quantity,
})

function TermFields<Values extends Terms, Input>({
  form,
  code,
}: {
  form: UseFormReturnType<Values, Input>
  code: string
}) {
  const { t } = useTranslation()
  const licence = form.getInputProps('licence')
  /** A licence says when it ends. */
  const choose = (value: string | null) => {
    licence.onChange(value ?? '')
    const { starts_on } = form.getValues()
    if (value && starts_on) form.getInputProps('ends_on').onChange(lastDayOf(starts_on, Number(value)))
  }
  return (
    <>
      {hasLicence(code) && (
        <Select
          label={<OptionalLabel text={t('subscriptions.field.licence')} />}
          placeholder={t('subscriptions.form.noLicence')}
          clearable
          data={licenceYears.map((years) => ({
            value: String(years),
            label: t('subscriptions.years', { count: years }),
          }))}
          {...licence}
          value={licence.value || null}
          onChange={choose}
        />
      )}
      <div className={classes.pair}>
        <DateField
          label={t('subscriptions.field.starts_on')}
          required
          {...form.getInputProps('starts_on')}
          value={form.values.starts_on}
        />
        <DateField
          label={<OptionalLabel text={t('subscriptions.field.ends_on')} />}
          description={t('subscriptions.form.endHelp')}
          {...form.getInputProps('ends_on')}
          value={form.values.ends_on}
        />
      </div>
      <Checkbox
        label={t('subscriptions.form.renews')}
        description={t('subscriptions.form.renewsHelp')}
        disabled={!form.values.ends_on}
        {...form.getInputProps('renews', { type: 'checkbox' })}
      />
      <NumberInput
        label={<OptionalLabel text={t('subscriptions.field.quantity')} />}
        description={t('subscriptions.form.quantityHelp')}
        min={1}
        max={quantityMax}
        allowDecimal={false}
        allowNegative={false}
        {...form.getInputProps('quantity')}
      />
    </>
  )
}

const fieldOf = {
  SUBSCRIPTION_OVERLAPS: 'starts_on',
  SUBSCRIPTION_DATES_INVALID: 'ends_on',
  SUBSCRIPTION_LICENCE_ONLY_PREMIUM: 'licence',
  COMPANY_NOT_FOUND: 'company',
} as const

type NewProps = { company?: { id: number; name: string }; onClose: () => void }
type NewValues = Terms & { company: FoundOption | null; code: string }

/** ADMIN-01. */
export function NewSubscriptionDialog({ company, onClose }: NewProps) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const initialValues: NewValues = {
    company: company ? { value: String(company.id), label: company.name } : null,
    code: 'MSL_INITIAL',
    starts_on: today(),
    ends_on: '',
    licence: '',
    quantity: '',
    renews: false,
  }
  const form = useForm({
    initialValues,
    validateInputOnBlur: true,
    validate: { company: rules.required, ...useTermRules() },
    transformValues: ({ company: chosen, code, ...terms }) => ({
      company_id: Number(chosen?.value),
      code,
      ...termsOf(terms, code),
    }),
  })
  const { value, onChange, error, ...field } = form.getInputProps('company')
  const companies = useFoundCompanies()
  return (
    <DialogForm
      title={t('subscriptions.create.title')}
      submit={t('subscriptions.create.submit')}
      form={form}
      call={useCreateSubscription()}
      fieldOf={fieldOf}
      onDone={({ data: { name } }) => tellAndClose(t('subscriptions.create.done', { name }), onClose)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        {!company && (
          <FoundSelect
            {...field}
            label={t('subscriptions.field.company')}
            required
            error={error}
            chosen={value}
            onChoose={onChange}
            {...companies}
          />
        )}
        <Select
          label={t('subscriptions.field.code')}
          allowDeselect={false}
          data={subscribableCodes.map((code) => ({ value: code, label: t(`subscriptions.codes.${code}`) }))}
          {...form.getInputProps('code')}
        />
        <TermFields form={form} code={form.values.code} />
      </div>
      <FieldHint>{t('subscriptions.form.offerNote')}</FieldHint>
    </DialogForm>
  )
}

/** ADMIN-01. */
export function EditSubscriptionDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, code, starts_on, ends_on, licence_years, quantity, renews } = subscription
  const initialValues: Terms = {
    starts_on,
    ends_on: ends_on ?? '',
    licence: licence_years === null ? '' : String(licence_years),
    quantity: quantity ?? '',
    renews,
  }
  // From when to when, for how many years and whether again: one says nothing without the others.
  const changes = useChanges(termsOf(initialValues, code), ['starts_on', 'ends_on', 'licence_years', 'renews'])
  const form = useForm({
    initialValues,
    validateInputOnBlur: true,
    validate: useTermRules(),
    transformValues: (terms) => ({ subscription_id: id, ...changes(termsOf(terms, code)) }),
  })
  return (
    <DialogForm
      title={t('subscriptions.edit.title')}
      form={form}
      call={useEditSubscription()}
      fieldOf={fieldOf}
      onDone={() => tellAndClose(t('subscriptions.edit.done'), onClose)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <TermFields form={form} code={code} />
      </div>
    </DialogForm>
  )
}
