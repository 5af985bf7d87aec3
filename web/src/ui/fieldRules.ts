import { useTranslation } from 'react-i18next'
import { isDay, today } from './day.ts'

type Rule = (value: unknown) => string | null

const emailPattern = /^[^\s@<>()]+@[^\s@.]+(\.[^\s@.]+)+$/
const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** Several rules on one field: the first that complains is heard. */
export const allOf =
  (...rules: Rule[]): Rule =>
  (value) =>
    rules.reduce<string | null>((told, rule) => told ?? rule(value), null)

/**
 * The common rules of form fields, with their sentences. All but `required` let an empty value pass.
 *
 * @example
 * const rules = useFieldRules()
 * const form = useForm({
 *   initialValues: { name: '', email: '' },
 *   validateInputOnBlur: true,
 *   validate: { name: rules.required, email: allOf(rules.required, rules.email) },
 * })
 */
export function useFieldRules() {
  const { t } = useTranslation()
  const when =
    (fails: (text: string) => boolean, message: string): Rule =>
    (value) =>
      !isEmpty(value) && fails(String(value).trim()) ? message : null
  return {
    required: ((value) => (isEmpty(value) ? t('ui.field.required') : null)) satisfies Rule,
    email: when((text) => !emailPattern.test(text), t('ui.field.email')),
    numeric: when((text) => Number.isNaN(Number(text.replace(',', '.'))), t('ui.field.numeric')),
    zip: when((text) => !/^\d{5}$/.test(text), t('ui.field.zip')),
    day: when((text) => !isDay(text), t('ui.date.invalid')),
    pastDay: when((text) => isDay(text) && text > today(), t('ui.date.future')),
    maxLength: (max: number) => when((text) => text.length > max, t('ui.field.tooLong', { max })),
    minLength: (min: number) => when((text) => text.length < min, t('ui.field.tooShort', { min })),
    uniqueAmong: (taken: readonly string[]) =>
      when((text) => taken.some((other) => other.trim().toLowerCase() === text.toLowerCase()), t('ui.field.unique')),
  }
}
