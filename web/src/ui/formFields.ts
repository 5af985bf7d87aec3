import type { UseFormReturnType } from '@mantine/form'

/** Mantine's `getInputProps`, for those of a form's fields that a part of it draws. */
// oxlint-disable-next-line no-explicit-any -- Mantine types what it gives so
export type InputPropsOf<Name> = (name: Name) => any

const isBranch = (value: unknown): value is Record<string, unknown> | unknown[] =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

/** Dotted paths of every value in a form, as Mantine names its fields: `name`, `jobs.0.email`. */
const pathsOf = (values: object, prefix = ''): string[] =>
  Object.entries(values).flatMap(([key, value]) =>
    isBranch(value) && Object.keys(value).length > 0 ? pathsOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )

/** The fields that would be refused as they stand; nothing is shown for them yet. */
export const faultyFields = <V extends object, I>(form: UseFormReturnType<V, I>) =>
  form.isValid() ? [] : pathsOf(form.getValues()).filter((path) => !form.isValid(path))

const focusable = 'input:not([type="hidden"]):not([disabled]), textarea, select, button, [tabindex="0"]'

/** Focuses the field that comes first on the screen. */
export const focusFirst = (fields: (HTMLElement | null)[]) => {
  const shown = fields.filter((field) => field !== null)
  const first = shown.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]
  if (!first) return
  const target = first.matches(focusable) ? first : first.querySelector<HTMLElement>(focusable)
  target?.focus()
}
