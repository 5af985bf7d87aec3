import type { Note } from '@logis/contract/notes'
import type { NoteModel } from '@logis/contract/notes.rules'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { orpc } from '../platform/client.ts'
import { useCreation } from '../platform/creations.ts'
import { told } from '../platform/told.ts'

export type { Note }

/** What a note is about. */
export type About = { model: NoteModel; id: number }

/** API-24. Every note about one thing, the last one first. */
export const useNotes = ({ model, id }: About) =>
  useQuery({
    ...orpc.notes.listNotes.queryOptions({
      input: { page: 1, page_size: 100, search: { model_type: model, model_id: String(id) } },
    }),
    meta: told,
  })

export const useCreateNote = () => useCreation('notes.createNote')
export const useDeleteNote = () => useAct('notes.deleteNote', { evenIfRefused: true })
