import type { Call } from '#platform/call.ts'
import type { Held } from '#platform/holding.ts'
import { record } from '#platform/journal.ts'
import { note } from '#platform/securityLog.ts'
import { notify } from '../../accounts/notifications/rules.ts'
import { exportedOf } from '../../booklet/model/rules.ts'
import { noteHandover } from '../../booklet/rules.ts'
import { withholdPaid } from '../../documents/withholding/rules.ts'
import { giveContactTo } from '../../projects/contact/rules.ts'
import { renewCodeOfSold } from '../../projects/states/rules.ts'
import { tellOfSale } from '../../notifications/rules.ts'
import { changeOwner, findName, tellPerson, tellTenants } from '../../residents/rules.ts'
import { finish, type SaleRow } from '../sql.ts'

type Accepted = SaleRow & { buyer_user_id: number }

/**
 * A held home changes hands: its owners leave it, and with them what they kept for themselves, their consents, their
 * conversations; what they paid is withheld; the code that they know opens nothing. The booklet stays whole.
 */
export const changeHands = async (held: Held, sale: Accepted, call: Call | null): Promise<void> => {
  const { tx, residenceId, companyId } = held
  const left = await changeOwner(held, sale.buyer_user_id)
  await withholdPaid(held)
  await renewCodeOfSold(held)
  const contact = await giveContactTo(held, sale.buyer_address)
  const names = await Promise.all([findName(tx, sale.seller_user_id), findName(tx, sale.buyer_user_id)])
  await noteHandover(held, { handed_on: sale.deed_on, recipient: names[1] ?? sale.buyer_email })
  // What the buyer has from now on: a package that they take before anything changes bears the same digest.
  const { fingerprint } = await exportedOf(tx, held)
  await finish(held, sale.id, fingerprint)
  await record(
    held,
    {
      action: 'UPDATED',
      model: 'Residence',
      id: residenceId,
      changes: [{ attribute_name: 'owner', old_value: names[0], value: names[1] }],
    },
    {
      action: 'UPDATED',
      model: 'ResidenceActivationCode',
      id: residenceId,
      changes: [{ attribute_name: 'residence_code', old_value: null, value: null }],
    },
    ...(contact.length > 0 ? [{ action: 'UPDATED', model: 'Email', id: null, changes: contact } as const] : []),
  )
  await note(tx, call, 'HOME_HANDED_OVER', {
    userId: sale.buyer_user_id,
    companyId,
    residenceId,
    details: { sale_id: sale.id },
  })
  await tell(held, sale, left)
}

const tell = async (held: Held, { id, home, buyer_user_id }: Accepted, left: readonly number[]) => {
  for (const seller of left) {
    await notify(held.tx, seller, 'HOME_SOLD', { home })
    await tellPerson(held, 'SALE_RECEIPT', seller, { sale: String(id), as: 'SELLER' })
  }
  await notify(held.tx, buyer_user_id, 'HOME_BOUGHT', { home }, held)
  await tellPerson(held, 'SALE_RECEIPT', buyer_user_id, { sale: String(id) })
  await tellTenants(held)
  await tellOfSale(held, id)
}
