import { randomBytes } from 'node:crypto'
import { classOf, labelOf, makerOf, productOf, tradeOf } from '#platform/testing/administration.ts'
import { as } from '#platform/testing/client.ts'
import { everyone } from '../people.ts'
import { subjects } from '../subjects.ts'
import type { Row } from '../row.ts'

/** ADMIN-11. */
const byAdministrators = { ok: ['admin'], forbidden: everyone.filter((person) => person !== 'admin') } as const
const newName = () => randomBytes(6).toString('hex')
const newTrade = () => ({ code: `t${newName()}`, name_fr: 'Puisatier', name_en: 'Well digger' })

export const administrationRows: Record<string, Row> = {
  'administration.listEntries': { input: async () => ({}), ...byAdministrators },
  'administration.getFigures': { input: async () => ({}), ...byAdministrators },
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
  'products.listSheets': { input: async () => ({}), ...byAdministrators },
  'products.getSheet': { input: async () => ({ product_id: await productOf() }), ...byAdministrators },
  'products.createProduct': {
    input: async () => ({ name: newName(), manufacturer_id: await makerOf(), type: 'PRODUCT' }),
    ...byAdministrators,
  },
  'products.editProduct': {
    input: async () => ({ name: newName(), product_id: await productOf() }),
    ...byAdministrators,
  },
  'products.deleteProduct': { input: async () => ({ product_id: await productOf() }), ...byAdministrators },
  'products.setProductTasks': {
    input: async () => ({
      product_id: await productOf(),
      tasks: [{ name_fr: 'Nettoyer', name_en: 'Clean', periodicity_months: 6 }],
    }),
    ...byAdministrators,
  },
  'products.setProductPicture': {
    input: async () => ({ product_id: await productOf() }),
    upload: ({ product_id }) => ({ address: { product_id }, fields: {} }),
    files: [{ name: 'photo.png', type: 'image/png', bytes: subjects.png }],
    ...byAdministrators,
  },
  'products.removeProductPicture': { input: async () => ({ product_id: await productOf() }), ...byAdministrators },
  'products.addProductDocument': {
    input: async () => ({ product_id: await productOf() }),
    upload: ({ product_id }) => ({ address: { product_id }, fields: { name: 'notice.pdf' } }),
    ...byAdministrators,
  },
  'products.deleteProductDocument': {
    input: async () => {
      const product_id = await productOf()
      const form = [{ name: 'notice.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4 %%EOF') }]
      const added = await (
        await as('admin@logis.example')
      ).upload('products.addProductDocument', { product_id }, {}, form)
      return { product_id, document_id: added.data.id }
    },
    ...byAdministrators,
  },
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
