import { z } from 'zod'
import { id, idParam, instant, many, one, refuses, signedIn, text } from './http.ts'
import { listInput } from './lists.input.ts'
import { noteList } from './notes.lists.ts'
import { noteFields, noteModels } from './notes.rules.ts'

/** API-24. What an administrator keeps in mind of a home or a company; nobody else reads it. */
export const note = z.object({
  id,
  model_type: z.enum(noteModels),
  model_id: id,
  text: z.string(),
  /** Null once the account is erased. */
  author: z.object({ id, name: z.string() }).nullable(),
  created_at: instant,
})
export type Note = z.infer<typeof note>

/** API-24. */
export const listNotes = signedIn
  .route({ method: 'GET', path: '/admin/notes', tags: ['administration'] })
  .input(z.object(listInput(noteList)))
  .output(many(note))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** API-24. Of a cancelled home too. */
export const createNote = signedIn
  .route({ method: 'POST', path: '/admin/notes', tags: ['administration'], successStatus: 201 })
  .input(z.strictObject({ model_type: z.enum(noteModels), model_id: idParam, text: text(noteFields.text.max).min(1) }))
  .output(one(note))
  .errors(refuses('RESIDENCE_NOT_FOUND', 'COMPANY_NOT_FOUND'))
  // Of one that was written under the same key, and deleted since.
  .errors(refuses('NOTE_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'))
/** API-24. A note is not rewritten: its date and its author stay true. */
export const deleteNote = signedIn
  .route({ method: 'DELETE', path: '/admin/notes/{note_id}', tags: ['administration'], successStatus: 204 })
  .input(z.object({ note_id: idParam }))
  .errors(refuses('NOTE_NOT_FOUND'))

export const notes = { listNotes, createNote, deleteNote }
