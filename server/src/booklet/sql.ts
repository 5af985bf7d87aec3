import type { Booklet } from '@logis/contract/booklet'
import type { BookletItem, BookletKind, BookletReason, BookletState, Touchable } from '@logis/contract/booklet.rules'
import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'
import { utc } from '#platform/lists.ts'
import { personName } from '#platform/people.ts'
import type { ProjectScope } from '#platform/scope.ts'

/** A part as the database tells of it, its item beside it; names in both languages. */
export type PartRow = {
  item: BookletItem
  item_fr: string
  item_en: string
  text_reference: string
  text_date: string
  applies_from: string
  part: string
  part_fr: string
  part_en: string
  state: BookletState
  reason: BookletReason | null
  answer: Booklet['items'][number]['parts'][number]['answer']
  evidence: Booklet['items'][number]['parts'][number]['evidence']
}

const authorOf = sql`(select ${personName()} from users u where u.id = a.author_user_id and u.deleted_at is null)`

/**
 * Every part of a home's booklet, item by item: its state, what was said of it, and what speaks for it. An answer by a paper
 * that does not leave with the booklet is none, as `booklet_states` has it: its name would leave without it.
 */
export const listParts = async (on: Db | Tx, { residenceId }: InProject): Promise<PartRow[]> => {
  const { rows } = await prepared(sql<PartRow>`
    with states as materialized (select * from booklet_states(array[${residenceId}::bigint])),
      found as materialized (select * from booklet_evidence(array[${residenceId}::bigint]))
    select s.item, i.name_fr as item_fr, i.name_en as item_en, i.text_reference, i.text_date::text, i.applies_from::text,
      s.part, p.name_fr as part_fr, p.name_en as part_en, s.state, s.reason,
      case when a.item is not null then json_build_object('is_not_applicable', a.is_not_applicable, 'body', a.body,
        'document', case when d.id is not null then json_build_object('id', d.id, 'name', d.name || case when d.extension = '' then '' else '.' || d.extension end) end,
        'valid_until', a.valid_until, 'author', ${authorOf}, 'created_at', ${utc(sql`a.created_at`)}) end as answer,
      coalesce((select json_agg(json_build_object('source', e.source, 'id', e.source_id, 'name', e.name, 'state', e.state, 'reason', e.reason, 'of_building', e.of_building) order by e.state, e.source, e.source_id)
        from (select * from found f where f.item = s.item and f.part = s.part order by f.state, f.source, f.source_id limit 20) e), '[]') as evidence
    from states s join booklet_parts p on p.item = s.item and p.code = s.part
      join lateral (select * from booklet_items i where i.code = s.item order by i.applies_from desc limit 1) i on true
      left join booklet_answers n on n.residence_id = s.residence_id and n.item = s.item and n.part = s.part
      left join lateral (select n.* where n.document_id is null
        or (select not o.is_private and not document_is_paid(o) from documents o where o.id = n.document_id) offset 0) a on true
      left join documents d on d.id = a.document_id
    order by s.item_position, s.part_position`).execute(on)
  return rows
}

export type TriggerRow = { kind: BookletKind; triggered_on: string; reference: string | null; touched: Touchable[] }
export const findTrigger = async (on: Db | Tx, { residenceId }: InProject): Promise<TriggerRow | undefined> =>
  (await on
    .selectFrom('booklets')
    .select(['kind', 'triggered_on', 'reference', 'touched'])
    .where('residence_id', '=', residenceId)
    .executeTakeFirst()) as TriggerRow | undefined

/** What the study in force says of it. */
export const findProposed = async (on: Db | Tx, { residenceId }: InProject): Promise<Booklet['proposed']> => {
  const { rows } = await prepared(sql<NonNullable<Booklet['proposed']>>`
    select proposals->>'permit_number' as permit_number, proposals->>'delivery_date' as delivery_date
    from thermal_studies where residence_id = ${residenceId} and is_current and num_nonnulls(proposals->>'permit_number', proposals->>'delivery_date') > 0`).execute(
    on,
  )
  return rows[0] ?? null
}

export const listWorks = async (on: Db | Tx, { residenceId }: InProject): Promise<Booklet['works']> => {
  const { rows } = await prepared(sql<Booklet['works'][number]>`
    select a.id, a.done_on, a.description, a.company_name, a.touched, ${authorOf} as author, a.created_at,
      coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name || case when d.extension = '' then '' else '.' || d.extension end) order by d.id)
        from booklet_work_documents k join documents d on d.id = k.document_id
        where k.work_id = a.id and not d.is_private and not document_is_paid(d)), '[]') as documents
    from booklet_works a where a.residence_id = ${residenceId} order by a.done_on desc, a.id desc limit 200`).execute(
    on,
  )
  return rows
}

export const findHandover = async (on: Db | Tx, { residenceId }: InProject): Promise<Booklet['handover']> => {
  const { rows } = await prepared(sql<NonNullable<Booklet['handover']>>`
    select a.id, a.handed_on, a.recipient, ${authorOf} as author from booklet_handovers a
    where a.residence_id = ${residenceId} order by a.id desc limit 1`).execute(on)
  return rows[0] ?? null
}

export const saveTrigger = ({ tx, residenceId }: Held, trigger: TriggerRow) =>
  tx
    .insertInto('booklets')
    .values({ residence_id: residenceId, ...trigger })
    .onConflict((conflict) => conflict.column('residence_id').doUpdateSet({ ...trigger, updated_at: sql`now()` }))
    .execute()

export type NewAnswer = {
  is_not_applicable: boolean
  body: string | null
  document_id: number | null
  valid_until: string | null
}
/** Takes the place of what was said before; false when there is no such part. */
export const saveAnswer = async (
  { tx, residenceId, author }: Held,
  item: string,
  part: string,
  said: NewAnswer,
): Promise<boolean> => {
  const { rows } = await sql<{ item: string }>`
    insert into booklet_answers (residence_id, item, part, is_not_applicable, body, document_id, valid_until, author_user_id)
    select ${residenceId}, p.item, p.code, ${said.is_not_applicable}, ${said.body}, ${said.document_id}::bigint, ${said.valid_until}::date, ${author.userId}::bigint
    from booklet_parts p where p.item = ${item} and p.code = ${part}
    on conflict (residence_id, item, part) do update set (is_not_applicable, body, document_id, valid_until, author_user_id, created_at)
      = (excluded.is_not_applicable, excluded.body, excluded.document_id, excluded.valid_until, excluded.author_user_id, now())
    returning item`.execute(tx)
  return rows.length > 0
}

export type AnswerRow = NewAnswer
export const findAnswer = ({ tx, residenceId }: Held, item: string, part: string): Promise<AnswerRow | undefined> =>
  tx
    .selectFrom('booklet_answers')
    .select(['is_not_applicable', 'body', 'document_id', 'valid_until'])
    .where('residence_id', '=', residenceId)
    .where('item', '=', item)
    .where('part', '=', part)
    .executeTakeFirst()

export const deleteAnswer = async ({ tx, residenceId }: Held, item: string, part: string): Promise<void> => {
  await tx
    .deleteFrom('booklet_answers')
    .where('residence_id', '=', residenceId)
    .where('item', '=', item)
    .where('part', '=', part)
    .execute()
}

/** Whether a paper of the home, or one that its building shares, may answer a part. */
export const isPaperOf = async ({ tx, residenceId }: Held, documentId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from documents d join residences r on r.id = ${residenceId}
    where d.id = ${documentId} and d.context = 'RESIDENCE' and d.residence_id in (r.id, r.parent_id)
      and not d.is_private and not d.is_withheld`.execute(tx)
  return rows.length > 0
}

/** Whether a paper tells what somebody paid: it then stays behind where the booklet leaves. */
export const isPaid = async ({ tx }: Held, documentId: number): Promise<boolean> => {
  const { rows } = await sql`select from documents d where d.id = ${documentId} and document_is_paid(d)`.execute(tx)
  return rows.length > 0
}

export type NewWork = {
  done_on: string
  description: string
  company_name: string
  touched: Touchable[]
  document_ids: number[]
}
export const insertWork = async (
  { tx, residenceId, author }: Held,
  { document_ids, touched, ...work }: NewWork,
): Promise<number> => {
  const { id } = await tx
    .insertInto('booklet_works')
    .values({ residence_id: residenceId, author_user_id: author.userId, touched: [...new Set(touched)], ...work })
    .returning('id')
    .executeTakeFirstOrThrow()
  const papers = [...new Set(document_ids)].map((document_id) => ({ work_id: id, document_id }))
  if (papers.length > 0) await tx.insertInto('booklet_work_documents').values(papers).execute()
  return id
}

/** Those that their reader has told; what an intervention told is nobody's. */
export const listOwnWorks = async (on: Db | Tx, { residenceId, actor }: ProjectScope): Promise<number[]> => {
  const rows = await on
    .selectFrom('booklet_works')
    .select('id')
    .where('residence_id', '=', residenceId)
    .where('author_user_id', '=', actor.userId)
    .where('intervention_id', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const deleteWork = ({ tx, residenceId, author }: Held, id: number, ownAlone: boolean) =>
  tx
    .deleteFrom('booklet_works')
    .where('residence_id', '=', residenceId)
    .where('id', '=', id)
    .$if(ownAlone, (own) => own.where('author_user_id', '=', author.userId).where('intervention_id', 'is', null))
    .returning(['done_on', 'description', 'company_name', 'touched'])
    .executeTakeFirst()

export const insertHandover = async (
  { tx, residenceId, author }: Held,
  handover: { handed_on: string; recipient: string },
): Promise<number> => {
  const { id } = await tx
    .insertInto('booklet_handovers')
    .values({ residence_id: residenceId, author_user_id: author.userId, ...handover })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The progress of so many homes from an id on, written anew; the last id, or null when there are no more. */
export const refreshFrom = async (tx: Tx, after: number, howMany: number): Promise<number | null> => {
  const { rows } = await sql<{ last: number | null }>`
    with homes as (select id from residences where id > ${after} and type <> 'BUILDING' and not is_ptg order by id limit ${howMany}),
      written as (select booklet_refresh((select array_agg(id) from homes)))
    select max(id) as last from homes, written`.execute(tx)
  return rows[0]?.last ?? null
}
