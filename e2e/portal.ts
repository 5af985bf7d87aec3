import fs from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { ownColours } from './settled.ts'

export const portalUrl = () => process.env['E2E_URL']!
export const password = 'Logement2026'

/**
 * A refusal that the portal tells in words is also a line in the browser's console; and so is the sandbox of a mail's
 * body, each time the test's own tool looks into it.
 */
const expected =
  /the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED|Blocked script execution in 'about:srcdoc'/

/** Every page of a test fails it when the browser logs an error or a script throws. */
export const test = base.extend<{ quiet: void }>({
  baseURL: async ({}, use) => use(portalUrl()),
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = []
      page.on('pageerror', (error) => noise.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text()))
          noise.push(`${message.text()} ${message.location().url}`)
      })
      await use()
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

export const signIn = async (page: Page, username: string) => {
  await page.goto('/login')
  await page.getByLabel('Identifiant').fill(username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL(/\/(company|companies|logement)/)
}

export const signOut = async (page: Page) => {
  await page
    .getByRole('button', { name: 'Déconnexion' })
    .or(page.getByRole('link', { name: 'Déconnexion' }))
    .first()
    .click()
  await page.waitForURL(/\/login/)
}

/**
 * Nothing that axe knows of WCAG 2.2 AA or of the RGAA; or of colours alone, for a page seen once in another theme.
 * `within` a dialog, otherwise from the top of the page: axe measures also what a dialog or a sticky bar covers by halves.
 */
export const expectAccessible = async (page: Page, what: 'everything' | 'colours' = 'everything', within?: string) => {
  const axe = within ? new AxeBuilder({ page }).include(within) : new AxeBuilder({ page })
  if (!within) {
    // Or the page scrolls a control below the pointer, whose tip then comes.
    await page.mouse.move((page.viewportSize()?.width ?? 0) / 2, 1)
    await page.evaluate(() => scrollTo(0, 0))
  }
  await ownColours(page)
  // It gathers what the frames say in a page that it opens for that; without frames there is nothing to gather. A mail is
  // shown in one that runs no script, not axe’s either.
  axe.exclude('iframe[sandbox=""]')
  if ((await page.locator('iframe:not([sandbox=""])').count()) === 0) axe.setLegacyMode()
  // Without it axe also writes down all that is right: half of its time, on a large page.
  axe.options({ resultTypes: ['violations'] })
  const { violations } = await (
    what === 'colours'
      ? axe.withRules(['color-contrast', 'link-in-text-block'])
      : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'RGAAv4'])
  ).analyze()
  // What axe says of each tells also which colours it read.
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => `${id}: ${target.join(' ')}: ${[...any, ...all, ...none][0]?.message}`),
    ),
  ).toEqual([])
}

/** What a mail says, once read: a test that waits for one looks at all of them again and again. */
const read = new Map<string, Promise<Email>>()
const mailIn = (file: string) => {
  const known = read.get(file) ?? PostalMime.parse(fs.readFileSync(file))
  read.set(file, known)
  return known
}

export const received = async (): Promise<Email[]> => {
  const folder = process.env['E2E_MAILS']!
  if (!fs.existsSync(folder)) return []
  const files = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .toSorted()
  return Promise.all(files.map((file) => mailIn(path.join(folder, file))))
}

/** The latest mail to an address with such a subject, once it has arrived at the mail server. */
export const mailTo = async (address: string, subject = /./): Promise<Email> => {
  const latest = async () =>
    (await received()).findLast(
      (mail) => subject.test(mail.subject ?? '') && mail.to?.some((recipient) => recipient.address === address),
    )
  await expect.poll(latest, { timeout: 30_000, message: `a mail to ${address}` }).toBeDefined()
  return (await latest())!
}
