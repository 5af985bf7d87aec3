import { entrance } from './en.entrance.ts'
import type { arrival as fr } from './fr.arrival.ts'

/** What the form of an account says of its fields. */
export const arrival: typeof fr = {
  field: {
    ...entrance.field,
    email: 'Invalid email',
    tooLong: 'Do not exceed {{max}} characters.',
  },
  form: {
    missing_one: '{{count}} field to complete or correct',
    missing_other: '{{count, number}} fields to complete or correct',
  },
}
