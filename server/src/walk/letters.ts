import { randomBytes } from 'node:crypto'
import { settings } from '#platform/config.ts'
import { db } from '#platform/db.ts'
import type { MailOrder } from '#platform/mail.ts'
import { moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { offered } from './offered.ts'
import { workFor } from './mailed.ts'
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
  OWNER_LEFT: {
    order: async ({ address }) => {
      const { residence_id } = await waitingHome()
      await moveIn(address, residence_id, 'OWNER')
      return { residence_id, facts: { who: 'Odile Garnier' } }
    },
    says: [house, 'Odile Garnier'],
    opens: '/logement/',
  },
  SALE_REVOKED: { order: waitingHome, says: [house] },
  SALE_RECEIPT: {
    order: async ({ address }) => ({ facts: { sale: String((await offered(address, { done: true })).sale_id) } }),
    says: ['Claire', 'Maisons Clairière'],
    opens: '/logement',
  },
}

/** Of a product that somebody asks for. */
export const productLetters: Record<string, Letter> = {
  PRODUCT_REQUEST: {
    order: async ({ id: asked }) => {
      const { id } = await db
        .insertInto('product_requests')
        .values({
          residence_id: await world.project(house),
          company_id: await world.company('Maisons Clairière'),
          type: 'PRODUCT',
          name: `Condens ${asked}`,
          manufacturer: 'Nordgaz',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { facts: { ids: String(id), count: '1' } }
    },
    says: ['Nordgaz', 'Condens', 'Maisons Clairière'],
    opens: '/admin/products/requests',
  },
  PRODUCT_REQUEST_ANSWER: {
    order: async ({ id: asked }) => {
      const { id } = await db
        .insertInto('product_requests')
        .values({
          residence_id: await world.project(house),
          company_id: await world.company('Maisons Clairière'),
          name: `Condens ${asked}`,
          manufacturer: 'Nordgaz',
          status: 'REJECTED',
          decided_at: new Date(),
          rejection_reason: 'Retiré de la vente',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { facts: { request: String(id) } }
    },
    says: ['Nordgaz', 'Condens', house, 'Retiré de la vente'],
    opens: '/project/',
  },
}

/** Of an account elsewhere that opens one here. */
export const identityLetters: Record<string, Letter> = {
  IDENTITY_DOMAIN_MISSING: {
    order: async ({ id }) => ({
      company_id: await workFor(id, 'Maisons Clairière'),
      facts: { domain: 'clairiere.example', ends_on: '2026-12-24' },
    }),
    says: ['clairiere.example', '_logis.clairiere.example', '24'],
    opens: '/identity/',
  },
  IDENTITY_CODE: {
    order: async ({ id: user_id }) => {
      Object.assign(settings, { OIDC_1_NAME: 'Compte Horizon', OIDC_1_ISSUER: 'https://id.horizon.example' })
      const { id } = await db
        .insertInto('identity_proofs')
        .values({
          user_id,
          browser_hash: randomBytes(32),
          provider: 'first',
          issuer: 'https://id.horizon.example',
          subject: String(user_id),
          sealed: '',
          scope: 'partner',
          expires_at: new Date(Date.now() + 60_000),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { facts: { proof: String(id), provider: 'first' } }
    },
    says: ['Compte Horizon'],
  },
  IDENTITY_LINKED: { order: () => ({ facts: { provider: 'Compte Horizon' } }), says: ['Compte Horizon'] },
  IDENTITY_UNLINKED: { order: () => ({ facts: { provider: 'Compte Horizon' } }), says: ['Compte Horizon'] },
}
