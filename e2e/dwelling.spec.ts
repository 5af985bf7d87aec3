import { addMonths } from '@logis/contract/days.rules'
import { expect, expectAccessible, mailTo, password, test } from './portal.ts'
import { enter, Person, unique } from './world.ts'

const [claire, alice] = ['claire@foyer.example', 'alice@foyer.example']
const note = 'Le double des clés est chez Léon'
const photo = {
  name: 'fuite.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date())
const shown = (day: string) => day.split('-').toReversed().join('/')

test('a resident is in within a minute, learns what is due and whom to call, writes and is answered, and sells: the home is its buyer’s, her notes are nobody’s', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const karim = await Person.signIn(request, 'karim@renovest.example')
  const home = await karim.create(unique('Maison rénovée'), { email: claire })
  const commissioned = addMonths(today, -11)
  const [boiler] = await karim.call<{ id: number }[]>('GET', '/products?search[global_search]=vitodens+200')
  await karim.call('POST', `/residences/${home.id}/devices`, {
    product_id: boiler!.id,
    commissioning_date: commissioned,
  })
  const jobs = await karim.call<{ id: number; code: string }[]>('GET', '/jobs')
  const plumber = jobs.find(({ code }) => code === 'plumber')!
  const name = unique('Paul Robinet')
  const contact = await karim.call<{ id: number }>('POST', `/companies/${karim.companyId}/contacts`, {
    name,
    jobs: [{ id: plumber.id }],
    phones: [{ phone_number: '03 22 11 22 33' }],
  })
  await karim.call('POST', `/companies/${karim.companyId}/residences/${home.id}/contacts`, {
    contact_id: contact.id,
    job_id: plumber.id,
  })
  await karim.call('POST', `/residences/${home.id}/invitations`, { email: claire })
  const mail = await mailTo(claire, /activez le carnet/)

  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('in within a minute, without typing a code', async () => {
    const begun = Date.now()
    await page.goto(linkIn(mail))
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Code logement')).toHaveValue(home.residence_code)
    await page.getByRole('button', { name: 'Activer mon logement' }).click()
    await page
      .getByRole('link', { name: 'Voir mon logement' })
      .or(page.getByRole('button', { name: 'Voir mon logement' }))
      .click()
    await expect(page.getByRole('heading', { level: 1, name: home.name })).toBeVisible()
    expect(Date.now() - begun).toBeLessThan(60_000)
  })

  await test.step('what is due, and whom to call', async () => {
    const due = page.getByRole('region', { name: 'À faire' })
    await expect(due.getByText(`avant le ${shown(addMonths(commissioned, 12))}`)).toBeVisible()
    await expect(due.getByRole('link', { name: `Appeler ${name}` })).toHaveAttribute('href', 'tel:0322112233')
    await expectAccessible(page)
  })

  await test.step('a question with a photo', async () => {
    await page.getByRole('navigation', { name: 'Mon logement' }).getByRole('link', { name: 'Messages' }).click()
    await page.getByLabel('Votre message').fill('La chaudière goutte.')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Joindre une photo ou un fichier' }).click()
    await (await chooser).setFiles(photo)
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByRole('button', { name: 'Télécharger fuite.png' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('karim answers, and it arrives', async () => {
    const theirs = await (await browser.newContext()).newPage()
    await enter(theirs, karim, `/messages/${karim.companyId}`)
    await theirs.getByRole('link', { name: new RegExp(home.name) }).click()
    await expect(theirs.getByText('La chaudière goutte.')).toBeVisible()
    await theirs.getByLabel('Votre réponse').fill('Nous passons demain.')
    await theirs.getByRole('button', { name: 'Envoyer' }).click()
    await expect(theirs.getByText('Nous passons demain.')).toBeVisible()
    await expectAccessible(theirs)
    await theirs.context().close()
    await page.reload()
    await expect(page.getByText('Nous passons demain.')).toBeVisible()
    expect((await mailTo(claire, /^Réponse à votre message/)).text).toContain('Nous passons demain.')
  })

  await test.step('what is for the household alone', async () => {
    await page.getByRole('navigation', { name: 'Mon logement' }).getByRole('link', { name: 'Privé' }).click()
    await page.getByRole('button', { name: 'Ajouter' }).click()
    await page.getByLabel(/^Titre/).fill(note)
    await page.getByRole('dialog').getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(page.getByRole('heading', { name: note })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('read without a network, and left to nobody', async () => {
    // The worker that keeps what is read acts from the next page on.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    // The last that the page asks: what is on its way as the network goes has not been read.
    const last = page.waitForResponse((response) => response.url().endsWith('/access-requests'))
    await page.goto(`/logement/${home.id}`)
    await expect(page.getByRole('region', { name: 'À faire' })).toBeVisible()
    await (await last).finished()
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByText(/^Pas de réseau/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: home.name })).toBeVisible()
    await expect(page.getByText(`avant le ${shown(addMonths(commissioned, 12))}`)).toBeVisible()
    const { names, tokens } = await page.evaluate(keptByBrowser)
    expect(names.filter((name) => name.startsWith('logis-home-read-'))).toHaveLength(1)
    expect(tokens).toEqual([])
    await page.context().setOffline(false)
    await page.getByRole('button', { name: /^Menu du compte/ }).click()
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
    await page.waitForURL(/\/login/)
    await expect
      .poll(async () =>
        (await page.evaluate(keptByBrowser)).names.filter((name) => name.startsWith('logis-home-read-')),
      )
      .toEqual([])
  })

  await test.step('she names the buyer', async () => {
    await page.goto('/login?scope=resident')
    await page.getByLabel('Identifiant').fill(claire)
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/logement/)
    await page.goto(`/logement/${home.id}`)
    await page.getByRole('button', { name: 'Céder le carnet' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail de l’acquéreur').fill(alice)
    const today = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format()
    await dialog.getByLabel('Date de l’acte').fill(today)
    await expect(dialog.getByText(/dès qu’il aura accepté/)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Envoyer la proposition' }).click()
    await expect(page.getByText(new RegExp(`Proposé à ${alice}`))).toBeVisible()
    await expectAccessible(page)
  })

  const offer = await mailTo(alice, new RegExp(home.name))
  await test.step('the buyer signs in by the link, and accepts', async () => {
    const theirs = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await theirs.goto(linkIn(offer))
    await expect(theirs.getByText(home.name).first()).toBeVisible()
    await expectAccessible(theirs)
    await theirs.getByLabel('Mot de passe', { exact: true }).fill(password)
    await theirs.keyboard.press('Enter')
    await theirs.getByRole('button', { name: 'Accepter le carnet' }).click()
    await expect(theirs.getByText('Le carnet est à vous')).toBeVisible()
    await expectAccessible(theirs)
    await theirs.getByRole('link', { name: 'Voir mon logement' }).click()
    await expect(theirs.getByRole('heading', { level: 1, name: home.name })).toBeVisible()
    await theirs.getByRole('navigation', { name: 'Mon logement' }).getByRole('link', { name: 'Privé' }).click()
    await expect(theirs.getByRole('button', { name: 'Ajouter' })).toBeVisible()
    await expect(theirs.getByText(note)).toHaveCount(0)
    await theirs.context().close()
  })

  await test.step('she sees nothing more of it but her receipt', async () => {
    await page.goto(`/logement/${home.id}`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    await expect(title).not.toHaveText(home.name)
    const seller = await Person.signIn(request, claire, 'resident')
    expect((await seller.ask('GET', `/residences/${home.id}/booklet`)).status()).toBe(404)
    const receipts = await seller.call<{ home: string }[]>('GET', `/users/${seller.id}/home-sales`)
    expect(receipts.map((one) => one.home)).toContain(home.name)
    expect((await mailTo(claire, /^Reçu de remise du carnet/)).subject).toContain(home.name)
  })
})

/** The invitation of a mail. */
const linkIn = ({ text }: { text?: string | undefined }) =>
  /https?:\/\/\S+\/invitation#token=[\w-]+/.exec(text ?? '')?.[0] ?? ''

/** What the browser keeps for when there is no network, and where the session's token stands in it. */
const keptByBrowser = async () => {
  const token = (JSON.parse(localStorage.getItem('logis.token') ?? '{}') as { access_token?: string }).access_token
  const names = await caches.keys()
  const tokens: string[] = []
  for (const name of names) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const body = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ''
      const said = JSON.stringify([...request.headers]) + request.url + body
      if (token === undefined || said.includes(token)) tokens.push(request.url)
    }
  }
  return { names, tokens }
}
