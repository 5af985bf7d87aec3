import { companyFields, companyTypes, type CompanyType } from '@logis/contract/companies.rules'
import { partnerFields } from '@logis/contract/partners.rules'
import { Select, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { paths } from '../paths.ts'
import { tellAndClose, tellSuccess } from '../platform/teller.tsx'
import { useChanges } from '../ui/changes.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { FoundSelect, type FoundOption } from '../ui/FoundSelect.tsx'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { useCreatePartner, useDisablePartner, useEditPartner, type Partner, useFoundCompanies } from './api.ts'
import classes from './Partners.module.css'

const useTypes = () => {
  const { t } = useTranslation()
  return companyTypes.map((type) => ({ value: type, label: t(`home.types.${type}`) }))
}

type NewValues = { name: string; type: CompanyType; parent: FoundOption | null }
const noValues: NewValues = { name: '', type: 'RESIDENCE_BUILDER', parent: null }

export function NewPartnerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { name } = useFieldRules().texts(companyFields)
  const form = useForm({
    initialValues: noValues,
    validateInputOnBlur: true,
    validate: { name },
    transformValues: ({ parent, ...values }) => ({
      ...values,
      ...(parent ? { parent_id: Number(parent.value) } : {}),
    }),
  })
  const { value, onChange, error, ...parent } = form.getInputProps('parent')
  return (
    <DialogForm
      title={t('partners.create.title')}
      submit={t('partners.create.submit')}
      form={form}
      call={useCreatePartner()}
      fieldOf={{ COMPANY_CHILD_TYPE_NOT_ALLOWED: 'type', COMPANY_NOT_FOUND: 'parent' }}
      onDone={({ data }) => {
        tellSuccess(t('partners.create.done', { name: data.name }))
        onClose()
        void navigate({ to: paths.partner(data.id) })
      }}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <TextInput label={t('partners.field.name')} required {...form.getInputProps('name')} />
        <Select
          label={t('partners.field.type')}
          allowDeselect={false}
          data={useTypes()}
          {...form.getInputProps('type')}
        />
        <FoundSelect
          {...parent}
          label={<OptionalLabel text={t('partners.field.parent')} />}
          description={t('partners.form.parentHelp')}
          error={error}
          chosen={value}
          onChoose={onChange}
          clearable
          {...useFoundCompanies()}
        />
      </div>
    </DialogForm>
  )
}

type Props = { partner: Partner; onClose: () => void }

export function EditPartnerDialog({ partner, onClose }: Props) {
  const { t } = useTranslation()
  const { id, name, type, sellsy_client_id, sponsorship_url } = partner
  const rules = useFieldRules()
  const isUrl = (value: unknown) =>
    value === '' || /^https?:\/\/\S+$/.test(String(value)) ? null : t('companies.sheet.url')
  const initialValues = {
    name,
    type,
    sellsy_client_id: sellsy_client_id ?? '',
    sponsorship_url: sponsorship_url ?? '',
  }
  const changes = useChanges(initialValues)
  const form = useForm({
    initialValues,
    validateInputOnBlur: true,
    validate: {
      name: rules.text(companyFields.name),
      sellsy_client_id: rules.text(partnerFields.sellsy_client_id),
      sponsorship_url: isUrl,
    },
    transformValues: (values) => ({ ...changes(values), company_id: id }),
  })
  return (
    <DialogForm
      title={t('partners.edit.title')}
      form={form}
      call={useEditPartner()}
      fieldOf={{ COMPANY_TYPE_IN_USE: 'type', COMPANY_CHILD_TYPE_NOT_ALLOWED: 'type' }}
      onDone={() => tellAndClose(t('partners.edit.done'), onClose)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <TextInput label={t('partners.field.name')} required {...form.getInputProps('name')} />
        <Select
          label={t('partners.field.type')}
          description={t('partners.form.typeHelp')}
          allowDeselect={false}
          data={useTypes()}
          {...form.getInputProps('type')}
        />
        <TextInput
          label={<OptionalLabel text={t('partners.field.sponsorship')} />}
          {...form.getInputProps('sponsorship_url')}
        />
        <TextInput
          label={<OptionalLabel text={t('partners.field.sellsy')} />}
          {...form.getInputProps('sellsy_client_id')}
        />
      </div>
    </DialogForm>
  )
}

/** The reason is for the people of the company: they read it as they try to sign in. */
export function DisablePartnerDialog({ partner: { id, name }, onClose }: Props) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: { reason: '' },
    validateInputOnBlur: true,
    validate: { reason: rules.text(partnerFields.reason) },
    transformValues: (values) => ({ ...values, company_id: id }),
  })
  return (
    <DialogForm
      title={t('partners.disable.title')}
      submit={t('partners.disable.submit')}
      form={form}
      call={useDisablePartner()}
      fieldOf={{}}
      onDone={() => tellAndClose(t('partners.disable.done', { name }), onClose)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p className={classes.note}>{t('partners.disable.text', { name })}</p>
        <Textarea
          label={t('partners.disable.reason')}
          description={t('partners.disable.reasonHelp')}
          required
          autosize
          minRows={2}
          {...form.getInputProps('reason')}
        />
      </div>
    </DialogForm>
  )
}
