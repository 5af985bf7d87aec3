import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createPortal } from './portal.ts'
import { wayInFrom } from './platform/stranger.ts'
import { openPortal, serve } from './platform/testing.tsx'

const partsOf = (address: string) => {
  const { pathname, search, hash } = new URL(address, location.origin)
  return { pathname, search, hash }
}

test('the first script knows of each address whether a stranger may read it', () => {
  const { router, close } = createPortal()
  close()
  const routes = Object.values(router.routesById)
  type Route = (typeof routes)[number]
  const isGuarded = (route: Route): boolean =>
    route.id === '/signed-in' || (route.parentRoute ? isGuarded(route.parentRoute as Route) : false)
  const addresses = routes.map((route) => [route.fullPath.replaceAll(/\$\w+/g, '1'), isGuarded(route)] as const)
  expect(addresses.length).toBeGreaterThan(50)
  // Whom nobody lets in by themselves, these lead on.
  const leading = ['/', '/logement/connexion']
  const wrong = addresses.filter(
    ([address, guarded]) => !leading.includes(address) && (wayInFrom(partsOf(address)) !== null) !== guarded,
  )
  expect(wrong).toEqual([])
})

test.each([
  '/',
  '/logement',
  '/logement/connexion',
  '/logement/5/documents?tri=nom&page=2#plans',
  '/projects/1?ville=Saint-Étienne&filtre=a:b',
  '/project/1/2?ouvert=3',
  '/no/such/page',
])('from %s a stranger is led where the guards of the portal lead them', async (address) => {
  serve({})
  const portal = await openPortal(address, { signedIn: false })
  await expect.element(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  const led = new URL(wayInFrom(partsOf(address))!, location.origin)
  const guarded = new URL(portal.path(), location.origin)
  expect(led.pathname).toBe(guarded.pathname)
  expect(Object.fromEntries(led.searchParams)).toEqual(Object.fromEntries(guarded.searchParams))
})
