import type { ListRequest } from '@logis/contract/lists'
import type { Note } from '@logis/contract/notes'
import { noteList } from '@logis/contract/notes.lists'
import { sql } from 'kysely'
import type { Administering } from '#platform/administering.ts'
import { listReader } from '#platform/listReader.ts'
import { utc, type Listed } from '#platform/lists.ts'

const model = sql`case when n.residence_id is not null then 'Residence' else 'Company' end`
const subject = sql`coalesce(n.residence_id, n.company_id)`
const columns = sql`n.id, ${model} as model_type, ${subject} as model_id, n.text, ${utc(sql`n.created_at`)} as created_at,
  case when n.author_user_id is not null then json_build_object('id', n.author_user_id,
    'name', (select u.username from users u where u.id = n.author_user_id)) end as author`

const reader = listReader(noteList, {
  id: sql`n.id`,
  sorts: { created_at: sql`n.created_at` },
  neverNull: ['created_at'],
  search: { model_type: model, model_id: subject },
  text: [sql`f_norm(n.text)`],
})

export const listNotes = (request: ListRequest<typeof noteList>): Promise<Listed<Note>> =>
  reader.page(request, {
    from: sql`notes n`,
    within: [],
    columns,
    joins: sql`left join notes n on n.id = page.id`,
  })

/** A note, and what its home or company is called now. */
export const findNote = async ({ tx }: Administering, id: number): Promise<(Note & { about: string }) | undefined> => {
  const { rows } = await sql<Note & { about: string }>`
    select ${columns}, coalesce(r.name, c.name) as about from notes n
    left join residences r on r.id = n.residence_id left join companies c on c.id = n.company_id
    where n.id = ${id}`.execute(tx)
  return rows[0]
}

export type NewNote = Pick<Note, 'model_type' | 'model_id' | 'text'>
/** Nothing where the home or the company is not there. */
export const insertNote = async (
  { tx, scope }: Administering,
  { model_type, model_id, text }: NewNote,
): Promise<number | undefined> => {
  const found =
    model_type === 'Residence'
      ? sql`select id, null::bigint from residences where id = ${model_id}`
      : sql`select null::bigint, id from companies where id = ${model_id} and deleted_at is null`
  const { rows } = await sql<{ id: number }>`
    insert into notes (residence_id, company_id, author_user_id, text)
    select of.residence_id, of.company_id, ${scope.actor.userId}, ${text} from (${found}) of (residence_id, company_id)
    returning id`.execute(tx)
  return rows[0]?.id
}

export const deleteNote = async ({ tx }: Administering, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('notes').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
