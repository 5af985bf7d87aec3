import { useLayoutEffect, useRef, useState } from 'react'

// The input of a file is out of sight: its field is the button that opens it.
const field = 'input:not([type="hidden"], [type="file"], [disabled]), textarea, select, button[data-path]'

/** The first field of a form that takes the focus. */
export const firstFieldOf = (form: HTMLElement | null) => form?.querySelector<HTMLElement>(field) ?? null

/**
 * The form of a dialog and its ref: the focus then goes to a field, the first or the named one, rather than to the
 * close button. A state and not a ref, because a dialog draws its content later than itself.
 */
export const useFirstFieldFocus = <Form extends HTMLElement = HTMLFormElement>(name?: string) => {
  const [form, setForm] = useState<Form | null>(null)
  const done = useRef<Form>(null)
  // Only the document knows which field is the first, and whether it is there: it may wait for its data.
  useLayoutEffect(() => {
    if (done.current === form) return
    const named = name && form?.querySelector<HTMLElement>(`[data-path="${name}"]`)
    const first = named || firstFieldOf(form)
    if (!form || !first) return
    done.current = form
    // The dialog's focus trap looks for this mark; where it has done so already, the focus is elsewhere in the dialog.
    first.setAttribute('data-autofocus', '')
    const { activeElement } = document
    const isLate = form.closest('[role="dialog"]')?.contains(activeElement) && !form.contains(activeElement)
    if (isLate) first.focus({ preventScroll: true })
  })
  return [form, setForm] as const
}
