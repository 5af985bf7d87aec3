import { useTranslation } from '../ui/texts.ts'
import { useCompanyCrumbs } from '../companies/useCompanyCrumbs.ts'
import { ListTabs } from '../platform/ListTabs.tsx'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useAccessCounts } from './api.ts'
import { AuthorizedList } from './AuthorizedList.tsx'
import { GrantedList } from './GrantedList.tsx'

/** ACC-01: whom the company lets in, and who lets it in. */
export function AccessesPage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  useCompanyCrumbs(companyId, { label: t('accesses.title') })
  return (
    <>
      <PageHeader title={t('accesses.title')} subtitle={t('accesses.subtitle')} />
      {/* Another company's lists start afresh. */}
      <Lists key={companyId} companyId={companyId} />
    </>
  )
}

function Lists({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const counts = useAccessCounts(companyId)
  return (
    <ListTabs
      label={t('accesses.title')}
      tabs={[
        {
          key: 'authorized',
          title: t('accesses.authorized.tab'),
          count: counts.authorized,
          list: <AuthorizedList companyId={companyId} />,
        },
        {
          key: 'granted',
          title: t('accesses.granted.tab'),
          count: counts.granted,
          list: <GrantedList companyId={companyId} />,
        },
      ]}
    />
  )
}
