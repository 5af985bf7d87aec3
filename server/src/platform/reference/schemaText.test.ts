import { expect, test } from 'vitest'
import { schemaText } from './schemaText.ts'

test('a schema is told in the notation of TypeScript, each limit beside what it holds', () => {
  const text = schemaText({
    type: 'object',
    required: ['name', 'type', 'labels'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 200 },
      type: { enum: ['HOUSE', 'FLAT'] },
      day: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
      labels: { type: 'array', items: { anyOf: [{ const: 'A' }, { const: 'B' }] }, maxItems: 3 },
      room: { type: 'object', properties: { used: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } } },
    },
  })
  expect(text).toBe(`{
  name: string  // 1 to 200 characters
  type: "HOUSE" | "FLAT"
  day?: string | null  // date
  labels: ("A" | "B")[]  // at most 3 items
  room?: {
    used?: integer  // at least 0
  }
}`)
})

test('a part that stands elsewhere is told by its name, a file as one, a map by its values, and anything as any', () => {
  expect(schemaText({ $ref: '#/components/schemas/Refusal' })).toBe('Refusal')
  expect(schemaText({ type: 'string', contentMediaType: 'application/pdf' })).toBe('file')
  expect(schemaText({ type: 'object', additionalProperties: { type: 'number' } })).toBe('{\n  [key]: number\n}')
  expect(schemaText({ type: 'array', items: {} })).toBe('any[]')
  expect(schemaText({ type: 'object' })).toBe('{}')
  const written = { anyOf: [{ type: 'number' }, { type: 'string', pattern: String.raw`^-?\d{1,9}$` }] }
  expect(schemaText(written)).toBe('number')
})
