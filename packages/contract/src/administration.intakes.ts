import { z } from 'zod'
import { allIntakeList } from './administration.intakes.lists.ts'
import { id, many, refuses, signedIn } from './http.ts'
import { intake } from './intakes.ts'
import { listInput } from './lists.input.ts'

const person = z.object({ id, name: z.string() })

/** A sheet of projects of any company, as administrators see it: what became of its lines, not what they say. */
export const anyIntake = intake
  .pick({
    id: true,
    file_name: true,
    state: true,
    created_at: true,
    started_at: true,
    ended_at: true,
    undone_at: true,
    counts: true,
    total: true,
  })
  .extend({
    company: z.object({ id, name: z.string() }),
    /** Whoever opened it, and once it is confirmed whoever did that. */
    author: person,
    /** Who did so in their name. */
    impersonator: person.nullable(),
  })
export type AnyIntake = z.infer<typeof anyIntake>

export const listIntakes = signedIn
  .route({
    method: 'GET',
    path: '/admin/intakes',
    tags: ['administration'],
    summary: 'Every sheet of projects: of which company, by whom, and what became of its lines',
  })
  .input(z.object(listInput(allIntakeList)))
  .output(many(anyIntake))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

/** The same as CSV, every page of it. */
export const exportIntakes = signedIn
  .meta({ big: true })
  .route({
    method: 'GET',
    path: '/admin/intakes/export',
    tags: ['administration'],
    summary: 'Every sheet of projects, as CSV',
  })
  .input(z.object(listInput(allIntakeList)))
  .output(z.file())
  .errors(
    refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED', 'EXPORT_TOO_LARGE', 'EXPORTS_TOO_MANY', 'PROOF_REQUIRED'),
  )
