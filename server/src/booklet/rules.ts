import type { Booklet } from '@logis/contract/booklet'
import { answeredByPaper, toldElsewhere, type BookletItem } from '@logis/contract/booklet.rules'
import { languageOf } from '@logis/contract/locale'
import type { Call } from '#platform/call.ts'
import { db, write, type Db, type Tx } from '#platform/db.ts'
import { today } from '#platform/clock.ts'
import { projectScope } from '#platform/gate.ts'
import { holding, type Held } from '#platform/holding.ts'
import { onceDone, repeatableCall } from '#platform/idempotency.ts'
import { changesBetween, created, deleted, record } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import { isResident, type ProjectScope } from '#platform/scope.ts'
import { listAsks } from './asks/sql.ts'
import { contentOf, withoutAuthors } from './content/rules.ts'
import { lastExport } from './export/rules.ts'
import { bookletPolicy } from './policy.ts'
import * as sql from './sql.ts'
import { toldOfWork } from './works/rules.ts'

/** Proves that the caller may read a home's booklet, and refuses a tenant (CCH L126-35-5). */
export const reachBooklet = async (call: Call, residenceId: number): Promise<ProjectScope> => {
  const scope = await projectScope(call, residenceId, bookletPolicy.needs.read)
  bookletPolicy.demand(scope, 'read', null)
  return scope
}

const show = async (on: Db | Tx, scope: ProjectScope): Promise<Booklet> => {
  const content = await contentOf(on, scope, languageOf(scope.locale))
  const cannotWrite = bookletPolicy.why(scope, 'write', null)
  return {
    ...(isResident(scope) ? withoutAuthors(content) : content),
    last_export: await lastExport(on, scope),
    asks: cannotWrite === null ? await listAsks(on, scope) : [],
    own_works: await sql.listOwnWorks(on, scope),
    cannot: { write: cannotWrite, tell: bookletPolicy.why(scope, 'tell', null) },
  }
}

export const readBooklet = (scope: ProjectScope): Promise<Booklet> => show(db, scope)

/** One act on the booklet of a held home, and the booklet as it is then. Refuses a building and a gas passport. */
export const changing = (
  scope: ProjectScope,
  work: (held: Held<ProjectScope>) => Promise<unknown>,
  act: 'write' | 'tell' = 'write',
): Promise<Booklet> => {
  bookletPolicy.demand(scope, act, null)
  return holding(scope, async (held) => {
    bookletPolicy.demand(held.scope, act, null)
    await work(held)
    return show(held.tx, held.scope)
  })
}

const untouched = { kind: null, triggered_on: null, reference: null, touched: [] }
/** Tells the feed what changed of the trigger, and nothing when nothing did. What is named twice is touched once. */
export const changeTrigger = async (held: Held, asked: sql.TriggerRow): Promise<void> => {
  const trigger = { ...asked, touched: [...new Set(asked.touched)] }
  const before = (await sql.findTrigger(held.tx, held)) ?? untouched
  const told = ({
    kind,
    triggered_on,
    reference,
    touched,
  }: Omit<sql.TriggerRow, 'kind' | 'triggered_on'> & { kind: string | null; triggered_on: string | null }) => ({
    booklet_kind: kind,
    booklet_triggered_on: triggered_on,
    booklet_reference: reference,
    booklet_touched: touched.join(', '),
  })
  const changes = changesBetween(told(before), told(trigger))
  if (changes.length === 0) return
  await sql.saveTrigger(held, trigger)
  await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes })
}

export const setTrigger = (scope: ProjectScope, trigger: sql.TriggerRow) =>
  changing(scope, (held) => changeTrigger(held, trigger))

/** What is said of a part, as the feed tells it. */
const toldOf = (said: sql.AnswerRow | undefined) => {
  if (!said) return null
  if (said.is_not_applicable) return `NOT_APPLICABLE: ${said.body}`
  return said.body ?? `DOCUMENT: ${said.document_id}${said.valid_until ? ` (${said.valid_until})` : ''}`
}

/** One answer in a held home, told in its feed. Refuses a part that is none, or that is told by an act of its own. */
export const sayOf = async (held: Held, item: BookletItem, part: string, said: sql.NewAnswer): Promise<void> => {
  if (toldElsewhere.includes(item)) refuse('BOOKLET_PART_NOT_FOUND')
  const before = await sql.findAnswer(held, item, part)
  if (!(await sql.saveAnswer(held, item, part, said))) refuse('BOOKLET_PART_NOT_FOUND')
  await tellOf(held, item, part, before, said)
}
const tellOf = async (
  held: Held,
  item: string,
  part: string,
  before: sql.AnswerRow | undefined,
  after: sql.AnswerRow | undefined,
) => {
  const name = `booklet.${item}.${part}`
  const changes = changesBetween({ [name]: toldOf(before) }, { [name]: toldOf(after) })
  if (changes.length > 0) await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes })
}

export type Said = {
  is_not_applicable: boolean
  body?: string | undefined
  document_id?: number | undefined
  valid_until?: string | null | undefined
}
export const answer = (scope: ProjectScope, item: BookletItem, part: string, said: Said) =>
  changing(scope, async (held) => {
    const { document_id = null } = said
    if (document_id !== null) {
      if (!answeredByPaper.includes(item)) refuse('BOOKLET_PART_NOT_FOUND')
      if (!(await sql.isPaperOf(held, document_id))) refuse('DOCUMENT_NOT_FOUND')
      if (await sql.isPaid(held, document_id))
        refuse('VALIDATION_ERROR', { errors: { document_id: [{ code: 'paid_paper' }] } })
    }
    await sayOf(held, item, part, {
      is_not_applicable: said.is_not_applicable,
      body: said.body ?? null,
      document_id,
      valid_until: said.valid_until ?? null,
    })
  })

/** What is found of the home speaks for the part again. Nothing was said: nothing changes. */
export const withdrawAnswer = (scope: ProjectScope, item: BookletItem, part: string) =>
  changing(scope, async (held) => {
    const before = await sql.findAnswer(held, item, part)
    if (!before) return
    await sql.deleteAnswer(held, item, part)
    await tellOf(held, item, part, before, undefined)
  })

/** What is told as done has been done. */
const demandPast = (field: string, day: string) => {
  if (day > today()) refuse('VALIDATION_ERROR', { errors: { [field]: [{ code: 'day_to_come' }] } })
}

/** Once for each key. */
export const addWork = (scope: ProjectScope, work: sql.NewWork) =>
  changing(
    scope,
    async (held) => {
      demandPast('done_on', work.done_on)
      const repeatable = repeatableCall(scope.call, { ...work, residence_id: scope.residenceId })
      await onceDone(held.tx, scope, repeatable, async () => {
        for (const id of work.document_ids) if (!(await sql.isPaperOf(held, id))) refuse('DOCUMENT_NOT_FOUND')
        await noteWork(held, work)
      })
    },
    'tell',
  )

/** A work of a held home, told in its feed. */
export const noteWork = async (held: Held, work: sql.NewWork): Promise<void> => {
  const id = await sql.insertWork(held, work)
  await record(held, { action: 'CREATED', model: 'Note', id, changes: created(toldOfWork(work)) })
}

export const removeWork = (scope: ProjectScope, id: number) =>
  changing(
    scope,
    async (held) => {
      const gone = (await sql.deleteWork(held, id, isResident(held.scope))) ?? refuse('RESOURCE_NOT_FOUND')
      await record(held, { action: 'DELETED', model: 'Note', id, changes: deleted(toldOfWork(gone)) })
    },
    'tell',
  )

type Handover = { handed_on: string; recipient: string }
/** Once for each key. */
export const handOver = (scope: ProjectScope, handover: Handover) =>
  changing(scope, (held) => {
    demandPast('handed_on', handover.handed_on)
    const repeatable = repeatableCall(scope.call, { ...handover, residence_id: scope.residenceId })
    return onceDone(held.tx, scope, repeatable, () => noteHandover(held, handover))
  })

/** That the booklet of a held home went to somebody, told in its feed. */
export const noteHandover = async (held: Held, handover: Handover): Promise<void> => {
  await sql.insertHandover(held, handover)
  const changes = created({ booklet_handed_on: handover.handed_on, booklet_recipient: handover.recipient })
  await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes })
}

const atOnce = 500
/** Every home's progress, some hundreds at a time: what the calendar and the catalogue have changed since. */
export const refreshAll = async (): Promise<void> => {
  let after: number | null = 0
  while (after !== null) {
    const from: number = after
    after = await write((tx) => sql.refreshFrom(tx, from, atOnce))
  }
}
