import { expect, test } from 'vitest'
import { wantedKind } from './wantedPath.ts'

test.each([
  ['/company/1', 'company'],
  ['/projects/1?search=lilas', 'projects'],
  ['/project/1/5#documents', 'project'],
  ['/project/files/1?files=4', null],
  ['/project/import/1', null],
  ['/account/1', 'account'],
  ['/logement', 'logement'],
  ['/logement/73/messages', 'logement'],
  ['/contacts/1', null],
  ['/projectile/1', null],
])('the address %s is called the page %s', (path, kind) => {
  expect(wantedKind(path)).toBe(kind)
})
