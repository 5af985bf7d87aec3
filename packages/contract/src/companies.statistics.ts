import { z } from 'zod'
import { funnelStages } from './companies.rules.ts'
import { paperCodes, type PaperCode } from './documents.recommended.rules.ts'
import { energyStatuses, type EnergyStatus } from './energies.rules.ts'
import { day, id, idParam, instant, many, one, refuses, signedIn } from './http.ts'
import { projectStages } from './projects.journey.rules.ts'
import { residenceTypes } from './projects.rules.ts'

const company_id = idParam
const notFound = refuses('COMPANY_NOT_FOUND')
const count = z.number().int()

/** A company alone, or with all that are below it. */
const extent = { company_id, children: z.enum(['0', '1', 'true', 'false']).default('0') }

export const trendWeeks = 12
/** How a figure has changed within 30 days, and what it was at the end of each of the last weeks, this day last. */
export const trend = z.object({ change: count, weeks: z.array(count).length(trendWeeks) })
export type Trend = z.infer<typeof trend>

/**
 * Days from the first invitation to the activation, the median of the homes activated within the last 90 days: of today,
 * how it has changed within 30 days, and at the end of each of the last weeks. Null where no home was activated then.
 */
export const activationDelay = z.object({
  days: count,
  change: count.nullable(),
  weeks: z.array(count.nullable()).length(trendWeeks),
})
export type ActivationDelay = z.infer<typeof activationDelay>

/** How many homes lack each of the expected papers. */
export const papersLacked = z.object(
  Object.fromEntries(paperCodes.map((code) => [code, count])) as Record<PaperCode, typeof count>,
)
/** The booklets that the law asks for: how many homes have one, how many lack items, and how many items of how many are there. */
export const bookletCounts = z.object({ homes: count, incomplete: count, done: count, total: count })

/** Counts of live projects of a company: the figures of its home page, how far the homes have come, and what waits. */
export const statisticsOf = z.object({
  projects: count,
  /** Of the projects those that are no home, but hold some. */
  buildings: count,
  credentials_sent: count,
  delivered: count,
  opened: count,
  activated: count,
  non_activated: count,
  /** With a visit of a resident within 30 days. */
  connected: count,
  /** With a tenant. */
  occupied: count,
  without_email: count,
  /** The last invitation was refused, and nobody has activated the home since. */
  undelivered: count,
  lacking_documents: count,
  lacking_papers: papersLacked,
  with_requests: count,
  booklets: bookletCounts,
  /** When the request that waits longest was made. */
  requested_since: instant.nullable(),
  open_interventions: count,
  /** At least so far: an activated home has passed what comes before, whether or not a mail told. */
  funnel: z.object(Object.fromEntries(funnelStages.map((stage) => [stage, count])) as Record<Stage, typeof count>),
  trends: z.object({ projects: trend, credentials_sent: trend, activated: trend, occupied: trend }),
  /** Null while nobody whom an invitation led here has activated a home lately. */
  activation_delay: activationDelay.nullable(),
})
type Stage = (typeof funnelStages)[number]
export type Statistics = z.infer<typeof statisticsOf>
export const getStatistics = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/statistics', tags: ['companies'] })
  .input(z.object(extent))
  .output(one(statisticsOf))
  .errors(notFound)

/** A building whose homes are not all activated. */
const lateBuilding = z.object({
  id,
  name: z.string(),
  city: z.string().nullable(),
  picture_path: z.string().nullable(),
  company: z.object({ id, name: z.string() }),
  homes: count,
  activated: count,
})
export type LateBuilding = z.infer<typeof lateBuilding>
/** The least activated first; of as many, the larger ones. */
export const listLateBuildings = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/late-buildings', tags: ['companies'] })
  .input(z.object(extent))
  .output(many(lateBuilding))
  .errors(notFound)

/** A home that is handed over soon, and how ready it is. */
const handOver = z.object({
  id,
  name: z.string(),
  type: z.enum(residenceTypes),
  city: z.string().nullable(),
  picture_path: z.string().nullable(),
  company: z.object({ id, name: z.string() }),
  commissioning_date: day,
  expected_documents: z.object({ done: count, total: count }),
  stage: z.enum(projectStages),
})
export type HandOver = z.infer<typeof handOver>
/** The next ones, the soonest first; the total is that of the list under `hand_over_soon`. */
export const listHandOvers = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/hand-overs', tags: ['companies'] })
  .input(z.object(extent))
  .output(many(handOver))
  .errors(notFound)

const standings = z.object({ communicating: count, waiting: count, to_handle: count, none: count })
const statuses = z.object(
  Object.fromEntries(energyStatuses.map((status) => [status, count])) as Record<EnergyStatus, typeof count>,
)
const vacantHome = z.object({
  id,
  name: z.string(),
  company_id: id,
  /** The building that it is a flat of. */
  building: z.object({ id, name: z.string() }).nullable(),
  /** Somebody asks to live there. */
  is_requested: z.boolean(),
  is_invited: z.boolean(),
})
/** How the homes that are let stand: their meters, home by home, and those where nobody lives. Buildings are no homes. */
const letting = z.object({
  homes: count,
  /** The latest connection of those who live there counts. */
  connections: z.object({ ELECTRICITY: standings, GAS: standings }),
  /** The same word by word. */
  statuses: z.object({ ELECTRICITY: statuses, GAS: statuses }),
  vacant: z.object({
    total: count,
    /** A few of them: those that somebody asks for, then those where nobody is invited. */
    homes: z.array(vacantHome),
  }),
})
export type Letting = z.infer<typeof letting>
export const getLetting = signedIn
  .route({ method: 'GET', path: '/companies/{company_id}/letting', tags: ['companies'] })
  .input(z.object(extent))
  .output(one(letting))
  .errors(notFound)

export const statistics = { getStatistics, listLateBuildings, listHandOvers, getLetting }
