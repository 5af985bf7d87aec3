import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const shape = (address: string) => address.replace(/[?#].*/, '').replace(/\$\w+|\{\w+\}|\$\{\w+\}|x{43}/g, '*')

/** What no one but the browser goes through, or only who has just been sent there. */
const passed = ['/', '*', '/security/enrolment', '/notifications/stream']

test('npm run sweep looks at every page of the portal', () => {
  const swept = new Set([...read('e2e/pages.ts').matchAll(/['`](\/[^'`]*)['`]/g)].map(([, address]) => shape(address!)))
  const routes = globSync(['web/src/routes*.ts*', 'web/src/*/routes*.ts*'], { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...read(file).matchAll(/(?:path: |screen\()'(\/[^']*)'/g)].map(([, address]) => shape(address!)),
    )
  expect(routes.length).toBeGreaterThan(40)
  const isSwept = (route: string) => {
    const pattern = new RegExp(`${route.replaceAll('*', '[^/]+')}$`)
    return [...swept].some((page) => pattern.test(page))
  }
  expect(routes.filter((route) => !passed.includes(route) && !isSwept(route))).toEqual([])
})
