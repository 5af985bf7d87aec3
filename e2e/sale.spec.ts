import { expect, expectAccessible, mailTo, password, test } from './portal.ts'
import { enter, Person, unique } from './world.ts'

const [claire, alice] = ['claire@foyer.example', 'alice@foyer.example']

test('an owner hands her home to its buyer, who accepts by the mail: the seller sees nothing more, her notes did not go along', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const karim = await Person.signIn(request, 'karim@renovest.example')
  const home = await karim.create(unique('Maison à vendre'))
  const seller = await Person.signIn(request, claire, 'resident')
  await seller.call('POST', `/users/${seller.id}/residence-activate`, { activation_code: home.residence_code })
  const note = { kind: 'NOTE', title: 'Le double des clés est chez Léon' }
  const kept = await seller.ask('POST', `/residences/${home.id}/household`, { multipart: note })
  expect(kept.status()).toBe(201)

  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('she names the buyer', async () => {
    await enter(page, seller, `/logement/${home.id}`)
    await page.getByRole('button', { name: 'Céder le carnet' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail de l’acquéreur').fill(alice)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Envoyer la proposition' }).click()
    await expect(page.getByText(new RegExp(`Proposé à ${alice}`))).toBeVisible()
    await expectAccessible(page)
  })

  const mail = await mailTo(alice, new RegExp(home.name))
  const link = /https?:\/\/\S+\/invitation#token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
  await test.step('the buyer signs in by the link, and accepts', async () => {
    const theirs = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await theirs.goto(link)
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
    await expect(theirs.getByText(note.title)).toHaveCount(0)
    await theirs.context().close()
  })

  await test.step('the seller sees nothing more of it but her receipt', async () => {
    await page.goto(`/logement/${home.id}`)
    await expect(page.getByRole('heading', { level: 1, name: home.name })).toHaveCount(0)
    expect((await seller.ask('GET', `/residences/${home.id}/booklet`)).status()).toBe(404)
    const receipts = await seller.call<{ home: string }[]>('GET', `/users/${seller.id}/home-sales`)
    expect(receipts.map((one) => one.home)).toContain(home.name)
    expect((await mailTo(claire, /^Reçu de remise du carnet/)).subject).toContain(home.name)
  })
})
