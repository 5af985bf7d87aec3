import { useTranslation } from '../ui/texts.ts'
import { AddFoundIntervention } from '../home/AddFoundIntervention.ts'
import { useCompanyCrumbs } from '../companies/useCompanyCrumbs.ts'
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
  const { state, change } = useTableState(interventionTable)
  useCompanyCrumbs(companyId, { label: t('interventions.title') })
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
      addDialog={AddFoundIntervention}
      above={views}
    />
  )
}
