import { useTranslation } from '../ui/texts.ts'
import { useIdentity } from '../platform/identity.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Together } from '../ui/Together.tsx'
import columns from '../ui/CardColumns.module.css'
import classes from './AccountPage.module.css'
import { CloseAccountCard } from './CloseAccountCard.tsx'
import { DisplayCard } from './DisplayCard.tsx'
import { EmailCard } from './EmailCard.tsx'
import { MailsCard } from './MailsCard.tsx'
import { NotificationsCard } from './NotificationsCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SecurityLink } from './security/SecurityLink.tsx'
import { TakeAlongCard } from './TakeAlongCard.tsx'

/** SHELL-10: one's own account. `ends` is what else closing it ends. */
export function AccountPage({ ends }: { ends?: string }) {
  const { t } = useTranslation()
  const { user } = useIdentity()
  const title = t('accounts.account.title')
  // A resident's frame is as wide as one column.
  const isResident = user.scope === 'resident'
  useCrumbs([{ label: title }])
  return (
    <>
      <PageHeader title={title} subtitle={t('accounts.account.signedInAs', { username: user.username })} />
      <div className={isResident ? classes.cards : `${columns.cards} ${classes.columns}`}>
        <div className={columns.column}>
          <EmailCard user={user} />
          <PasswordCard userId={user.id} username={user.username} />
          {user.impersonated_by === null && <SecurityLink isResident={isResident} />}
          <DisplayCard />
          {isResident && user.impersonated_by === null && <TakeAlongCard userId={user.id} />}
        </div>
        {/* What has to be asked for comes last: it is as long as it is, and would move what one is about to press. */}
        <Together className={columns.column}>
          {!isResident && <NotificationsCard />}
          <MailsCard user={user} />
          {user.impersonated_by === null && <CloseAccountCard user={user} ends={ends} />}
        </Together>
      </div>
    </>
  )
}
