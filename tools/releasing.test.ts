import { expect, test } from 'vitest'
import { isAfter, plainDump, releasedChangelog, withVersion } from './releasing.ts'

test.each([
  ['3.18.2', '3.18.1', true],
  ['3.19.0', '3.18.9', true],
  ['4.0.0', '3.99.99', true],
  ['3.9.0', '3.18.1', false],
  ['3.18.1', '3.18.1', false],
  ['3.19', '3.18.1', false],
  ['v3.19.0', '3.18.1', false],
])('%s comes after %s: %s', (next, former, expected) => expect(isAfter(next, former)).toBe(expected))

const changelog = '# Changelog\n\n## Unreleased\n\n- One thing.\n\n## 3.18.1\n\nThe first.\n'

test('what has come stands under the release, with its day, and what comes next has a place', () => {
  expect(releasedChangelog(changelog, '3.19.0', '2026-11-23')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 3.19.0 (2026-11-23)\n\n- One thing.\n\n## 3.18.1\n\nThe first.\n',
  )
})

test('nothing that has come, or no place for it, is no release', () => {
  expect(() => releasedChangelog(changelog.replace('- One thing.\n', ''), '3.19.0', '2026-11-23')).toThrow('of nothing')
  expect(() => releasedChangelog('# Changelog\n', '3.19.0', '2026-11-23')).toThrow('Unreleased')
})

test('the version is written where the product is named, and nowhere else', () => {
  const lock = { version: '3.18.1', packages: { '': { version: '3.18.1' }, 'node_modules/a': { version: '3.18.1' } } }
  expect(JSON.parse(withVersion(JSON.stringify(lock, null, 2), '3.18.1', '3.19.0'))).toEqual({
    version: '3.19.0',
    packages: { '': { version: '3.19.0' }, 'node_modules/a': { version: '3.18.1' } },
  })
  expect(() => withVersion('{"version":"3.18.0"}', '3.18.1', '3.19.0')).toThrow('Not of version')
})

test('a dump is plain SQL', () => {
  expect(plainDump('--\n-- PostgreSQL\n--\n\n\\restrict x\nselect 1;\n\n\n\nselect 2;\n')).toBe(
    'select 1;\n\nselect 2;\n',
  )
})
