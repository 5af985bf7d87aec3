import { expect, test } from 'vitest'
import { filesOf, textOf } from './tree.ts'

const inputs =
  'TextInput|Textarea|NumberInput|Select|MultiSelect|Autocomplete|FileInput|DateField|FoundSelect|SuggestInput|PasswordField'
/** A whole element, as the formatter lays it out: on one line, or closed by a line as far to the right as it began. */
const element = new RegExp(`^( *)<(?:${inputs})(?: [^\\n]*/>$|\\n[\\s\\S]*?\\n\\1/>)`, 'gm')

/** It belongs to a form, which hands it its value. */
const isOfForm = (text: string) => /getInputProps\(|\{\.\.\.field\('|form\.setFieldValue/.test(text)
/** What always has a value asks nothing; what has its label elsewhere is told there. */
const saysWhich = (text: string) =>
  /\brequired\b|OptionalLabel|=\{optional\(|allowDeselect=\{false\}|aria-label=/.test(text)

test('a field of a form is required, or its label says that it is optional', () => {
  const fields = filesOf('web/src/**/*.tsx')
    .filter((file) => !/\.test\.|^web\/src\/ui\//.test(file))
    .flatMap((file) => [...textOf(file).matchAll(element)].map(([text]) => ({ file, text })))
    .filter(({ text }) => isOfForm(text))
  expect(fields.length).toBeGreaterThan(120)
  expect(fields.filter(({ text }) => !saysWhich(text))).toEqual([])
})

test('no star marks what is required: what is optional says so, everywhere', () => {
  const starred = filesOf('web/src/**/*.{ts,tsx}').filter((file) => /withAsterisk(?!: false)/.test(textOf(file)))
  expect(starred).toEqual([])
  expect(textOf('web/src/platform/theme.ts')).toContain('InputWrapper: { defaultProps: { withAsterisk: false } }')
})
