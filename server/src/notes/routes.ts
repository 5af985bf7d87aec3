import { contract } from '@logis/contract/contract'
import { asAdministrator, data, mount } from '#platform/routes.ts'
import * as notes from './rules.ts'

const on = mount(contract.notes)

export const noteRoutes = on.router({
  listNotes: on.listNotes
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => notes.listNotes(scope, input)),
  createNote: on.createNote
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(notes.createNote(scope, input))),
  deleteNote: on.deleteNote
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => notes.deleteNote(scope, input.note_id)),
})
