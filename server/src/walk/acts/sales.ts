import { today } from '#platform/clock.ts'
import { offered, owned } from '../offered.ts'
import { act, call, ofProject, passport, type Told } from './act.ts'

const sale: Told = {
  reads: 'sales.readSale',
  by: call('sales.readSale', ofProject),
  cannot: ({ data }) => data.cannot,
  states: {
    'nothing under way': owned,
    'under way': () => offered().then(({ residence_id }) => ({ residence_id })),
    'a passport': passport,
  },
  acts: {
    start: act('sales.startSale', (ids) => ({ ...ofProject(ids), email: 'acheteuse@foyer.example', deed_on: today() })),
    revoke: act('sales.revokeSale', ofProject),
  },
}
export const saleActs: Record<string, Told> = { sale }
