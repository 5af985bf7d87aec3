import { useState } from 'react'
import { isSame } from './call.ts'

/**
 * Of what a form would send, what differs from `before`. Emptied is a change: null, an empty text and an empty list are
 * sent. A list or an object that changed is sent whole, and so are fields that mean something only `together`: when one
 * of them changed, all of them are sent.
 */
export const changesOf = <Input extends object>(
  before: Input,
  after: Input,
  together: readonly (keyof Input)[] = [],
): Partial<Input> => {
  const changed = (Object.keys(after) as (keyof Input)[]).filter((key) => !isSame(before[key], after[key]))
  const sent = changed.some((key) => together.includes(key)) ? [...changed, ...together] : changed
  return Object.fromEntries(sent.map((key) => [key, after[key]])) as Partial<Input>
}

/**
 * For a form that edits what is there: what it sends is what was changed since it was opened. A page may have stood for
 * an hour; a field that nobody touched would put back what a colleague has changed meanwhile. `opened` is what the form
 * sends untouched, as of its first drawing, like `initialValues`: what is read again behind it is no change of its own,
 * and a send that failed is repeated with the same changes.
 *
 * What is absent must stay on the server. The ids, and what the operation demands, go beside.
 *
 * @example
 * const changes = useChanges(inputOf(valuesOf(contact)))
 * const form = useForm({
 *   initialValues: valuesOf(contact),
 *   transformValues: (values) => ({ company_id, contact_id: contact.id, ...changes(inputOf(values)) }),
 * })
 */
export const useChanges = <Input extends object>(opened: Input, together: readonly (keyof Input)[] = []) => {
  const [before] = useState(opened)
  return (after: Input): Partial<Input> => changesOf(before, after, together)
}
