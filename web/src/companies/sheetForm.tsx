import { companyFields, type CompanyType } from '@logis/contract/companies.rules'
import { Select, TextInput } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'
import type { InputPropsOf } from '../ui/formFields.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { useCompanyTypes, type Company } from './api.ts'

/** PROF-39: what a company is, as a form holds it. */
export type SheetValues = { name: string; type: CompanyType; sponsorship_url: string }

export const sheetValuesOf = ({ name, type, sponsorship_url }: Company): SheetValues => ({
  name,
  type,
  sponsorship_url: sponsorship_url ?? '',
})

export const sheetInputOf = ({ name, type, sponsorship_url }: SheetValues) => ({
  name: name.trim(),
  type,
  sponsorship_url: sponsorship_url.trim() || null,
})

/** Where a refusal of the sheet belongs. */
export const sheetFieldOf = { COMPANY_TYPE_IN_USE: 'type', COMPANY_CHILD_TYPE_NOT_ALLOWED: 'type' } as const

const isUrl = (text: string) => /^https?:\/\/[^\s/]+\S*$/.test(text)

/** PROF-05. */
export function useSheetRules() {
  const { t } = useTranslation()
  const rules = useFieldRules()
  return {
    name: rules.text(companyFields.name),
    sponsorship_url: allOf(rules.text(companyFields.sponsorship_url), (value) =>
      value === '' || isUrl(String(value).trim()) ? null : t('companies.sheet.url'),
    ),
  }
}

export function SheetFields({ field }: { field: InputPropsOf<keyof SheetValues> }) {
  const { t } = useTranslation()
  const types = useCompanyTypes()
  return (
    <>
      <TextInput label={t('companies.sheet.name')} autoComplete="organization" required {...field('name')} />
      <Select
        label={t('companies.sheet.type')}
        data={types.map(({ code, name }) => ({ value: code, label: name }))}
        allowDeselect={false}
        {...field('type')}
      />
      <TextInput
        label={<OptionalLabel text={t('companies.sheet.sponsorship')} />}
        description={t('companies.sheet.sponsorshipHelp')}
        inputMode="url"
        autoComplete="off"
        {...field('sponsorship_url')}
      />
    </>
  )
}
