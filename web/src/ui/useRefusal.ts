import type { Reason } from '@logis/contract/errors'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { focusFirst } from './formFields.ts'
import { refusedOf, type RefusedLike } from './refusal.ts'

export type FieldOf = Partial<Record<Reason, string>>

/** A refusal told in the dialog; null when nothing answered. */
export type Told = { refused: RefusedLike | null; leftovers: string[] }

/** What the refusal says of each field; `leftovers` concern no field of this form. */
const sortFaults = (refused: RefusedLike, fieldOf: FieldOf, isField: (path: string) => boolean) => {
  const field = refused.reason === 'NETWORK' ? undefined : fieldOf[refused.reason]
  if (field && isField(field)) return { faults: { [field]: refused.message }, leftovers: [] }
  const all = Object.entries(refused.errors ?? {}).map(([path, list]) => [path, list[0]?.message ?? ''] as const)
  return {
    faults: Object.fromEntries(all.filter(([path]) => isField(path))),
    leftovers: all.filter(([path]) => !isField(path)).map(([, message]) => message),
  }
}

/**
 * Tells a refusal once and at the right place: under the fields it is about, else in the dialog.
 * It is told from the call's `onError`, not from its state: two equal refusals in a row are two events, and `turn`
 * counts them.
 */
export function useRefusal<V, I>(form: UseFormReturnType<V, I>, fieldOf: FieldOf) {
  const [{ told, turn }, setTelling] = useState<{ told: Told | null; turn: number }>({ told: null, turn: 0 })

  const tell = (error: unknown) => {
    const refused = refusedOf(error)
    const isField = (path: string) => form.getInputNode(path) !== null
    const { faults, leftovers } = refused ? sortFaults(refused, fieldOf, isField) : { faults: {}, leftovers: [] }
    form.setErrors(faults)
    focusFirst(Object.keys(faults).map((path) => form.getInputNode(path)))
    const inFields = Object.keys(faults).length > 0 && leftovers.length === 0
    setTelling(({ turn }) => ({ told: inFields ? null : { refused, leftovers }, turn: turn + 1 }))
  }
  const forget = () => setTelling(({ turn }) => ({ told: null, turn }))
  return { told, turn, tell, forget }
}
