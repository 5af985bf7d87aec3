import { tradeOf } from '#platform/testing/administration.ts'
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

export const administrationActs: Record<string, Told> = { trade }
