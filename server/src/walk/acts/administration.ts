import { classOf, labelOf, makerOf, productOf, tradeOf } from '#platform/testing/administration.ts'
import { idOfClass, idOfLabel, idOfMaker, idOfProduct } from '#platform/testing/catalogue.ts'
import { jobOf } from '#platform/testing/contacts.ts'
import { act, call, type Ids, type Told } from './act.ts'

const cannotOf =
  (key: string): Told['cannot'] =>
  ({ data }, ids) =>
    data.find(({ id }: { id: number }) => id === ids[key])?.cannot
const all = () => ({ page_size: -1 })

const trade: Told = {
  reads: 'trades.listTrades',
  by: call('trades.listTrades', all),
  cannot: cannotOf('job_id'),
  states: {
    unused: async () => ({ job_id: await tradeOf() }),
    used: async () => ({ job_id: await jobOf('plumber') }),
  },
  acts: { delete: act('trades.deleteTrade', ({ job_id }: Ids) => ({ job_id })) },
}

const manufacturer: Told = {
  reads: 'manufacturers.listMakers',
  by: call('manufacturers.listMakers', all),
  cannot: cannotOf('manufacturer_id'),
  states: {
    unused: async () => ({ manufacturer_id: await makerOf() }),
    used: async () => ({ manufacturer_id: await idOfMaker('Viessmann') }),
    generic: async () => ({ manufacturer_id: await idOfMaker('GENERIQUE') }),
  },
  acts: {
    edit: act('manufacturers.editMaker', ({ manufacturer_id }: Ids) => ({
      manufacturer_id,
      name: `Fabricant ${String(manufacturer_id)}`,
    })),
    delete: act('manufacturers.deleteMaker', ({ manufacturer_id }: Ids) => ({ manufacturer_id })),
  },
}

const productLabel: Told = {
  reads: 'productLabels.listLabels',
  by: call('productLabels.listLabels', all),
  cannot: cannotOf('label_id'),
  states: {
    unused: async () => ({ label_id: await labelOf() }),
    used: async () => ({ label_id: await idOfLabel('acermi') }),
  },
  acts: { delete: act('productLabels.deleteLabel', ({ label_id }: Ids) => ({ label_id })) },
}

const productClass: Told = {
  reads: 'productClasses.listClasses',
  by: call('productClasses.listClasses', all),
  cannot: cannotOf('class_id'),
  states: {
    empty: async () => ({ class_id: await classOf() }),
    withProducts: async () => ({ class_id: await idOfClass('boiler') }),
    withClasses: async () => {
      const class_id = await classOf()
      await classOf(class_id)
      return { class_id }
    },
  },
  acts: { delete: act('productClasses.deleteClass', ({ class_id }: Ids) => ({ class_id })) },
}

const sheetActs = { delete: act('products.deleteProduct', ({ product_id }: Ids) => ({ product_id })) }
const sheetStates = {
  unused: async () => ({ product_id: await productOf() }),
  used: async () => ({ product_id: await idOfProduct('Chaudière gaz à condensation') }),
}
const sheets: Told = {
  reads: 'products.listSheets',
  by: call('products.listSheets', all),
  cannot: cannotOf('product_id'),
  states: sheetStates,
  acts: sheetActs,
}
const sheet: Told = {
  reads: 'products.getSheet',
  by: call('products.getSheet', ({ product_id }: Ids) => ({ product_id })),
  cannot: ({ data }) => data.cannot,
  states: sheetStates,
  acts: sheetActs,
}
export const administrationActs: Record<string, Told> = {
  trade,
  manufacturer,
  productLabel,
  productClass,
  sheets,
  sheet,
}
