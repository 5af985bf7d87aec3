import { useTranslation } from '../ui/texts.ts'
import { useCompany } from '../companies/api.ts'
import { useChoosePassport } from '../home/useChoosePassport.tsx'
import { paths } from '../paths.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { useTableState } from '../platform/useTableState.ts'
import { ListViews } from '../views/ListViews.tsx'
import { companyColumns } from './interventionColumns.tsx'
import { InterventionsList } from './InterventionsList.tsx'
import { interventionTable } from './interventionTable.ts'

/** Every intervention of a company, wherever it was done. */
export function InterventionsPage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  const company = useCompany(companyId).data?.data
  const choosePassport = useChoosePassport(companyId)
  const { state, change } = useTableState(interventionTable)
  useCrumbs([
    ...(company ? [{ label: company.name, to: paths.home(companyId) }] : []),
    { label: t('interventions.title') },
  ])
  const views = (
    <ListViews
      list="interventions"
      table={interventionTable}
      columns={companyColumns}
      {...{ companyId, state }}
      onChange={change}
    />
  )
  return (
    <InterventionsList
      key={companyId}
      companyId={companyId}
      heading="h1"
      choosePassport={choosePassport}
      above={views}
    />
  )
}
