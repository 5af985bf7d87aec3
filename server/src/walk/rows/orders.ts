import { randomBytes } from 'node:crypto'
import { as } from '#platform/testing/client.ts'
import { ofHouse, withThirdParty } from '../groups.ts'
import { everyone, type Person } from '../people.ts'
import type { Row } from '../row.ts'

const others = withThirdParty.filter((person) => person !== 'admin')
const readBy = { ok: ['admin'], forbidden: others } as const
/** An act of the platform, whoever’s the home is: nobody else learns whether it is there. */
const byAdministrators = { ok: ['admin'], forbidden: everyone.filter((person) => person !== 'admin') } as const
/** Of the company or of the one above it, and of the platform. */
const administrators: Person[] = ['marie', 'hugo', 'admin']
const paper = () => ({ number: `N-${randomBytes(6).toString('hex')}`, date: '2026-11-02', amount: 120.5 })

const onInvoice = async () => {
  const { residence_id } = await ofHouse()
  const { data } = await (await as('admin@logis.example')).call('orders.createInvoice', { residence_id, ...paper() })
  return { residence_id, invoice_id: data.id as number, status: 'PAID' }
}

export const orderRows: Record<string, Row> = {
  'orders.listOrders': {
    input: ofHouse,
    ok: administrators,
    forbidden: withThirdParty.filter((person) => !administrators.includes(person)),
  },
  'orders.createOrder': { input: async () => ({ ...(await ofHouse()), ...paper() }), ...byAdministrators },
  'orders.listInvoices': { input: ofHouse, ...readBy },
  'orders.createInvoice': { input: async () => ({ ...(await ofHouse()), ...paper() }), ...byAdministrators },
  'orders.setInvoiceStatus': {
    input: onInvoice,
    ...byAdministrators,
    foreign: [
      {
        what: 'an invoice of another home',
        foreign: async () => ({ ...(await onInvoice()), ...(await ofHouse()) }),
        absent: async () => ({ ...(await ofHouse()), invoice_id: 999_999_999, status: 'PAID' }),
        by: 'admin',
        answers: { status: 404, error_reason: 'INVOICE_NOT_FOUND' },
      },
    ],
  },
}
