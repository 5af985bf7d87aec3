import { companyTypes } from '@logis/contract/companies.rules'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { activeCompanyId } from './platform/shell/useCompanyId.ts'
import type { Identity } from './platform/session.ts'
import { createPortalRouter } from './routes.tsx'

test('SHELL-02 SHELL-03 SHELL-05/address SHELL-06 SHELL-07 SHELL-10 SHELL-11 SHELL-12 SHELL-14: the addresses are those of the specification', () => {
  expect([
    paths.login(),
    paths.resetPassword('jeton/1'),
    paths.home(1),
    paths.projects(1),
    paths.project(1, 2),
    paths.passport(1, 2),
    paths.contacts(1),
    paths.accesses(1),
    paths.materialLabels(1),
    paths.account(1),
  ]).toEqual([
    '/login',
    '/password/token/reset/jeton%2F1',
    '/company/1',
    '/projects/1',
    '/project/1/2',
    '/ptg/1/2',
    '/contacts/1',
    '/accesses/1',
    '/materials/labels/1',
    '/account/1',
  ])
})

const ids = [1, 2] as const
test.each(Object.entries(paths))('%s leads to a page of its own', (_name, build) => {
  const router = createPortalRouter(new QueryClient())
  const [, , route] = router.getMatchedRoutes((build as (...ids: readonly number[]) => string)(...ids))
  expect(route?.fullPath).toBeDefined()
  expect(route?.fullPath).not.toBe('/$')
})

const someoneOf = (type: string | null) =>
  ({ user: {}, company: type && { id: 1, name: '', type, picture_path: null } }) as unknown as Identity

test.each([
  ...companyTypes.map((type) => [type, 2, type === 'COMPANY_MANAGER' ? 2 : 1] as const),
  ['COMPANY_MANAGER', null, 1],
  [null, 2, 2],
  [null, null, null],
] as const)(
  'SHELL-62 PRJ-14/types: staff of %s at an address that names company %s act for company %s',
  (type, named, active) => {
    expect(activeCompanyId(someoneOf(type), named)).toBe(active)
  },
)
