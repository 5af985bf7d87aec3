import { expect, test } from 'vitest'
import { testsOf } from './changed.ts'
import { codeFiles } from './tree.ts'

const files = codeFiles()
const after = (...changed: string[]) => testsOf(changed, files)
const all = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file))

test('a rule of the server runs the tests of its noun, of those that call it, and what walks over everything', () => {
  const run = after('server/src/accesses/rules.ts')
  expect(run).toContain('server/src/accesses/grantAccess.test.ts')
  expect(run).toContain('server/src/walk/cannot.test.ts')
  expect(run).toContain('e2e/accesses.spec.ts')
  expect(run).toContain('e2e/journey.spec.ts')
  expect(run).not.toContain('server/src/studies/importWalls.test.ts')
  expect(run.filter((file) => file.startsWith('web/src/devices/'))).toEqual([])
})

test('a rule of the contract runs what reads it on every floor', () => {
  const run = after('packages/contract/src/studies.walls.ts')
  for (const file of [
    'packages/contract/src/studies.walls.test.ts',
    'web/src/studies/import/ImportDialog.browser.test.tsx',
    'e2e/study.spec.ts',
  ])
    expect(run).toContain(file)
  expect(run).not.toContain('web/src/accounts/AccountPage.browser.test.tsx')
})

test('a component of every screen runs the tests of the nouns that draw it', () => {
  const run = after('web/src/ui/DialogForm.tsx')
  expect(run).toContain('web/src/documents/folders/folderDialogs.browser.test.tsx')
  expect(run.filter((file) => file.startsWith('server/src/documents/'))).toEqual([])
})

test('a test that changed runs itself', () => {
  expect(after('web/src/feed/FeedCard.browser.test.tsx')).toContain('web/src/feed/FeedCard.browser.test.tsx')
})

test.each(['package-lock.json', 'server/src/platform/gate.ts', 'server/db/migrations/0001_init.sql', 'e2e/portal.ts'])(
  '%s runs everything',
  (file) => {
    expect(after(file)).toEqual(all)
  },
)

test('a text that no code reads runs nothing', () => {
  expect(after('docs/operations.md')).toEqual([])
})
