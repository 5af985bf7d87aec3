import { cut } from '@logis/contract/cut.rules'
import { isLandlord } from '@logis/contract/companies.rules'
import { Radio, Select, Stack, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { useCompany } from '../companies/api.ts'
import { useIntakes } from '../intakes/api.ts'
import { useFormats } from '../platform/formats.ts'
import { tellNotice } from '../platform/teller.tsx'
import { useViews, type View } from '../views/api.ts'
import { recipientsIn } from './recipients.ts'

type Values = {
  way: 'notActivated' | 'view' | 'intake' | 'contracts'
  view: string | null
  intake: string | null
  contracts: string
}

/** A saved view as the list of projects asks for it. */
const searchOf = ({ query, criteria }: View): Record<string, string> => ({
  ...(query && { '': query }),
  ...Object.fromEntries(
    Object.entries(criteria).flatMap(([key, { value, symbol }]) => [
      [key, value],
      ...(symbol ? [[`${key}_symbol`, symbol]] : []),
    ]),
  ),
})

const contractsIn = (text: string) => [
  ...new Set(
    text
      .split(/[\n\r\t;,]+/)
      .map((contract) => cut(contract.trim(), 100))
      .filter(Boolean),
  ),
]

const initialValues: Values = { way: 'notActivated', view: null, intake: null, contracts: '' }

/** Which homes a form chooses: its first values, its rules, and what the server is told of them. */
export function useHomeChoice(companyId: number) {
  const { t } = useTranslation()
  const views = useViews(companyId, 'projects').data?.data ?? []
  const intakes = useImports(companyId)
  const withTenants = useHasTenants(companyId)
  const findWrong = useFindWrong()
  const viewIn = ({ way, view }: Values) => (way === 'view' ? views.find(({ id }) => String(id) === view) : undefined)
  const named = (text: string) => {
    if (!withTenants) return { contract_numbers: contractsIn(text) }
    const { recipients, contract_numbers } = recipientsIn(text)
    return { contract_numbers, recipients }
  }
  const homesIn = (values: Values) => {
    if (values.way === 'contracts') return named(values.contracts)
    if (values.way === 'intake') return { intake_id: Number(values.intake) }
    const view = viewIn(values)
    return { search: view ? searchOf(view) : { activated: '0' } }
  }
  const validate = {
    view: (value: string | null, values: Values) => {
      if (values.way !== 'view') return null
      if (value === null) return ''
      // All the others would be chosen in its place.
      return viewIn(values) ? null : t('campaigns.add.viewGone')
    },
    intake: (value: string | null, { way }: Values) => (way === 'intake' && value === null ? '' : null),
    contracts: (value: string, { way }: Values) => {
      if (way !== 'contracts') return null
      return contractsIn(value).length === 0 ? '' : withTenants ? findWrong(value) : null
    },
  }
  return { views, intakes, withTenants, initialValues, validate, viewIn, homesIn }
}

/** Of a landlord's homes the addresses are those of tenants, and are told with the contracts. */
const useHasTenants = (companyId: number): boolean => {
  const type = useCompany(companyId).data?.data.type
  return type !== undefined && isLandlord(type)
}

/** Which lines have no address that one could write to; the first of them, for there may be hundreds. */
const useFindWrong = () => {
  const { t } = useTranslation()
  return (text: string): string | null => {
    const { wrong } = recipientsIn(text)
    if (wrong.length === 0) return null
    return t('campaigns.add.wrong', { count: wrong.length, list: wrong.slice(0, 5).join(', ') })
  }
}

type Props<Input> = Pick<ReturnType<typeof useHomeChoice>, 'views' | 'intakes' | 'withTenants'> & {
  form: UseFormReturnType<Values, Input>
}

/** Those that are not activated, those of a saved view, of an import, of contract numbers. */
export function HomeChoice<Input>({ form, views, intakes, withTenants }: Props<Input>) {
  const { t } = useTranslation()
  const { way } = form.values
  return (
    <>
      <Radio.Group label={t('campaigns.add.how')} {...form.getInputProps('way')}>
        <Stack gap="xs" mt="xs">
          <Radio value="notActivated" label={t('campaigns.add.notActivated')} />
          {views.length > 0 && <Radio value="view" label={t('campaigns.add.view')} />}
          {intakes.length > 0 && <Radio value="intake" label={t('campaigns.add.intake')} />}
          <Radio value="contracts" label={t(withTenants ? 'campaigns.add.recipients' : 'campaigns.add.contracts')} />
        </Stack>
      </Radio.Group>
      {way === 'view' && (
        <Select
          mt="md"
          label={t('campaigns.add.viewWhich')}
          data={views.map(({ id, name }) => ({ value: String(id), label: name }))}
          allowDeselect={false}
          required
          {...form.getInputProps('view')}
        />
      )}
      {way === 'intake' && (
        <Select
          mt="md"
          label={t('campaigns.add.intakeWhich')}
          data={intakes}
          allowDeselect={false}
          required
          {...form.getInputProps('intake')}
        />
      )}
      {way === 'contracts' && (
        <Textarea
          mt="md"
          rows={6}
          spellCheck={false}
          label={t(withTenants ? 'campaigns.add.recipientsWhich' : 'campaigns.add.contractsWhich')}
          description={t(withTenants ? 'campaigns.add.recipientsHelp' : 'campaigns.add.contractsHelp')}
          required
          {...form.getInputProps('contracts')}
        />
      )}
    </>
  )
}

/** Tells which contract numbers no home has; false when there are none. */
export function useTellUnknown() {
  const { t } = useTranslation()
  return (unknown: readonly string[]): boolean => {
    if (unknown.length === 0) return false
    tellNotice(t('campaigns.add.unknown', { count: unknown.length, list: unknown.slice(0, 5).join(', ') }))
    return true
  }
}

/** The sheets that homes came by, the last ones first. */
function useImports(companyId: number) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  return (useIntakes(companyId).data?.data ?? [])
    .filter(({ state, counts }) => state === 'DONE' && counts.CREATED > 0)
    .map(({ id, file_name: name, created_at, counts: { CREATED: count } }) => ({
      value: String(id),
      label: t('campaigns.add.intakeOption', { name, date: formatDateTime(created_at), count }),
    }))
}
