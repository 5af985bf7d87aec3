import { randomBytes } from 'node:crypto'
import { as } from './client.ts'

const admin = () => as('admin@logis.example')

/** A fresh trade that nobody has. */
export const tradeOf = async (): Promise<number> => {
  const name = randomBytes(6).toString('hex')
  const trade = { code: `t${name}`, name_fr: `Métier ${name}`, name_en: `Trade ${name}` }
  return (await (await admin()).call('trades.createTrade', trade)).data.id as number
}

/** A fresh manufacturer without products. */
export const makerOf = async (): Promise<number> => {
  const name = `Fabricant ${randomBytes(6).toString('hex')}`
  return (await (await admin()).call('manufacturers.createMaker', { name })).data.id as number
}

/** A fresh label that no product bears. */
export const labelOf = async (): Promise<number> => {
  const name = randomBytes(6).toString('hex')
  const label = { code: `l${name}`, name_fr: `Label ${name}`, name_en: `Label ${name}` }
  return (await (await admin()).call('productLabels.createLabel', label)).data.id as number
}

/** A fresh class without products, below another or none. */
export const classOf = async (parent_id: number | null = null): Promise<number> => {
  const name = randomBytes(6).toString('hex')
  const input = { code: `c${name}`, name_fr: `Classe ${name}`, name_en: `Class ${name}`, type: 'PRODUCT', parent_id }
  return (await (await admin()).call('productClasses.createClass', input)).data.id as number
}

/** A fresh product of a fresh manufacturer, that nothing is of. */
export const productOf = async (): Promise<number> => {
  const name = `Produit ${randomBytes(6).toString('hex')}`
  const input = { name, manufacturer_id: await makerOf(), type: 'PRODUCT' }
  return (await (await admin()).call('products.createProduct', input)).data.id as number
}
