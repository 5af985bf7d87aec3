import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import { Card } from '../ui/Card.tsx'
import { useChanges } from '../ui/changes.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useCompanyTypes, useUpdateCompany, type Company } from './api.ts'
import classes from './SettingsPage.module.css'
import { SheetFields, sheetFieldOf, sheetInputOf, sheetValuesOf, useSheetRules } from './sheetForm.tsx'

/** PROF-23, PROF-39: name, type and sponsorship link, for managers. */
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

function SheetDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { t } = useTranslation()
  const changes = useChanges(sheetInputOf(sheetValuesOf(company)))
  const form = useForm({
    initialValues: sheetValuesOf(company),
    validateInputOnBlur: true,
    validate: useSheetRules(),
    transformValues: (values) => ({ company_id: company.id, ...changes(sheetInputOf(values)) }),
  })
  return (
    <DialogForm
      title={t('companies.sheet.editTitle')}
      form={form}
      call={useUpdateCompany()}
      fieldOf={sheetFieldOf}
      onDone={() => tellAndClose(t('companies.sheet.saved'), onClose)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <SheetFields field={form.getInputProps} />
      </div>
    </DialogForm>
  )
}
