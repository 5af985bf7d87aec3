import type { ListRequest } from '@logis/contract/lists'
import type { Note } from '@logis/contract/notes'
import type { noteList } from '@logis/contract/notes.lists'
import type { ActivityAction } from '@logis/contract/feed.rules'
import { administering, recordAdministration, type Administering } from '#platform/administering.ts'
import { onceRead, repeatableCall } from '#platform/idempotency.ts'
import type { Listed } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

/** API-24. */
export const listNotes = (_scope: AdministratorScope, request: ListRequest<typeof noteList>): Promise<Listed<Note>> =>
  sql.listNotes(request)

/** The feed says of what it is and never what it says: it is for ever, and a note may be about someone. */
const tell = (held: Administering, action: ActivityAction, id: number, about: string) => {
  const [old_value, value] = action === 'CREATED' ? [null, '•••'] : ['•••', null]
  const changes = [{ attribute_name: 'text', old_value, value }]
  return recordAdministration(held, { action, model: 'Note', id, name: about, changes })
}

/** API-24. Once for each key. */
export const createNote = (scope: AdministratorScope, asked: sql.NewNote): Promise<Note> =>
  administering(scope, async (held) => {
    const read = async (id: number) => (await sql.findNote(held, id)) ?? refuse('NOTE_NOT_FOUND')
    const create = async () => {
      const absent = asked.model_type === 'Residence' ? 'RESIDENCE_NOT_FOUND' : 'COMPANY_NOT_FOUND'
      const found = await read((await sql.insertNote(held, asked)) ?? refuse(absent))
      await tell(held, 'CREATED', found.id, found.about)
      return found
    }
    const repeatable = repeatableCall(scope.call, asked)
    const { row } = await onceRead(held.tx, scope, repeatable, { create, idOf: ({ id }) => id, read })
    const { about: _, ...note } = row
    return note
  })

/** API-24. Of two who delete it at once one has. */
export const deleteNote = (scope: AdministratorScope, id: number): Promise<undefined> =>
  administering(scope, async (held) => {
    const found = await sql.findNote(held, id)
    if (!found || !(await sql.deleteNote(held, id))) return refuse('NOTE_NOT_FOUND')
    await tell(held, 'DELETED', id, found.about)
    return undefined
  })
