import type { Page } from '@playwright/test'
import { expect, test } from './portal.ts'
import { enter, Person, projectPath } from './world.ts'

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

const hugo = 'hugo@clairiere.example'

const expectNoSideways = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // What comes as it is reached comes now.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 60))
    }
  })
  const widths = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(widths, { message: page.url() }).toBeLessThanOrEqual(0)
}

/** The pages that are most used, of each kind of home page. */
const pagesOf = async (person: Person, home: string) => {
  const project = await person.find('Maison Les Lilas')
  return [home, `/projects/${person.companyId}`, projectPath(project), `/settings/${person.companyId}`]
}

// 1280 px wide at 200 and at 400 % (WCAG 1.4.10).
for (const [zoom, width] of [
  ['200 %', 640],
  ['400 %', 320],
] as const) {
  test(`at ${zoom} nothing scrolls sideways`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 256 })
    await page.goto('/login')
    await expectNoSideways(page)
    const person = await Person.signIn(request, hugo)
    const paths = await pagesOf(person, `/company/${person.companyId}`)
    await enter(page, person, paths[0]!)
    for (const path of paths) {
      await page.goto(path)
      await expectNoSideways(page)
    }
  })
}

test('with the spacing of WCAG 1.4.12 nothing scrolls sideways, and no button hides its text', async ({
  page,
  request,
}) => {
  const person = await Person.signIn(request, hugo)
  const paths = await pagesOf(person, `/company/${person.companyId}`)
  await enter(page, person, paths[0]!)
  for (const path of paths) {
    await page.goto(path)
    await expectNoSideways(page)
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    })
    await expectNoSideways(page)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main a')]
        .filter(
          (each) => each.offsetParent !== null && each.scrollHeight > each.clientHeight + 8 && each.clientHeight > 0,
        )
        .filter((each) => getComputedStyle(each).overflowY === 'hidden' && each.innerText.trim().length > 0)
        .map((each) => each.innerText.trim()),
    )
    expect(cut, path).toEqual([])
  }
})

test('who asks for less motion sees none', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const person = await Person.signIn(request, hugo)
  await enter(page, person, `/company/${person.companyId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Mes projets' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mes projets')
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map((each) => each.effect?.getComputedTiming().duration)
      .filter((duration) => typeof duration === 'number' && duration > 100),
  )
  expect(moving).toEqual([])
})

test('by the keyboard alone: the content is one step away, a project is found, opened and its menu used', async ({
  page,
  request,
}) => {
  const person = await Person.signIn(request, hugo)
  await enter(page, person, `/projects/${person.companyId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mes projets')
  await page.reload()
  await expect(page.getByRole('link', { name: /^Maison / }).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.keyboard.press('/')
  await page.keyboard.type('Lilas')
  const found = page.getByRole('link', { name: 'Maison Les Lilas' })
  await expect(found).toBeVisible()
  await found.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Maison Les Lilas' })).toBeVisible()
  const menu = page.getByRole('button', { name: 'Actions sur le projet Maison Les Lilas' })
  await menu.focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: 'Qui voit ce projet' })
  // The first entry takes the focus, once the menu stands where it belongs.
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Qui voit ce projet' })
  await expect(dialog.getByText('Société du projet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
