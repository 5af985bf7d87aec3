import { showsEntry } from '@logis/contract/companies.rules'
import { Select, Skeleton, Switch } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { useClosedCard } from '../platform/reasons.ts'
import { tellFailure } from '../platform/teller.tsx'
import { useAssignDefault, useTemplates, useUnassignDefault } from '../templates/api.ts'
import { Card } from '../ui/Card.tsx'
import { run } from '../ui/call.ts'
import { useSettled } from '../ui/useSettled.ts'
import { useAddOption, useCompanyOptions, useDeleteOption, type Company } from './api.ts'
import classes from './SettingsPage.module.css'

const bypass = 'BYPASS_OWNER_VALIDATION_FOR_TENANT'

/** PROF-30: what the company has chosen for its projects. Each choice is kept at once. */
export function OptionsCard({ company }: { company: Company }) {
  const { t } = useTranslation()
  const closedCard = useClosedCard()
  const options = useSettled(useCompanyOptions(company.id))
  return (
    <Card
      title={t('companies.options.title')}
      error={options.error}
      onRetry={() => void options.refetch()}
      disabled={closedCard(company.cannot.administer)}
    >
      {options.isPending && <Skeleton height={80} />}
      <div className={classes.fields}>
        {showsEntry(company.type, 'templates') && <DefaultTemplate companyId={company.id} />}
        {company.type === 'SOCIAL_LANDLORD' && options.data && (
          <TenantSwitch
            companyId={company.id}
            optionId={options.data.data.data.find(({ option_type }) => option_type === bypass)?.id ?? null}
          />
        )}
      </div>
    </Card>
  )
}

/** TPL-11, PROF-33: the same option as on the page of templates. */
function DefaultTemplate({ companyId: company_id }: { companyId: number }) {
  const { t } = useTranslation()
  const templates = useSettled(useTemplates(company_id)).data?.data
  const assign = useAssignDefault()
  const unassign = useUnassignDefault()
  const failed = { onError: () => tellFailure(t('companies.options.failed')) }
  const choose = (value: string | null) =>
    value === null
      ? run(unassign, { company_id }, failed)
      : run(assign, { company_id, option_type: 'DEFAULT_PROJECT_TEMPLATE', value }, failed)
  const chosen = templates?.find(({ is_default }) => is_default)
  return (
    <Select
      label={t('companies.options.template')}
      description={t('companies.options.templateHelp')}
      placeholder={t('companies.options.noTemplate')}
      data={(templates ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={chosen ? String(chosen.id) : null}
      onChange={choose}
      disabled={!templates || assign.isPending || unassign.isPending}
      clearable
    />
  )
}

/** PROF-38: on is an option that exists, off none. */
function TenantSwitch({ companyId: company_id, optionId }: { companyId: number; optionId: number | null }) {
  const { t } = useTranslation()
  const add = useAddOption()
  const remove = useDeleteOption()
  const failed = { onError: () => tellFailure(t('companies.options.failed')) }
  const toggle = (on: boolean) =>
    on
      ? run(add, { company_id, option_type: bypass, value: 1 }, failed)
      : optionId !== null && run(remove, { company_id, option_id: optionId }, failed)
  // While the call is on its way the switch shows what was asked for.
  const shown = add.isPending || (optionId !== null && !remove.isPending)
  return (
    <Switch
      label={t('companies.options.tenants')}
      description={t('companies.options.tenantsHelp')}
      checked={shown}
      onChange={(event) => toggle(event.currentTarget.checked)}
    />
  )
}
