import { useTranslation } from '../../ui/texts.ts'
import { OwnIdentitiesCard } from '../../identities/OwnIdentitiesCard.tsx'
import { useIdentity } from '../../platform/identity.ts'
import { useCrumbs } from '../../platform/shell/crumbs.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Together } from '../../ui/Together.tsx'
import classes from '../AccountPage.module.css'
import { SessionsCard } from '../SessionsCard.tsx'
import { FactorCard } from './FactorCard.tsx'
import { PasskeysCard } from './PasskeysCard.tsx'
import { SignInsCard } from './SignInsCard.tsx'

/** By what one signs in, what one has open, and who came in lately. */
export function SecurityPage() {
  const { t } = useTranslation()
  const { user } = useIdentity()
  const title = t('accounts.security.title')
  useCrumbs([{ label: title }])
  return (
    <>
      <PageHeader title={title} subtitle={t('accounts.account.signedInAs', { username: user.username })} />
      <Together className={classes.cards}>
        <FactorCard userId={user.id} />
        <PasskeysCard userId={user.id} />
        <OwnIdentitiesCard userId={user.id} />
        <SessionsCard userId={user.id} />
        <SignInsCard userId={user.id} />
      </Together>
    </>
  )
}
