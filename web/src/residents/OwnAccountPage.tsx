import { AccountPage } from '../accounts/AccountPage.tsx'
import { usePurchases } from '../sales/buying/api.ts'
import { PurchasesCard } from '../sales/PurchasesCard.tsx'
import { ReceiptsCard } from '../sales/ReceiptsCard.tsx'
import { useTranslation } from '../ui/texts.ts'
import { useHomes } from './api.ts'
import classes from './OwnAccountPage.module.css'
import { RequestsCard } from './RequestsCard.tsx'

/**
 * A resident’s account, the homes that they are about to own and the receipts of those that they sold or bought: whoever has
 * one home is led into it, past the list of their homes, where these stand too.
 */
export function OwnAccountPage() {
  const { t } = useTranslation()
  const isBuying = (usePurchases().data?.data ?? []).length > 0
  const isOwner = (useHomes().data?.data ?? []).some(({ role_code }) => role_code === 'OWNER')
  const ends = [(isBuying || isOwner) && t('residents.coming.closing'), isOwner && t('residents.coming.closingAlone')]
  return (
    <>
      <AccountPage ends={ends.filter(Boolean).join(' ')} />
      <div className={classes.kept}>
        <PurchasesCard />
        <RequestsCard />
        <ReceiptsCard />
      </div>
    </>
  )
}
