import { useTranslation } from 'react-i18next'
import { useCompany } from '../companies/api.ts'
import { useChoosePassport } from '../home/useChoosePassport.tsx'
import { paths } from '../paths.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { InterventionsList } from './InterventionsList.tsx'

/** Every intervention of a company, wherever it was done. */
export function InterventionsPage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  const company = useCompany(companyId).data?.data
  const choosePassport = useChoosePassport(companyId)
  useCrumbs([
    ...(company ? [{ label: company.name, to: paths.home(companyId) }] : []),
    { label: t('interventions.title') },
  ])
  return <InterventionsList key={companyId} companyId={companyId} heading="h1" choosePassport={choosePassport} />
}
