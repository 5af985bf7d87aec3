import { today } from '#platform/clock.ts'
import { world } from '#platform/testing/world.ts'
import { cannotWrite, readers, writers } from '../groups.ts'
import { offered, owned } from '../offered.ts'
import { everyone } from '../people.ts'
import type { Row } from '../row.ts'

const ofClaire = async () => ({ user_id: await world.user('claire@foyer.example') })
const receiptOf = async () => ({
  ...(await ofClaire()),
  sale_id: (await offered('alice@foyer.example', { done: true })).sale_id,
})

export const saleRows: Record<string, Row> = {
  'sales.readSale': { input: owned, ok: [...readers, 'claire'] },
  // Its owner alone gives a home away.
  'sales.startSale': {
    input: async () => ({ ...(await owned()), email: 'acheteuse@foyer.example', deed_on: today() }),
    ok: ['claire'],
    forbidden: readers,
  },
  'sales.revokeSale': {
    input: async () => ({ residence_id: (await offered()).residence_id }),
    ok: [...writers, 'claire'],
    forbidden: cannotWrite,
  },
  'sales.openSale': { input: async () => ({ token: (await offered()).token }), ok: everyone },
  'sales.acceptSale': {
    input: async () => ({ token: (await offered()).token }),
    ok: ['alice'],
    others: { status: 403, error_reason: 'SALE_OF_ANOTHER' },
  },
  'sales.listPurchases': { input: ofClaire, ok: ['claire'], absent: 'USER_NOT_FOUND' },
  'sales.listReceipts': { input: ofClaire, ok: ['claire'], absent: 'USER_NOT_FOUND' },
  'sales.downloadReceipt': {
    input: receiptOf,
    ok: ['claire'],
    absent: 'USER_NOT_FOUND',
    foreign: [
      {
        what: 'a home that others sold each other',
        by: 'tom',
        foreign: async () => ({ ...(await receiptOf()), user_id: await world.user('tom@foyer.example') }),
        absent: async () => ({ user_id: await world.user('tom@foyer.example'), sale_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'SALE_NOT_FOUND' },
      },
    ],
  },
}
