import { randomBytes } from 'node:crypto'
import { as } from './client.ts'

const admin = () => as('admin@logis.example')

/** A fresh trade that nobody has. */
export const tradeOf = async (): Promise<number> => {
  const name = randomBytes(6).toString('hex')
  const trade = { code: `t${name}`, name_fr: `Métier ${name}`, name_en: `Trade ${name}` }
  return (await (await admin()).call('trades.createTrade', trade)).data.id as number
}
