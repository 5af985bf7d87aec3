import { entrance } from './fr.entrance.ts'

/** What the form of an account says of its fields. */
export const arrival = {
  field: {
    ...entrance.field,
    email: 'Email invalide',
    tooLong: 'Ne dépassez pas {{max}} caractères.',
  },
  form: {
    missing_one: '{{count}} champ à compléter ou à corriger',
    missing_other: '{{count, number}} champs à compléter ou à corriger',
  },
}
