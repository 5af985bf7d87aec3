import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

const textOf = (name: string) => readFileSync(path.join(root, name), 'utf8')
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

test('the dashboard shows each metric of the portal, and none that it has not', () => {
  const has = textOf('server/src/platform/metrics.ts').matchAll(/name: '(logis_\w+)'/g)
  const { panels } = JSON.parse(textOf('deploy/dashboard.json')) as { panels: { targets: { expr: string }[] }[] }
  const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/logis_\w+/g) ?? []))
  expect(sorted(shown.map((name) => name.replace(/_bucket$/, '')))).toEqual(sorted([...has].map(([, name]) => name!)))
})
