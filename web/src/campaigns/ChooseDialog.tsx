import { Radio, Select, Stack, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from '../ui/texts.ts'
import { tellNotice, tellSuccess } from '../platform/teller.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useIntakes } from '../intakes/api.ts'
import { useFormats } from '../platform/formats.ts'
import { useViews, type View } from '../views/api.ts'
import { useAddHomes, useCreateCampaign, type Campaign } from './api.ts'

type Way = 'notActivated' | 'view' | 'intake' | 'contracts'
type Values = { way: Way; view: string | null; intake: string | null; contracts: string }

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

const first: Values = { way: 'notActivated', view: null, intake: null, contracts: '' }

type Props = {
  companyId: number
  /** The draft that they are added to; without one, a new campaign. */
  campaign?: Campaign
  onDone: (campaign: Campaign) => void
  onClose: () => void
}

/** Which homes: those that are not activated, those of a saved view, of an import, of contract numbers. */
export function ChooseDialog({ companyId, campaign, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const views = useViews(companyId, 'projects').data?.data ?? []
  const intakes = useImports(companyId)
  const create = useCreateCampaign()
  const add = useAddHomes()
  const chosen = (values: Values) => {
    const view = views.find(({ id }) => String(id) === values.view)
    if (values.way === 'contracts') return { contract_numbers: contractsIn(values.contracts) }
    if (values.way === 'intake') return { intake_id: Number(values.intake) }
    return { search: values.way === 'view' && view ? searchOf(view) : { activated: '0' } }
  }
  const named = ({ way, view }: Values) => {
    const name = views.find(({ id }) => String(id) === view)?.name
    return way === 'view' && name ? { name } : {}
  }
  const form = useForm({
    initialValues: first,
    validate: {
      view: (value, { way }) => (way === 'view' && value === null ? '' : null),
      intake: (value, { way }) => (way === 'intake' && value === null ? '' : null),
      contracts: (value, { way }) => (way === 'contracts' && contractsIn(value).length === 0 ? '' : null),
    },
    transformValues: (values) => ({
      company_id: companyId,
      ...(campaign ? { campaign_id: campaign.id } : named(values)),
      ...chosen(values),
    }),
  })
  const { way } = form.values
  return (
    <DialogForm
      title={t(campaign ? 'campaigns.add.title' : 'campaigns.add.titleNew')}
      submit={t(campaign ? 'campaigns.add.submit' : 'campaigns.add.submitNew')}
      form={form}
      call={(campaign ? add : create) as unknown as typeof create}
      fieldOf={{}}
      onDone={({ data, unknown }) => {
        if (unknown.length > 0)
          tellNotice(t('campaigns.add.unknown', { count: unknown.length, list: unknown.slice(0, 5).join(', ') }))
        else if (campaign) tellSuccess(t('campaigns.add.done'))
        onDone(data)
      }}
      onClose={onClose}
    >
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
    </DialogForm>
  )
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
