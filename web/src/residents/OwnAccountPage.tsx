import { AccountPage } from '../accounts/AccountPage.tsx'
import { ReceiptsCard } from '../sales/ReceiptsCard.tsx'
import classes from './OwnAccountPage.module.css'
import { RequestsCard } from './RequestsCard.tsx'

/**
 * A resident's account, and the receipts of homes that they sold or bought: whoever has one home is led into it, past the
 * list of their homes, where the receipts stand too.
 */
export function OwnAccountPage() {
  return (
    <>
      <AccountPage />
      <div className={classes.kept}>
        <RequestsCard />
        <ReceiptsCard />
      </div>
    </>
  )
}
