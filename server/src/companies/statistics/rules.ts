import type { Affiliate } from '@logis/contract/companies.affiliates'
import type { HandOver, LateBuilding, Letting, Statistics, Trend } from '@logis/contract/companies.statistics'
import type { affiliateList } from '@logis/contract/companies.lists'
import { expectedBut, paperCodes } from '@logis/contract/documents.recommended.rules'
import {
  connectionStandings,
  energyStatuses,
  standingOf,
  type ConnectionStanding,
  type EnergyKind,
} from '@logis/contract/energies.rules'
import type { ListRequest } from '@logis/contract/lists'
import { standingBelow, standingFor } from '#platform/gate.ts'
import { listed, showEach, unpaged } from '#platform/lists.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { companyPolicy } from '../policy.ts'
import { demandReadable } from '../rules.ts'
import { delayDays, delayFrom, recentDays, trendFrom } from '../trends/rules.ts'
import * as sql from './sql.ts'

const sumOf = (added: readonly sql.Added[], name: sql.Trending, isIn: (age: number) => boolean) =>
  added.reduce((sum, day) => (isIn(day.age) ? sum + day[name] : sum), 0)

const trendOf = (now: number, added: readonly sql.Added[], name: sql.Trending): Trend =>
  trendFrom(
    now,
    added.map((day) => ({ age: day.age, amount: day[name] })),
  )

const lackingPapers = (count: (measure: sql.Measure) => number) =>
  Object.fromEntries(paperCodes.map((code) => [code, count(`lacks_${code}`)])) as Statistics['lacking_papers']

const bookletsOf = (count: (measure: sql.Measure) => number): Statistics['booklets'] => ({
  homes: count('booklets'),
  incomplete: count('booklets_incomplete'),
  done: count('booklet_items_done'),
  total: count('booklet_items'),
})

/** DASH-15, A-61: how far the homes of a company have come, from creation to a resident who signs in, and what waits. */
export const getStatistics = async (scope: UserScope, companyId: number, children: boolean): Promise<Statistics> => {
  await demandReadable(scope, companyId)
  const { totals, added, delays, ...waiting } = await sql.readCounts({ companyId, children }, delayDays)
  const count = (measure: sql.Measure) => totals[measure] ?? 0
  const connected = sumOf(added, 'visited', (age) => age <= recentDays)
  const trend = (measure: sql.Trending) => trendOf(count(measure), added, measure)
  return {
    ...waiting,
    projects: count('homes'),
    credentials_sent: count('sent'),
    delivered: count('delivered'),
    opened: count('opened'),
    activated: count('activated'),
    non_activated: count('homes') - count('activated'),
    connected,
    occupied: count('occupied'),
    without_email: count('without_email'),
    undelivered: count('undelivered'),
    lacking_documents: count('lacking_documents'),
    lacking_papers: lackingPapers(count),
    with_requests: count('requests'),
    booklets: bookletsOf(count),
    funnel: {
      projects: count('homes'),
      credentials_sent: count('reached_sent'),
      delivered: count('reached_delivered'),
      opened: count('reached_opened'),
      activated: count('activated'),
      connected,
    },
    trends: {
      projects: trend('homes'),
      credentials_sent: trend('sent'),
      activated: trend('activated'),
      occupied: trend('occupied'),
    },
    activation_delay: delayFrom(delays),
  }
}

const mostBuildings = 5

/** Where there is most to do. */
export const listLateBuildings = async (scope: UserScope, companyId: number, children: boolean) => {
  await demandReadable(scope, companyId)
  const rows = await sql.listLateBuildings({ companyId, children }, mostBuildings)
  const pathOf = await picturePaths()
  return unpaged(
    rows.map(({ picture_file_id, ...row }): LateBuilding => ({ ...row, picture_path: pathOf(picture_file_id) })),
  )
}

const mostHandOvers = 8

/** The homes whose commissioning is near, the soonest first, and how many they are. */
export const listHandOvers = async (scope: UserScope, companyId: number, children: boolean) => {
  await demandReadable(scope, companyId)
  const { total, homes } = await sql.listHandOvers({ companyId, children }, mostHandOvers)
  const pathOf = await picturePaths()
  const rows = homes.map(({ picture_file_id, lacked, ...row }): HandOver => ({
    ...row,
    picture_path: pathOf(picture_file_id),
    expected_documents: expectedBut(lacked),
  }))
  return listed(rows, total, { page: 1, page_size: mostHandOvers })
}

const mostVacant = 5

/** Of a landlord: how the meters of its homes stand, and the homes that nobody rents. */
export const getLetting = async (scope: UserScope, companyId: number, children: boolean): Promise<Letting> => {
  await demandReadable(scope, companyId)
  const { homes, connections, vacant, vacant_homes } = await sql.readLetting({ companyId, children }, mostVacant)
  /** Where nobody has asked for a connection there is none. */
  const statusesOf = (energy: EnergyKind): Letting['statuses'][EnergyKind] => {
    const own = connections.filter((row) => row.energy === energy)
    const asked = own.reduce((all, row) => all + row.homes, 0)
    const counted = energyStatuses.map((status) => [status, own.find((row) => row.status === status)?.homes ?? 0])
    const told = Object.fromEntries(counted) as Letting['statuses'][EnergyKind]
    return { ...told, NONE: told.NONE + homes - asked }
  }
  const statuses = { ELECTRICITY: statusesOf('ELECTRICITY'), GAS: statusesOf('GAS') }
  const standingsOf = (energy: EnergyKind) => {
    const of = (standing: ConnectionStanding) =>
      energyStatuses.reduce((all, status) => all + (standingOf(status) === standing ? statuses[energy][status] : 0), 0)
    return Object.fromEntries(connectionStandings.map((each) => [each, of(each)])) as Letting['connections'][EnergyKind]
  }
  return {
    homes,
    connections: { ELECTRICITY: standingsOf('ELECTRICITY'), GAS: standingsOf('GAS') },
    statuses,
    vacant: { total: vacant, homes: vacant_homes },
  }
}

/** The companies right below, each with the homes of all that are below it, and what may be done to it. */
export const listAffiliates = async (
  { call }: Pick<UserScope, 'call'>,
  companyId: number,
  request: ListRequest<typeof affiliateList>,
) => {
  const standing = (await standingFor(call, companyId)) ?? refuse('COMPANY_NOT_FOUND')
  const pathOf = await picturePaths()
  const toDelete = companyPolicy.cannot(standing, null).administer
  const show = ({ picture_file_id, added, totals, ...row }: sql.AffiliateRow): Affiliate => ({
    ...row,
    lacking_papers: lackingPapers((measure) => totals?.[measure] ?? 0),
    booklets: bookletsOf((measure) => totals?.[measure] ?? 0),
    picture_path: pathOf(picture_file_id),
    quota: standing.isManager ? row.quota : null,
    trend: trendOf(row.activated, added ?? [], 'activated'),
    cannot: { edit: companyPolicy.cannot(standingBelow(standing, row), null).administer, delete: toDelete },
  })
  return showEach(await sql.listAffiliates(companyId, request), show)
}
