import { portalUrl, signIn, signOut, test, expect } from './portal.ts'

const tokenIn = () => JSON.parse(localStorage.getItem('logis.token') ?? '{}').access_token as string

test('a token that was taken out of its browser opens nothing elsewhere; its owner goes on', async ({
  page,
  browser,
  request,
}) => {
  await signIn(page, 'karim@renovest.example')
  const home = page.url()
  const token = await page.evaluate(tokenIn)

  const thief = await browser.newContext({ baseURL: portalUrl() })
  const stolen = await thief.newPage()
  await stolen.goto('/login')
  await stolen.evaluate((access_token) => {
    localStorage.setItem('logis.token', JSON.stringify({ access_token, expires_at: Date.now() + 3_600_000 }))
  }, token)
  await stolen.goto(home)
  await stolen.waitForURL(/\/login/)
  await expect(stolen.getByRole('alert')).toContainText('Votre connexion n’est plus valide')
  const bare = await request.get(`${portalUrl()}/v2/user`, { headers: { authorization: `Bearer ${token}` } })
  expect(bare.status()).toBe(401)
  await thief.close()

  // Scripts of the page cannot read what the thief lacks.
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page).toHaveURL(home)
})

test('a new tab, a second sign-in and signing out work in one browser; after it the token is dead there too', async ({
  page,
  context,
}) => {
  await signIn(page, 'ines@belvedere.example')
  const tab = await context.newPage()
  await tab.goto('/')
  await tab.waitForURL(/\/company\//)
  await signOut(tab)
  await signIn(tab, 'otto@thermalia.example')
  const token = await tab.evaluate(tokenIn)
  await tab.reload()
  await expect(tab.getByRole('main')).toBeVisible()
  await expect(tab).toHaveURL(/\/company\//)
  await signOut(tab)
  const status = await tab.evaluate(
    async (bearer) => (await fetch('/v2/user', { headers: { authorization: `Bearer ${bearer}` } })).status,
    token,
  )
  expect(status).toBe(401)
  expect((await context.cookies()).filter(({ name }) => name.includes('logis'))).toEqual([])
})
