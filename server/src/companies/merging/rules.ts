import type { Partner } from '@logis/contract/partners'
import type { PartnerMerge } from '@logis/contract/partners.merging'
import { offerCodes } from '@logis/contract/subscriptions.rules'
import { administering, recordAdministration, type Administering } from '#platform/administering.ts'
import { db, write, type Db, type Tx } from '#platform/db.ts'
import { enqueue, jobKind } from '#platform/jobs.ts'
import { changesBetween, deleted } from '#platform/journal.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { demandProof } from '#platform/proof.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import { attribute } from '#platform/securityLog.ts'
import { passOnAccesses } from '../../accesses/rules.ts'
import { readPartner } from '../partners/rules.ts'
import { takeTree } from '../partners/sql.ts'
import { tellingPeople } from '../merged/rules.ts'
import * as sql from './sql.ts'

type Sides = { from: sql.Side; into: sql.Side }

/** Two of one type, neither above the other, whose people sign in here, and of whom nothing is on hold. */
const demandMergeable = async (
  on: Db | Tx,
  found: readonly sql.Side[],
  fromId: number,
  intoId: number,
): Promise<Sides> => {
  const from = found.find(({ id }) => id === fromId) ?? refuse('COMPANY_NOT_FOUND')
  const into = found.find(({ id }) => id === intoId) ?? refuse('COMPANY_NOT_FOUND')
  if (from.type !== into.type) refuse('COMPANY_MERGE_TYPE')
  if (await sql.areRelated(on, fromId, intoId)) refuse('COMPANY_MERGE_RELATED')
  if (from.has_provider || into.has_provider) refuse('COMPANY_MERGE_PROVIDER')
  if (from.has_maker && into.has_maker) refuse('COMPANY_MERGE_MAKER')
  if (from.is_held || into.is_held) refuse('RETENTION_HELD')
  // Nobody has decided of the homes that would come to it, and whoever decided of those that would go is not asked.
  if (from.is_being_erased || into.is_being_erased) refuse('RETENTION_DECIDED')
  // Its people would come to a company that opens for nobody.
  if (into.is_disabled) refuse('COMPANY_ALREADY_DISABLED')
  return { from, into }
}

/** As it would be now; the act proves everything again. */
export const previewMerge = async (
  _scope: AdministratorScope,
  fromId: number,
  intoId: number,
): Promise<PartnerMerge> => {
  if (fromId === intoId) refuse('COMPANY_MERGE_SELF')
  const { from, into } = await demandMergeable(db, await sql.findSides(db, [fromId, intoId]), fromId, intoId)
  const pathOf = await picturePaths()
  const shown = ({ id, name, type, picture_file_id }: sql.Side) => ({
    id,
    name,
    type,
    picture_path: pathOf(picture_file_id),
  })
  return {
    from: shown(from),
    into: shown(into),
    ...(await whatMoves(db, fromId, intoId)),
  }
}

/** How many homes and papers move in one transaction: others wait for it, some hundred milliseconds. */
const atOnce = 200

const whatMoves = async (on: Db | Tx, fromId: number, intoId: number) => {
  const { counts, thousands } = await sql.countWhatMoves(on, { from: fromId, into: intoId, offerCodes }, atOnce + 1)
  return { ...counts, is_followed: thousands > atOnce }
}

/**
 * All that a company has becomes another's, and it is no more: one transaction, the tree and both companies taken first.
 * Whoever adds to it meanwhile has done so before, and it moves, or finds that the company is gone. Its people's sessions
 * end. What was written of the past, feeds and logs, keeps its name. Thousands of homes follow by a job.
 */
export const mergePartner = async (scope: AdministratorScope, fromId: number, intoId: number): Promise<Partner> => {
  if (fromId === intoId) refuse('COMPANY_MERGE_SELF')
  demandProof(scope)
  await administering(scope, (held) => merge(held, fromId, intoId), takeTree)
  return readPartner(scope, intoId)
}

const merge = async (held: Administering, fromId: number, intoId: number): Promise<void> => {
  await sql.holdHomes(held, fromId, atOnce)
  const { from, into } = await demandMergeable(held.tx, await sql.holdSides(held, [fromId, intoId]), fromId, intoId)
  const { is_followed, ...moved } = await whatMoves(held.tx, fromId, intoId)
  await attribute(held.tx, held.scope.call)
  await sql.movePeople(held, fromId, intoId)
  await sql.moveWork(held, fromId, intoId)
  await sql.moveTools(held, from, intoId)
  await sql.moveTies(held, { from: fromId, into: intoId, offerCodes })
  await passOnAccesses(held.tx, intoId)
  await sql.closeMerged(held, from, intoId)
  if (is_followed) await letFollow(held, fromId, intoId)
  else await sql.moveThousands(held, fromId, intoId)
  await enqueue(held.tx, tellingPeople, { company: fromId })
  await tell(held, { from, into }, moved)
}

/** In the feed of each: of what it was, and of what came. */
const tell = async (held: Administering, { from, into }: Sides, moved: sql.Counts) => {
  const { people, homes } = moved
  const company = { model: 'Company' as const }
  const gone = [...deleted({ name: from.name }), ...changesBetween({}, { merged_into: into.name })]
  await recordAdministration(held, { ...company, action: 'DELETED', id: from.id, name: from.name, changes: gone })
  const came = changesBetween({}, { merged_company: from.name, people, homes })
  await recordAdministration(held, { ...company, action: 'UPDATED', id: into.id, name: into.name, changes: came })
}

const letFollow = async (held: Administering, fromId: number, intoId: number): Promise<void> => {
  await sql.putBelow(held, fromId, intoId)
  await enqueue(held.tx, following, { company: fromId })
}

/** How many transactions one job makes; the next one goes on after them. */
const mostOfJob = 50
/** What somebody is writing on is asked for again. */
const patienceMs = 2_000

/**
 * What follows a merged company, a few hundred rows at a time. Safe to repeat, and to run twice at once: what has
 * followed is the other company's, which nobody merged into it has to wait for.
 */
export const follow = async (from: number): Promise<void> => {
  const into = await sql.findHeir(db, from)
  if (into === undefined) return
  let moved = 1
  for (let count = 0; count < mostOfJob && moved > 0; count += 1)
    moved = await write((tx) => sql.moveSome(tx, { from, into, most: atOnce }))
  if (!(await sql.hasSomeLeft(db, from))) return
  const at = new Date(Date.now() + (moved > 0 ? 0 : patienceMs))
  await write((tx) => enqueue(tx, following, { company: from }, { at }))
}
export const following = jobKind<{ company: number }>({
  name: 'companies.follow',
  handle: ({ company }) => follow(company),
})

/** A job that gave up, or that was lost, left them where they were. */
export const followAll = async (): Promise<void> => {
  for (const company of await sql.findFollowed(db)) await write((tx) => enqueue(tx, following, { company }))
}
