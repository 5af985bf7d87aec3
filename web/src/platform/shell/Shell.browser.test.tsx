import type { OutsideLinks } from '@logis/contract/portal'
import { notifications } from '@mantine/notifications'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { endSession } from '../session.ts'
import { readStored } from '../storage.ts'
import { tellSuccess } from '../teller.tsx'
import { answersFor, links, listOf, openPortal, refusal, serve } from '../testing.tsx'

beforeEach(async () => {
  await page.viewport(1280, 700)
  await cleanup()
  endSession('left')
  localStorage.clear()
  notifications.clean()
})

const open = async (path = '/account/1') => {
  const wire = serve(answersFor())
  const portal = await openPortal(path)
  await expect.element(menu()).toBeInTheDocument()
  return { ...wire, ...portal }
}
const menu = () => page.getByRole('navigation', { name: 'Menu principal' })
const width = () => Math.round(menu().element().getBoundingClientRect().width)

test('SHELL-23/drawer: the drawer is mini, opens under a pointer that stays, over the page, and closes when it leaves', async () => {
  await open()
  const left = () => page.getByRole('main').element().getBoundingClientRect().left
  // The pointer may rest where the test before left it.
  await page.getByRole('main').hover()
  await expect.poll(width).toBeLessThan(80)
  const before = left()
  await menu().hover()
  await expect.poll(width).toBeGreaterThan(220)
  expect(left()).toBe(before)
  await page.getByRole('main').hover()
  await expect.poll(width).toBeLessThan(80)
})

test('the drawer shows where one is, also on a page that one reaches from one of its entries', async () => {
  const { router } = await open('/settings/1')
  const current = () => menu().element().querySelector('[aria-current]')
  await expect.poll(() => current()?.textContent).toContain('Paramètres')
  expect(current()?.getAttribute('aria-current')).toBe('page')
  await router.navigate({ to: '/team/1' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Équipe' })).toBeVisible()
  await expect.poll(() => current()?.getAttribute('aria-current')).toBe('true')
  expect(current()?.textContent).toContain('Paramètres')
})

test('the drawer opens around the keyboard’s focus, Esc closes it, and its pin keeps it open and is remembered', async () => {
  await open()
  ;(document.querySelector('a[href="#content"]') as HTMLElement).focus()
  await userEvent.tab()
  await expect.poll(width).toBeGreaterThan(220)
  await userEvent.keyboard('{Escape}')
  await expect.poll(width).toBeLessThan(80)
  await userEvent.tab()
  await page.getByRole('button', { name: 'Épingler le menu' }).click()
  await page.getByRole('main').hover()
  await expect.poll(() => readStored<{ railPinned: boolean }>('preferences')?.railPinned).toBe(true)
  expect(width()).toBeGreaterThan(220)
  await page.getByRole('button', { name: 'Épingler le menu' }).click()
})

const companyOf = (id: number, name: string) => ({
  id,
  name,
  type: 'RESIDENCE_BUILDER',
  picture_path: null,
})
const child = { ...companyOf(2, 'Maisons Clairière'), parent_id: 1, children_count: 0, is_disabled: false }

test('SHELL-23/company AFF-02/screen AFF-03 API-08/children API2-05: the company block names the company and opens the companies panel', async () => {
  const { answers, calls } = await open()
  answers['GET /companies/1/parents'] = listOf([companyOf(9, 'Holding')])
  answers['GET /companies/1/children'] = listOf([child])
  await page.getByRole('button', { name: 'Groupe Horizon' }).click()
  const panel = page.getByRole('dialog', { name: 'Sociétés' })
  await expect.element(panel.getByText('Holding')).toBeVisible()
  const asked = calls.findLast(({ name }) => name === 'GET /companies/1/children')
  expect(Object.fromEntries(asked!.query)).toEqual({ page: '1', page_size: '999', sort: '-name' })
  await expect.element(panel.getByRole('link', { name: 'Maisons Clairière' })).toHaveAttribute('href', '/company/2')
})

test('SHELL-40: the footer has the version and the provider’s site, in a new tab', async () => {
  await open()
  await expect.element(page.getByRole('contentinfo').getByText(`Version ${__VERSION__}`)).toBeVisible()
  const site = page.getByRole('contentinfo').getByRole('link', { name: /Site de l’éditeur/ })
  await expect.element(site).toHaveAttribute('target', '_blank')
})

test('SHELL-34/screen: the provider’s site and the questions and answers open in a new tab; without an address there is no link', async () => {
  const show = async (own: Partial<OutsideLinks>) => {
    await cleanup()
    serve({
      ...answersFor(),
      'GET /portal': { body: { data: { links: { ...links, ...own }, finds_addresses: false } } },
    })
    await openPortal('/account/1')
    await page.getByRole('button', { name: 'Aide' }).click()
  }
  const site = () => page.getByRole('contentinfo').getByRole('link', { name: /Site de l’éditeur/ })
  const faq = () => page.getByRole('dialog', { name: 'Aide' }).getByRole('link')
  await show({ faq: 'https://logis.example/aide' })
  for (const [link, address] of [
    [site(), 'https://logis.example'],
    [faq(), 'https://logis.example/aide'],
  ] as const) {
    await expect.element(link).toHaveAttribute('href', address)
    await expect.element(link).toHaveAttribute('target', '_blank')
  }
  await show({ site: null })
  await expect.element(page.getByRole('textbox', { name: 'Votre avis sur le portail' })).toBeVisible()
  await expect.element(faq()).not.toBeInTheDocument()
  await expect.element(site()).not.toBeInTheDocument()
})

test('SHELL-23/picture: the drawer shows the picture of the company, and its initials where it has none', async () => {
  const { answers } = await open()
  const block = () => page.getByRole('button', { name: 'Groupe Horizon' })
  await expect.element(block()).toMatchTextContent('GH')
  expect(block().element().querySelector('img')).toBeNull()
  await cleanup()
  const picture_path = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#'
  const company = { id: 1, name: 'Groupe Horizon', type: 'COMPANY_MANAGER', picture_path }
  serve({ ...answers, 'GET /companies/1': { body: { data: company } } })
  await openPortal('/account/1')
  await expect
    .poll(() => block().element().querySelector('img')?.getAttribute('src'))
    .toBe(`${picture_path}?size=small`)
  await expect.element(block()).not.toMatchTextContent('GH')
})

test('what was told can be read again from the bell, even while it is still on the screen', async () => {
  await open()
  tellSuccess('L’invitation a bien été envoyée.')
  await page.getByRole('button', { name: 'Notifications, 1 non lue' }).click()
  await expect.element(page.getByRole('dialog').getByText('L’invitation a bien été envoyée.')).toBeVisible()
})

test('the theme is chosen in the menu of the account: at once, and remembered', async () => {
  await open()
  const scheme = () => document.documentElement.dataset['mantineColorScheme']
  const choose = async (theme: string) => {
    await page.getByRole('button', { name: /^Menu du compte/ }).click()
    await page.getByRole('menuitemradio', { name: theme }).click()
  }
  await choose('Sombre')
  await expect.poll(scheme).toBe('dark')
  expect(Object.values(localStorage)).toContain('dark')
  await choose('Clair')
  await expect.poll(scheme).toBe('light')
})

test('the menu of the account names the person, leads to the account, changes the language and leaves', async () => {
  const { path } = await open('/not-found')
  const menu = page.getByRole('button', { name: /Menu du compte de Marie Tessier|Account menu of Marie Tessier/ })
  await menu.click()
  await expect.element(page.getByRole('menuitem', { name: 'Mon compte' })).toHaveAttribute('href', '/account/1')
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect.poll(() => document.documentElement.lang).toBe('en-GB')
  await menu.click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect.poll(() => document.documentElement.lang).toBe('fr')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
  await expect.poll(path).toBe('/login')
})

test('a phone has the same entries behind a button, which no toast covers', async () => {
  await page.viewport(390, 800)
  serve(answersFor())
  const portal = await openPortal('/account/1')
  tellSuccess('L’invitation a bien été envoyée.')
  await expect.element(page.getByText('L’invitation a bien été envoyée.')).toBeVisible()
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Accueil' }).click()
  await expect.poll(portal.path).toBe('/company/1')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('SHELL-18: a failure is said in place with its reference, a way to try again and a way home', async () => {
  serve({ ...answersFor(), 'GET /user': refusal(500, 'INTERNAL_ERROR', 'Une erreur inattendue est survenue.') })
  const portal = await openPortal('/account/1')
  await expect.element(page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' })).toBeVisible()
  await expect.element(page.getByText('Référence : 7F3A-21')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Recharger' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Revenir à l’accueil' })).toBeVisible()
  expect(portal.path()).toBe('/account/1')
})

test('on a phone a long reference takes two lines, and the button that copies it keeps its word', async () => {
  await page.viewport(390, 800)
  const { status, body } = refusal(500, 'INTERNAL_ERROR', 'Une erreur inattendue est survenue.')
  const request_id = '615c44cf-0c31-4aa7-856a-9a1cd7f24ea0'
  serve({ ...answersFor(), 'GET /user': { status, body: { ...(body as object), request_id } } })
  await openPortal('/account/1')
  const word = page.getByRole('button', { name: 'Copier' }).getByText('Copier')
  await expect.element(word).toBeVisible()
  const { scrollWidth, clientWidth } = word.element()
  expect(scrollWidth).toBe(clientWidth)
})

test('a change of page is at the top, unless the reader has begun to scroll; coming back restores the place', async () => {
  const { router } = await open()
  const tall = document.createElement('div')
  tall.style.height = '4000px'
  document.body.append(tall)
  scrollTo(0, 800)
  await router.navigate({ to: '/not-found' })
  await expect.poll(() => scrollY).toBe(0)
  dispatchEvent(new WheelEvent('wheel'))
  scrollTo(0, 300)
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(scrollY).toBe(300)
  router.history.back()
  await expect.poll(() => scrollY).toBe(800)
  tall.remove()
})

test('PRJ-13 SHELL-19: 500 ms after each change of page it is at the top again, whatever its content did meanwhile', async () => {
  const { router } = await open()
  const tall = document.createElement('div')
  tall.style.height = '4000px'
  document.body.append(tall)
  for (const to of ['/not-found', '/account/1', '/not-found'] as const) {
    const left = performance.now()
    await router.navigate({ to })
    const arrived = performance.now()
    // Its content moves the page until half a second is over, and is taken back after it.
    const moving = setInterval(() => performance.now() - left < 480 && scrollTo(0, 300), 20)
    await expect.poll(() => performance.now() - left > 480 && scrollY === 0).toBe(true)
    clearInterval(moving)
    expect(performance.now() - left).toBeGreaterThanOrEqual(500)
    expect(performance.now() - arrived).toBeLessThan(2000)
  }
  tall.remove()
})

test('the drawer makes way for the page that was chosen in it, as long as the pointer stays', async () => {
  await open()
  // Where the narrow drawer is, too: the pointer does not leave it as it closes.
  const onIcon = { position: { x: 20, y: 10 } }
  const rail = () => page.getByRole('navigation', { name: 'Menu principal' }).element().parentElement!
  await page.getByRole('link', { name: 'Mes projets' }).hover(onIcon)
  await expect.poll(() => rail().hasAttribute('data-open')).toBe(true)
  await page.getByRole('link', { name: 'Mes projets' }).click(onIcon)
  await expect.poll(() => rail().hasAttribute('data-open')).toBe(false)
  await page.getByRole('link', { name: 'Modèles' }).hover(onIcon)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(rail().hasAttribute('data-open')).toBe(false)
})
