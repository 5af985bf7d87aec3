import { AccountPage } from '../accounts/AccountPage.tsx'
import { PurchasesCard } from '../sales/PurchasesCard.tsx'
import { ReceiptsCard } from '../sales/ReceiptsCard.tsx'
import classes from './OwnAccountPage.module.css'
import { RequestsCard } from './RequestsCard.tsx'

/**
 * A resident’s account, the homes that they are about to own and the receipts of those that they sold or bought: whoever has
 * one home is led into it, past the list of their homes, where these stand too.
 */
export function OwnAccountPage() {
  return (
    <>
      <AccountPage />
      <div className={classes.kept}>
        <PurchasesCard />
        <RequestsCard />
        <ReceiptsCard />
      </div>
    </>
  )
}
