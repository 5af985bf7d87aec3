import { useTranslation } from 'react-i18next'
import { useIdentity } from '../platform/identity.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import classes from './AccountPage.module.css'
import { DisplayCard } from './DisplayCard.tsx'
import { EmailCard } from './EmailCard.tsx'
import { NotificationsCard } from './NotificationsCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'

/** SHELL-10: one's own account. */
export function AccountPage() {
  const { t } = useTranslation()
  const { user } = useIdentity()
  const title = t('accounts.account.title')
  useCrumbs([{ label: title }])
  return (
    <>
      <PageHeader title={title} subtitle={t('accounts.account.signedInAs', { username: user.username })} />
      <div className={classes.cards}>
        <EmailCard user={user} />
        <PasswordCard userId={user.id} username={user.username} />
        <SessionsCard userId={user.id} />
        {user.scope !== 'resident' && <NotificationsCard />}
        <DisplayCard />
      </div>
    </>
  )
}
