import { Badge, Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../ui/texts.ts'
import { useCompanyCrumbs } from '../companies/useCompanyCrumbs.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { useAccessCounts } from './api.ts'
import classes from './AccessesPage.module.css'
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

const lists = ['authorized', 'granted'] as const

function Lists({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { liste } = useSearch({ strict: false }) as { liste?: string }
  const counts = useAccessCounts(companyId)
  const shown = liste === 'granted' ? 'granted' : 'authorized'
  const show = (list: string | null) =>
    void navigate({ to: '.', search: list === 'granted' ? { liste: list } : {}, replace: true })
  return (
    <Tabs value={shown} onChange={show} keepMounted={false}>
      <Tabs.List mb="md" className={classes.tabs} aria-label={t('accesses.title')}>
        {lists.map((list) => (
          <Tabs.Tab key={list} value={list} rightSection={<Count count={counts[list]} />}>
            {t(`accesses.${list}.tab`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="authorized">
        <AuthorizedList companyId={companyId} />
      </Tabs.Panel>
      <Tabs.Panel value="granted">
        <GrantedList companyId={companyId} />
      </Tabs.Panel>
    </Tabs>
  )
}

function Count({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return (
    <Badge size="sm" variant="default" fw={500}>
      {count}
    </Badge>
  )
}
