import { Radio, Select, Stack, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { useIntakes } from '../intakes/api.ts'
import { useFormats } from '../platform/formats.ts'
import { tellNotice } from '../platform/teller.tsx'
import { useViews, type View } from '../views/api.ts'

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
      .map((contract) => contract.trim().slice(0, 100))
      .filter(Boolean),
  ),
]

const initialValues: Values = { way: 'notActivated', view: null, intake: null, contracts: '' }

/** Which homes a form chooses: its first values, its rules, and what the server is told of them. */
export function useHomeChoice(companyId: number) {
  const views = useViews(companyId, 'projects').data?.data ?? []
  const intakes = useImports(companyId)
  const viewIn = ({ way, view }: Values) => (way === 'view' ? views.find(({ id }) => String(id) === view) : undefined)
  const homesIn = (values: Values) => {
    if (values.way === 'contracts') return { contract_numbers: contractsIn(values.contracts) }
    if (values.way === 'intake') return { intake_id: Number(values.intake) }
    const view = viewIn(values)
    return { search: view ? searchOf(view) : { activated: '0' } }
  }
  const validate = {
    view: (value: string | null, { way }: Values) => (way === 'view' && value === null ? '' : null),
    intake: (value: string | null, { way }: Values) => (way === 'intake' && value === null ? '' : null),
    contracts: (value: string, { way }: Values) => (way === 'contracts' && contractsIn(value).length === 0 ? '' : null),
  }
  return { views, intakes, initialValues, validate, viewIn, homesIn }
}

type Props<Input> = Pick<ReturnType<typeof useHomeChoice>, 'views' | 'intakes'> & {
  form: UseFormReturnType<Values, Input>
}

/** Those that are not activated, those of a saved view, of an import, of contract numbers. */
export function HomeChoice<Input>({ form, views, intakes }: Props<Input>) {
  const { t } = useTranslation()
  const { way } = form.values
  return (
    <>
      <Radio.Group label={t('campaigns.add.how')} {...form.getInputProps('way')}>
        <Stack gap="xs" mt="xs">
          <Radio value="notActivated" label={t('campaigns.add.notActivated')} />
          {views.length > 0 && <Radio value="view" label={t('campaigns.add.view')} />}
          {intakes.length > 0 && <Radio value="intake" label={t('campaigns.add.intake')} />}
          <Radio value="contracts" label={t('campaigns.add.contracts')} />
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
          label={t('campaigns.add.contractsWhich')}
          description={t('campaigns.add.contractsHelp')}
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
