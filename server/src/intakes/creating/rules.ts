import type { Address } from '@logis/contract/addresses'
import type { Reason } from '@logis/contract/errors'
import { byRightsOf } from '#platform/begun.ts'
import { db, write, type Tx } from '#platform/db.ts'
import { companyScope } from '#platform/gate.ts'
import { enqueue, jobKind } from '#platform/jobs.ts'
import { log } from '#platform/log.ts'
import { mayPass } from '#platform/outage.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { countFilled } from '#platform/statistics.ts'
import { isDisabled } from '#platform/worksFor.ts'
import { tellOfIntake } from '../../notifications/rules.ts'
import { findKnown, findPlaces, insertProjects, type NewProject } from '../../projects/many/rules.ts'
import { intakesPolicy } from '../policy.ts'
import { existingOf, knownFrom, saidIn, typedIn, type Known } from '../judging/rules.ts'
import { readRow, type ReadHome } from '../reading/rules.ts'
import * as rows from '../rows/sql.ts'
import * as sql from '../sql.ts'

/** The operation that whoever began it called: what it creates is told under its name. */
export const creatingOperation = 'intakes.startIntake'

/** How many lines are created by one transaction, and how many transactions by one job. */
const atOnce = 100
const batches = 20

/** What a project's creation writes, and asks of, again and again. */
const filled = [
  'residences',
  'contact_informations',
  'documents',
  'document_label_links',
  'stored_files',
  'emails',
  'communication_logs',
  'home_progress',
  'booklet_progress',
]
/** After how many transactions is looked whether they are to be counted. */
const countEvery = 5

/** After how long is looked whether the homes of a merged company have followed. */
const patienceMs = 3_000

/**
 * Where a sheet is after a step: none of its lines is left; or it goes on; or it waits, while homes that may be those of
 * its lines, or their buildings, follow a company that was merged.
 */
type Went = 'OVER' | 'ON' | 'WAITS'

/**
 * Goes on with a sheet from where it is. Safe to repeat, and to run twice at once: lines and what they become are written by
 * one transaction, and whoever comes second finds the lines that are left. Whose it is, and who may create there, is asked
 * at each step: the company may have become another.
 */
export const goOn = async (id: number, most = batches, size = atOnce): Promise<void> => {
  for (let count = 0; count < most; count += 1) {
    const intake = await sql.findAny(db, id)
    if (intake?.state !== 'RUNNING') return
    const scope = await scopeFor(intake)
    const went = scope ? await step(intake, scope, size) : await giveUp(intake)
    if (went === 'OVER') return end(intake)
    if (went === 'WAITS') return goOnSoon(id, new Date(Date.now() + patienceMs))
    if (count % countEvery === countEvery - 1) await countFilled(db, filled)
  }
  await goOnSoon(id)
}

const goOnSoon = (intake: number, at?: Date): Promise<void> =>
  write((tx) => enqueue(tx, goingOn, { intake }, at ? { at } : {}))

/** Whoever began it, by the rights that they have now; null once they may not create projects any more. */
const scopeFor = ({ user_id, impersonator_user_id, company_id }: sql.IntakeRecord): Promise<CompanyScope | null> =>
  byRightsOf({ by: user_id, impersonator: impersonator_user_id, operation: creatingOperation }, async (call) => {
    const scope = await companyScope(call, company_id, intakesPolicy.needs.open)
    intakesPolicy.demand(scope, 'open', null)
    return scope
  })

/** Unless it has gone to another company since its own was asked. */
const giveUp = (intake: sql.IntakeRecord): Promise<Went> =>
  write(async (tx) => {
    if ((await sql.findAny(tx, intake.id))?.company_id !== intake.company_id) return 'ON'
    await rows.leaveOutRest(tx, intake, (await isDisabled(tx, intake.company_id)) ? 'COMPANY_DISABLED' : 'FORBIDDEN')
    return 'OVER'
  })

/** Ended, and told, by one transaction; of two who find it at its end one tells. */
const end = ({ id }: sql.IntakeRecord): Promise<void> =>
  write(async (tx) => {
    const ended = await sql.end(tx, id)
    if (ended) await tellOfIntake(tx, ended)
  })

/**
 * The next lines. One that cannot be created is left out, and the others are not; where it is only that whoever began may not
 * go on, or that the sheet has gone to another company, the next step says so of all that are left.
 */
const step = async (intake: sql.IntakeRecord, scope: CompanyScope, size: number): Promise<Went> => {
  try {
    return await write((tx) => createNext(tx, intake, scope, size))
  } catch (error) {
    if (mayPass(error)) throw error // the job is tried again, from here
    if (error instanceof Refusal && !(await scopeFor(intake))) return 'ON'
    if (size > 1) return step(intake, scope, 1)
    if (!(error instanceof Refusal))
      log.error({ intake: intake.id, err: error }, 'a line of a sheet could not be created')
    return write((tx) => leaveNextOut(tx, intake, error instanceof Refusal ? error.reason : 'INTERNAL_ERROR'))
  }
}

const leaveNextOut = async (tx: Tx, intake: sql.IntakeRecord, reason: Reason): Promise<Went> => {
  if (!(await sql.takeTurn(tx, intake))) return 'ON'
  const [next] = await rows.holdNext(tx, intake, 1)
  if (!next) return 'OVER'
  await rows.setOutcomes(tx, intake, [{ ...outcome(next), state: 'LEFT_OUT', reason }])
  return 'ON'
}

const outcome = ({ line }: { line: number }): rows.Outcome => ({
  line,
  state: 'CREATED',
  residence_id: null,
  building_id: null,
  reason: null,
})

type Line = { row: rows.RowRecord; home: ReadHome }

const createNext = async (tx: Tx, intake: sql.IntakeRecord, scope: CompanyScope, size: number): Promise<Went> => {
  if (!(await sql.takeTurn(tx, intake))) return 'ON'
  const next = await rows.holdNext(tx, intake, size)
  if (next.length === 0) return 'OVER'
  if (await sql.areSomeToFollow(tx, intake)) return 'WAITS'
  // Buildings stand before what is in them.
  const alike = next.filter(({ is_building }) => is_building === next[0]!.is_building)
  const lines = alike.map((row) => ({ row, home: readRow(typedIn(intake.columns, row)).home }))
  const known = knownFrom(await findKnown(tx, scope, saidIn(lines.map(({ home }) => home))))
  // What has come since by another way is there already.
  const there = lines.map((line) => ({ ...line, residence_id: existingOf(line.home, known) }))
  const missing = there.filter(({ residence_id }) => residence_id === null)
  const made = await withBuildings(tx, scope, missing, known)
  const parentOf = (home: ReadHome) => known.buildings.idOf(known.buildings.find(home))
  const places = await findPlaces(tx, scope, [...new Set(missing.flatMap(({ home }) => parentOf(home) ?? []))])
  const created = await insertProjects(
    tx,
    scope,
    missing.map(({ home }) => inputOf(home, parentOf(home), places)),
  )
  await rows.setOutcomes(tx, intake, [
    ...there.flatMap(({ row, residence_id }) =>
      residence_id === null ? [] : [{ ...outcome(row), state: 'EXISTING' as const, residence_id }],
    ),
    ...missing.map(({ row }, index) => ({
      ...outcome(row),
      residence_id: created[index]!.residenceId,
      building_id: made.get(row.line) ?? null,
    })),
  ])
  return 'ON'
}

/**
 * Creates the buildings of these flats that are nowhere yet, each where its first flat is, and adds them to those that are
 * known; answers them by the lines of these flats. One that cannot be told any more is refused.
 */
const withBuildings = async (
  tx: Tx,
  scope: CompanyScope,
  lines: readonly Line[],
  { buildings }: Known,
): Promise<ReadonlyMap<number, number>> => {
  const first = new Map<string, Line & { around: ReadHome }>()
  for (const line of lines) {
    const found = buildings.find(line.home)
    if (found === null || buildings.idOf(found) !== null) continue
    if ('code' in found) refuse('RESIDENCE_PARENT_INVALID')
    const key = JSON.stringify(found)
    if (!first.has(key)) first.set(key, { ...line, around: buildingAround(line.home) })
  }
  const missing = [...first.values()]
  const created = await insertProjects(
    tx,
    scope,
    missing.map(({ around }) => inputOf(around, null, new Map())),
  )
  for (const [index, { around }] of missing.entries()) buildings.stand(around, created[index]!.residenceId)
  return new Map(missing.map(({ row }, index) => [row.line, created[index]!.residenceId]))
}

const buildingAround = (flat: ReadHome): ReadHome => ({
  ...flat,
  name: flat.building!,
  type: 'BUILDING',
  contract_number: null,
  building: null,
  extra_infos: null,
  emails: [],
  phones: [],
  size: null,
  floor: null,
  stairs: null,
})

/** A flat that says nothing of its place stands where its building does. */
const inputOf = (home: ReadHome, parent_id: number | null, places: ReadonlyMap<number, Address>): NewProject => {
  const { street_number, street_name, extra_infos, zip_code, city, emails, phones, building: _, ...rest } = home
  const around = street_name === '' && parent_id !== null ? places.get(parent_id) : undefined
  const address = around ?? {
    street_number,
    street_name,
    extra_infos,
    zip_code,
    city,
    region: null,
    country_name: null,
  }
  return {
    ...rest,
    parent_id,
    contact_information: {
      addresses: [{ ...address, country_code: 'FR' }],
      emails: emails.map((email) => ({ email, label: null })),
      phones: phones.map((phone_number) => ({ phone_number, label: null })),
    },
  }
}

export const goingOn = jobKind<{ intake: number }>({ name: 'intakes.go-on', handle: ({ intake }) => goOn(intake) })

/** A server that was killed left its sheets where they were. */
export const resumeIntakes = async (): Promise<void> => {
  for (const { id } of await sql.findRunning(db)) await goOnSoon(id)
}
