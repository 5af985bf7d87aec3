import { showsEntry } from '@logis/contract/companies.rules'
import { Skeleton } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import { IdentityCard } from '../identities/IdentityCard.tsx'
import { useIdentity } from '../platform/identity.ts'
import { useCompanyCrumbs } from './useCompanyCrumbs.ts'
import { useCompanyId } from '../platform/shell/useCompanyId.ts'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Apart } from '../ui/Alone.tsx'
import { Together } from '../ui/Together.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useCompany, type Company } from './api.ts'
import { ApiCard } from './ApiCard.tsx'
import { ChannelsCard } from './ChannelsCard.tsx'
import { CredentialContactsCard } from './CredentialContactsCard.tsx'
import { OptionsCard } from './OptionsCard.tsx'
import { OwnerCard } from './OwnerCard.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'
import { ServicesCard } from './ServicesCard.tsx'
import classes from './SettingsPage.module.css'
import { SheetCard } from './SheetCard.tsx'
import { TeamCard } from './team/TeamCard.tsx'

/** SHELL-09, PROV-16: what a company sets for itself. */
export function SettingsPage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  const company = useSettled(useCompany(companyId))
  const title = t('companies.settings.title')
  useCompanyCrumbs(companyId, { label: title })
  const sheet = company.data?.data
  return (
    <>
      <PageHeader title={title} subtitle={sheet && t('companies.settings.subtitle', { name: sheet.name })} />
      {company.error && <ErrorBlock error={company.error} onRetry={() => void company.refetch()} />}
      {company.isPending && <Skeleton height={320} maw={640} />}
      {sheet && 'uuid' in sheet && <Cards company={sheet} />}
    </>
  )
}

/** What the company is and does for its homes at the left; who works there and what it has subscribed to at the right. */
function Cards({ company }: { company: Company }) {
  // Whether one manages is a matter of one's own company, whichever one looks at; administrators see everything.
  const { company: own } = useIdentity()
  const manages = own === null || own.type === 'COMPANY_MANAGER'
  return (
    <Together className={classes.page}>
      <div className={classes.cards}>
        <Apart>
          {manages && <SheetCard company={company} />}
          {company.type === 'SOCIAL_LANDLORD' && <OwnerCard company={company} />}
          {(company.type === 'SOCIAL_LANDLORD' || showsEntry(company.type, 'templates')) && (
            <OptionsCard company={company} />
          )}
          <CredentialContactsCard companyId={company.id} />
          <ChannelsCard company={company} />
        </Apart>
      </div>
      <div className={classes.cards}>
        <Apart>
          <TeamCard company={company} />
          <SecondFactorCard companyId={company.id} />
          {company.cannot.administer === null && <IdentityCard companyId={company.id} />}
          <ServicesCard companyId={company.id} />
          <ApiCard uuid={company.uuid} />
        </Apart>
      </div>
    </Together>
  )
}
