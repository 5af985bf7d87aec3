import { useTranslation } from './texts.ts'
import { isDay, today } from './day.ts'

type Rule = (value: unknown) => string | null

/** What a text may be, as its owner says it. */
export type TextField = {
  max: number
  required?: boolean
  format?: { name: 'email' | 'zip' | 'code'; pattern: RegExp }
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** Several rules on one field: the first that complains is heard. */
export const allOf =
  (...rules: Rule[]): Rule =>
  (value) =>
    rules.reduce<string | null>((told, rule) => told ?? rule(value), null)

/**
 * The common rules of form fields, with their sentences. A text's limits are given, never written here; all but
 * `required` let an empty value pass.
 *
 * @example
 * const rules = useFieldRules()
 * const form = useForm({
 *   initialValues: { name: '', email: '' },
 *   validateInputOnBlur: true,
 *   validate: { ...rules.texts(projectFields), email: rules.text(emailField) },
 * })
 */
export function useFieldRules() {
  const { t } = useTranslation()
  const when =
    (fails: (text: string) => boolean, message: string): Rule =>
    (value) =>
      !isEmpty(value) && fails(String(value).trim()) ? message : null
  const required: Rule = (value) => (isEmpty(value) ? t('ui.field.required') : null)
  const text = ({ max, required: isRequired, format }: TextField): Rule =>
    allOf(
      ...(isRequired ? [required] : []),
      ...(format ? [when((typed) => !format.pattern.test(typed), t(`ui.field.${format.name}`))] : []),
      when((typed) => typed.length > max, t('ui.field.tooLong', { max })),
    )
  return {
    required,
    text,
    texts: <Name extends string>(fields: Record<Name, TextField>) =>
      Object.fromEntries(Object.entries<TextField>(fields).map(([name, field]) => [name, text(field)])) as Record<
        Name,
        Rule
      >,
    day: when((typed) => !isDay(typed), t('ui.date.invalid')),
    pastDay: when((typed) => isDay(typed) && typed > today(), t('ui.date.future')),
  }
}
