import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lineOf, noticesFile, shippedPackages } from './notices.ts'

test('the third-party notices name what production ships, at its versions: run `npm run notices` otherwise', () => {
  const notices = readFileSync(noticesFile, 'utf8')
  const named = notices.slice(0, notices.indexOf('\n## ')).match(/^- .+$/gm)
  const shipped = shippedPackages()
  expect(named).toEqual(shipped.map(lineOf))
  expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'react', 'pg', 'sharp']))
  expect(shipped.map(({ name }) => name)).not.toContain('vitest')
  expect(shipped.filter(({ licence }) => /^A?GPL|not stated/i.test(licence))).toEqual([])
})
