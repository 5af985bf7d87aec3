import { expect, type Locator, type Page } from '@playwright/test'
import { enter, unique, uniqueAddress, type Person } from './world.ts'

export const dialog = (page: Page) => page.getByRole('dialog')
export const goOn = (page: Page) => dialog(page).getByRole('button', { name: 'Continuer' }).click()
export const choose = async (page: Page, field: Locator, option: string) => {
  await field.click()
  await page.getByRole('option', { name: option }).click()
}

/** A photo as a telephone takes it: larger than what is sent. Drawn by the browser, which has what it takes. */
export const photo = async (page: Page, name: string) => {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3200, 2400)
    const context = canvas.getContext('2d')!
    context.fillStyle = '#7a9'
    context.fillRect(0, 0, 3200, 2400)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
  })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) }
}

export const customer = async (page: Page, name: string, email: string) => {
  await dialog(page).getByLabel('Nom du client').fill(name)
  await dialog(page).getByLabel('Adresse e-mail').fill(email)
  await dialog(page).getByLabel('Voie', { exact: true }).fill('Rue du Port')
  await dialog(page).getByLabel('Code postal').fill('44000')
  await dialog(page).getByLabel('Ville').fill('Nantes')
}

export const chooseBoiler = async (page: Page) => {
  await dialog(page).getByRole('combobox', { name: 'Chaudière' }).fill('chaudière gaz')
  await page.getByRole('option').filter({ visible: true }).first().click()
}

/** A gas passport made without the portal's screens, for the tests of what comes after it. */
export const passportOf = async (yann: Person, name: string, type: string) => {
  const answer = await yann.ask('POST', `/companies/${yann.companyId}/ptg`, {
    multipart: {
      'contact_information[name]': name,
      'contact_information[email]': uniqueAddress(),
      'contact_information[street_name]': 'Rue du Port',
      'contact_information[zip_code]': '44000',
      'contact_information[city]': 'Nantes',
      'intervention[type]': type,
      'product[manufacturer]': 'Thermalia',
      'product[name]': 'Condens',
      'product[reference]': unique('C'),
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data as { id: number; intervention: { id: number } }
}
export const openPassport = (
  page: Page,
  yann: Person,
  { id, intervention }: { id: number; intervention: { id: number } },
) => enter(page, yann, `/ptg/${yann.companyId}/${id}?ouvert=${intervention.id}`)

/** What a phone sees that loses the network while the server works: its call arrives, and the answer does not. */
export const loseAnswer = async (page: Page, path: string) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: `*${path}`, requestStage: 'Response' }] })
  const answered = new Promise<string>((resolve) =>
    browser.once('Fetch.requestPaused', ({ requestId }) => resolve(requestId)),
  )
  /** Ends when the answer has been lost. */
  return async () => {
    await browser.send('Fetch.failRequest', { requestId: await answered, errorReason: 'InternetDisconnected' })
    await browser.detach()
  }
}
