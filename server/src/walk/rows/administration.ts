import { randomBytes } from 'node:crypto'
import { classOf, labelOf, makerOf, tradeOf } from '#platform/testing/administration.ts'
import { everyone } from '../people.ts'
import type { Row } from '../row.ts'

/** ADMIN-11. */
const byAdministrators = { ok: ['admin'], forbidden: everyone.filter((person) => person !== 'admin') } as const
const newName = () => randomBytes(6).toString('hex')
const newTrade = () => ({ code: `t${newName()}`, name_fr: 'Puisatier', name_en: 'Well digger' })

export const administrationRows: Record<string, Row> = {
  'administration.listEntries': { input: async () => ({}), ...byAdministrators },
  'trades.listTrades': { input: async () => ({}), ...byAdministrators },
  'trades.createTrade': { input: async () => newTrade(), ...byAdministrators },
  'trades.editTrade': { input: async () => ({ ...newTrade(), job_id: await tradeOf() }), ...byAdministrators },
  'trades.deleteTrade': { input: async () => ({ job_id: await tradeOf() }), ...byAdministrators },
  'manufacturers.listMakers': { input: async () => ({}), ...byAdministrators },
  'manufacturers.createMaker': { input: async () => ({ name: `Fabricant ${newName()}` }), ...byAdministrators },
  'manufacturers.editMaker': {
    input: async () => ({ name: `Fabricant ${newName()}`, manufacturer_id: await makerOf() }),
    ...byAdministrators,
  },
  'manufacturers.deleteMaker': { input: async () => ({ manufacturer_id: await makerOf() }), ...byAdministrators },
  'productClasses.listClasses': { input: async () => ({}), ...byAdministrators },
  'productClasses.createClass': { input: async () => ({ ...newTrade(), type: 'PRODUCT' }), ...byAdministrators },
  'productClasses.editClass': {
    input: async () => ({ name_fr: 'Pompes', parent_id: await classOf(), class_id: await classOf() }),
    ...byAdministrators,
  },
  'productClasses.deleteClass': { input: async () => ({ class_id: await classOf() }), ...byAdministrators },
  'productLabels.listLabels': { input: async () => ({}), ...byAdministrators },
  'productLabels.createLabel': { input: async () => newTrade(), ...byAdministrators },
  'productLabels.editLabel': { input: async () => ({ ...newTrade(), label_id: await labelOf() }), ...byAdministrators },
  'productLabels.deleteLabel': { input: async () => ({ label_id: await labelOf() }), ...byAdministrators },
}
