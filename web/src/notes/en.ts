import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Notes',
  empty: 'No notes.',
  add: 'Add a note',
  create: 'New note',
  text: 'Note',
  help: 'Only the administrators of the portal can read it.',
  done: 'The note is saved.',
  nobody: 'Erased account',
  remove: {
    of: 'Delete the note of {{date}}',
    title: 'Delete the note',
    text: 'This note will be deleted. The other administrators will no longer see it.',
    done: 'The note is deleted.',
  },
}
