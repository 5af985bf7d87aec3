import { act, besideList, call, homes, ofProject, type Ids, type Told } from './act.ts'
import { subjects } from '../subjects.ts'

/** Of a cancelled home it is not read. */
const { cancelled: _, ...live } = homes

const booklet: Told = {
  reads: 'booklet.readBooklet',
  by: call('booklet.readBooklet', ofProject),
  cannot: ({ data }) => data.cannot,
  states: live,
  acts: {
    write: act('booklet.setTrigger', (ids) => ({ ...ofProject(ids), kind: 'VOLUNTARY', triggered_on: '2026-01-05' })),
    tell: act('booklet.addWork', (ids) => ({
      ...ofProject(ids),
      done_on: '2026-03-02',
      description: 'Isolation des combles',
      company_name: 'Isol’Ouest',
    })),
  },
}
const inBuilding = ({ building_id }: Ids) => ({ building_id })
const flats: Told = {
  reads: 'booklet.listFlatBooklets',
  by: call('booklet.listFlatBooklets', inBuilding),
  cannot: besideList,
  states: { live: async () => ({ building_id: await subjects.tilleuls() }) },
  acts: {
    fill: act('booklet.fillFlats', (ids) => ({
      ...inBuilding(ids),
      answer: { item: 'PLANS', part: 'plans', body: 'Plans remis au gardien' },
    })),
  },
}
const shares: Told = {
  reads: 'booklet.listShares',
  by: call('booklet.listShares', ofProject),
  cannot: besideList,
  states: { live: homes.live },
  acts: { share: act('booklet.createShare', (ids) => ({ ...ofProject(ids), label: 'Maître Dupont' })) },
}
export const bookletActs: Record<string, Told> = { booklet, flatBooklets: flats, shares }
