import { useTranslation } from '../ui/texts.ts'
import { NewPassport } from '../home/newPassport/NewPassport.tsx'
import { useCompanyCrumbs } from '../companies/useCompanyCrumbs.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { useTableState } from '../platform/useTableState.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { ListViews } from '../views/ListViews.tsx'
import { usePassports } from './api.ts'
import { passportColumns, passportFields } from './passportColumns.tsx'
import { passportTable } from './passportTable.ts'

/** The gas passports of an installer. */
export function PassportsPage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  useCompanyCrumbs(companyId, { label: t('passports.title') })
  return <List key={companyId} companyId={companyId} />
}

function List({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const { state, change } = useTableState(passportTable)
  return (
    <DataTable
      title={t('passports.title')}
      heading="h1"
      noun="passports.count"
      query={usePassports(companyId, state)}
      columns={passportColumns}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      state={state}
      onChange={change}
      search={passportFields}
      above={
        <ListViews
          list="passports"
          table={passportTable}
          columns={passportColumns}
          {...{ companyId, state }}
          onChange={change}
        />
      }
      action={<NewPassport companyId={companyId} />}
      empty={{ text: t('passports.empty') }}
    />
  )
}
