import { useTranslation } from '../../ui/texts.ts'
import { paths } from '../../paths.ts'
import { useCrumbs } from '../../platform/shell/crumbs.ts'
import { useCompanyId } from '../../platform/shell/useCompanyId.ts'
import { Apart } from '../../ui/Alone.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ColleagueList } from './ColleagueList.tsx'
import { InvitationList } from './InvitationList.tsx'
import classes from './TeamPage.module.css'

/** The people of a company: who may do what, who was invited and has not come yet. */
export function TeamPage() {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  const title = t('companies.team.title')
  useCrumbs([{ label: t('companies.settings.title'), to: paths.settings(companyId) }, { label: title }])
  return (
    <>
      <PageHeader title={title} subtitle={t('companies.team.subtitle')} />
      <div className={classes.sections}>
        <Apart>
          <ColleagueList companyId={companyId} />
          <InvitationList companyId={companyId} />
        </Apart>
      </div>
    </>
  )
}
