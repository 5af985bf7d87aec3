import { companyFields } from '@logis/contract/companies.rules'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReason } from '../platform/reasons.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import { Card } from '../ui/Card.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { useCompanyTypes, useUpdateCompany, type Company } from './api.ts'
import classes from './SettingsPage.module.css'

/** PROF-23: the name and the sponsorship link, for managers. */
export function SheetCard({ company }: { company: Company }) {
  const { t } = useTranslation()
  const reason = useReason()
  const types = useCompanyTypes()
  const [editing, setEditing] = useState(false)
  return (
    <Card
      title={t('companies.sheet.title')}
      actions={
        <ActButton
          variant="default"
          aria-haspopup="dialog"
          closed={reason(company.cannot.edit_sheet)}
          onClick={() => setEditing(true)}
        >
          {t('companies.sheet.edit')}
        </ActButton>
      }
    >
      <dl className={classes.facts}>
        <dt>{t('companies.sheet.name')}</dt>
        <dd>{company.name}</dd>
        <dt>{t('companies.sheet.type')}</dt>
        <dd>{types.find(({ code }) => code === company.type)?.name}</dd>
        <dt>{t('companies.sheet.sponsorship')}</dt>
        <dd>{company.sponsorship_url ?? t('companies.sheet.none')}</dd>
      </dl>
      {editing && <SheetDialog company={company} onClose={() => setEditing(false)} />}
    </Card>
  )
}

const isUrl = (text: string) => /^https?:\/\/[^\s/]+\S*$/.test(text)

function SheetDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: { name: company.name, sponsorship_url: company.sponsorship_url ?? '' },
    validateInputOnBlur: true,
    validate: {
      name: rules.text(companyFields.name),
      sponsorship_url: allOf(rules.text(companyFields.sponsorship_url), (value) =>
        value === '' || isUrl(String(value).trim()) ? null : t('companies.sheet.url'),
      ),
    },
    transformValues: ({ name, sponsorship_url }) => ({
      company_id: company.id,
      name: name.trim(),
      sponsorship_url: sponsorship_url.trim() || null,
    }),
  })
  return (
    <DialogForm
      title={t('companies.sheet.editTitle')}
      form={form}
      call={useUpdateCompany()}
      fieldOf={{}}
      onDone={() => {
        tellSuccess(t('companies.sheet.saved'))
        onClose()
      }}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <TextInput label={t('companies.sheet.name')} autoComplete="organization" {...form.getInputProps('name')} />
        <TextInput
          label={<OptionalLabel text={t('companies.sheet.sponsorship')} />}
          description={t('companies.sheet.sponsorshipHelp')}
          inputMode="url"
          autoComplete="off"
          {...form.getInputProps('sponsorship_url')}
        />
      </div>
    </DialogForm>
  )
}
