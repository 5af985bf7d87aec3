import type { MailOrder } from '#platform/mail.ts'
import { moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { offered } from './offered.ts'
import { aShare } from './rows/booklet.ts'

type Order = Partial<MailOrder>
export type Letter = {
  /** What is ordered of this channel for someone who has an account at the address. */
  order: (reader: { id: number; address: string }) => Promise<Order> | Order
  /** What it says in either language. */
  says?: string[]
  /** What its button opens. */
  opens?: string
}

const house = 'Maison Les Lilas'
const waitingHome = async () => ({ residence_id: await world.project(house) })

/** Of a booklet that is shared, and of a home that changes hands. */
export const bookletLetters: Record<string, Letter> = {
  BOOKLET_SHARE_CODE: {
    order: async ({ address }) => ({ facts: { share: String((await aShare({ email: address })).share_id) } }),
    says: ['Maisons Clairière'],
  },
  SALE_OFFER: {
    order: async ({ address }) => {
      const { sale_id, residence_id } = await offered(address)
      return { residence_id, facts: { sale: String(sale_id) } }
    },
    says: ['Claire', 'Maisons Clairière'],
    opens: '/invitation#token=',
  },
  SALE_ACCEPTED: {
    order: async () => ({ ...(await waitingHome()), facts: { who: 'Alice Roy', deed_on: '2026-12-24' } }),
    says: ['Alice Roy', house, '24'],
    opens: '/logement/',
  },
  HOME_OWNER_CHANGED: {
    order: async ({ address }) => {
      const { residence_id } = await waitingHome()
      await moveIn(address, residence_id, 'TENANT')
      return { residence_id }
    },
    says: [house],
    opens: '/logement/',
  },
  SALE_REVOKED: { order: waitingHome, says: [house] },
  SALE_RECEIPT: {
    order: async ({ address }) => ({ facts: { sale: String((await offered(address, { done: true })).sale_id) } }),
    says: ['Claire', 'Maisons Clairière'],
    opens: '/logement',
  },
}
