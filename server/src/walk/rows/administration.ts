import { randomBytes } from 'node:crypto'
import { tradeOf } from '#platform/testing/administration.ts'
import { everyone } from '../people.ts'
import type { Row } from '../row.ts'

/** ADMIN-11. */
const byAdministrators = { ok: ['admin'], forbidden: everyone.filter((person) => person !== 'admin') } as const
const newTrade = () => ({ code: `t${randomBytes(6).toString('hex')}`, name_fr: 'Puisatier', name_en: 'Well digger' })

export const administrationRows: Record<string, Row> = {
  'administration.listEntries': { input: async () => ({}), ...byAdministrators },
  'trades.listTrades': { input: async () => ({}), ...byAdministrators },
  'trades.createTrade': { input: async () => newTrade(), ...byAdministrators },
  'trades.editTrade': { input: async () => ({ ...newTrade(), job_id: await tradeOf() }), ...byAdministrators },
  'trades.deleteTrade': { input: async () => ({ job_id: await tradeOf() }), ...byAdministrators },
}
