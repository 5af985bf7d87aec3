import { expect, expectAccessible, test } from './portal.ts'
import { enter, Person } from './world.ts'

/** Three houses of their own contracts; the last one has no address. */
const houses = async (marie: Person, hugo: Person, mark: string) => {
  for (const number of [1, 2, 3])
    await marie.call('POST', `/companies/${hugo.companyId}/residences`, {
      type: 'HOUSE',
      name: `Maison ${mark} ${number}`,
      contract_number: `${mark}-${number}`,
      contact_information: {
        addresses: [{ street_name: 'Rue de la Remise', zip_code: '44000', city: 'Nantes' }],
        ...(number < 3 && { emails: [{ email: `${mark}.${number}@foyer.example`.toLowerCase() }] }),
      },
    })
  return [1, 2, 3].map((number) => `${mark}-${number}`)
}

test('a builder pastes contracts, mends an address where it is missing, writes a word, sees the mail, sends it, and follows each home', async ({
  page,
  request,
}) => {
  const [marie, hugo] = [
    await Person.signIn(request, 'marie@horizon.example'),
    await Person.signIn(request, 'hugo@clairiere.example'),
  ]
  const contracts = await houses(marie, hugo, `RM${Date.now()}`)
  await enter(page, hugo, `/projects/${hugo.companyId}`)
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Invitations' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Invitations')
  await page.getByRole('button', { name: 'Nouvelle campagne' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle campagne' })
  await dialog.getByRole('radio', { name: 'Des numéros de contrat' }).click()
  await dialog.getByRole('textbox', { name: 'Numéros de contrat' }).fill([...contracts, 'INCONNU-1'].join('\n'))
  await dialog.getByRole('button', { name: 'Préparer la campagne' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Inviter 3 logements' })).toBeVisible()
  await expect(page.getByText('Aucun logement n’a le contrat INCONNU-1.')).toBeVisible()
  await expect(page.getByText('2 e-mails partiront. 1 logement restera à compléter.')).toBeVisible()
  await page.getByRole('textbox', { name: /^E-mail de / }).fill('remise.trouvee@foyer.example')
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page.getByText('3 e-mails partiront.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Mot d’accompagnement/ }).fill('Nous vous remettons les clés vendredi.')
  await page.getByRole('textbox', { name: /^Objet/ }).fill('Votre maison vous attend')
  await page.getByRole('textbox', { name: /^Nom de la campagne/ }).fill('Remise des clés')
  await page.getByRole('switch', { name: /^Relancer seul/ }).click()
  const mail = page.frameLocator('iframe[title="Contenu de l’e-mail"]')
  await expect(mail.getByText('Nous vous remettons les clés vendredi.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Envoyer 3 invitations' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer 3 invitations' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Remise des clés' })).toBeVisible()
  // What leaves is heard of: nobody reloads the page.
  await expect(page.getByRole('region', { name: 'Résultats' }).getByText('sur 3')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Envoyée\s3/ })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: /^Relancer/ })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
})
