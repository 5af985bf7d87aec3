import { archiveOf } from './archive.ts'
import { expect, expectAccessible, received, test } from './portal.ts'
import { enter, Person } from './world.ts'
import type { Page } from '@playwright/test'

/** Contracts, names and addresses that no other run has. */
const mark = `L${Date.now().toString(36).toUpperCase()}`
const contract = (n: number) => `${mark}-${n}`
const address = (n: number) => `${mark}.${n}@foyer.example`.toLowerCase()
const numbers = Array.from({ length: 50 }, (_, n) => n + 1)

const titles = 'Livraison du programme;;;;;\nN° de contrat;Client;Adresse du chantier;CP;Ville;Courriel'
const line = (n: number) =>
  [contract(n), `Maison ${mark} ${n}`, `${n} allée des Tilleuls`, '44000', 'Nantes', n === 50 ? '' : address(n)].join(
    ';',
  )
/** Fifty homes: a postcode, an address of mail and a name are wrong; the last has no address of mail. */
const sheet = () => {
  const lines = numbers.map(line)
  lines[3] = lines[3]!.replace('44000', '440')
  lines[20] = lines[20]!.replace('@', ' chez ')
  lines[41] = lines[41]!.replace(`Maison ${mark} 42`, '')
  // As French spreadsheets save it.
  return Buffer.from([titles, ...lines, 'Total;50;;;;'].join('\r\n'), 'latin1')
}

/** Three hundred files: of each home some, by its contract or its name; four that name none; and one is junk. */
const archive = () => {
  const files = Array.from({ length: 295 }, (_, n): [string, string] => {
    const home = (n % 50) + 1
    const folder = n % 2 ? contract(home) : `Maison ${mark} ${home}`
    return [`${folder}/${n % 3 ? 'Facture' : 'Notice'} ${n}.txt`, `Essai de rangement ${mark} ${n}`]
  })
  const unknown = Array.from({ length: 4 }, (_, n): [string, string] => [
    `vrac/note ${n}.txt`,
    `${mark} sans projet ${n}`,
  ])
  return archiveOf([...files, ...unknown, ['vrac/.DS_Store', 'x']])
}

const [wide, phone] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const choose = async (page: Page, button: string, name: string, mimeType: string, buffer: Buffer) => {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await choosing).setFiles({ name, mimeType, buffer })
}

/** How many homes the company's home page says are invited. */
const invited = async (page: Page): Promise<number> => {
  const stage = page.getByRole('row', { name: /^Invités ou activés/ })
  await expect(stage).toBeVisible()
  // What follows the figure in its cell tells those who did not come so far.
  const figure = await stage
    .getByRole('cell')
    .first()
    .evaluate((cell) => cell.firstChild?.textContent ?? '')
  return Number(figure.replace(/\s/g, ''))
}

const importHomes = async (page: Page) => {
  await page.getByRole('link', { name: 'Importer des projets' }).click()
  await choose(page, 'Choisir un fichier', 'lots.csv', 'text/csv', sheet())
  await expect(page.getByText(/6 colonnes reconnues sur 6/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuer' }).click()

  await expect(page.getByText('47 projets seront créés. 3 lignes à corriger.')).toBeVisible()
  await expectAccessible(page)
  const mend = async (number: number, field: string, value: string) => {
    await page.getByRole('button', { name: new RegExp(`^Afficher le détail.*ligne ${number},`) }).click()
    const form = page.getByRole('form', { name: /^Corriger la ligne/ })
    await form.getByLabel(field).fill(value)
    await form.getByRole('button', { name: 'Enregistrer la ligne' }).click()
    await expect(form).toHaveCount(0)
  }
  await page.getByRole('button', { name: /^À corriger\s3/ }).click()
  await mend(6, 'Code postal', '44000')
  await mend(23, 'E-mails', address(21))
  // The last of them by the keyboard alone, on a phone.
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: /^Afficher le détail/ }).press('Enter')
  await page.getByLabel('Nom').fill(`Maison ${mark} 42`)
  await page.getByLabel('Nom').press('Enter')
  await expect(page.getByText('50 projets seront créés.')).toBeVisible()
  await page.setViewportSize(wide)
  await page.getByRole('button', { name: 'Créer 50 projets' }).click()
  await expect(page.getByRole('heading', { name: '50 projets créés' })).toBeVisible({ timeout: 120_000 })
  await expectAccessible(page)
}

const sortFiles = async (page: Page) => {
  await page.getByRole('link', { name: 'Ranger leurs fichiers' }).click()
  await choose(page, 'Choisir des fichiers', 'Livraison.zip', 'application/zip', archive())
  await expect(page.getByText('295 fichiers prêts. 4 à ranger.')).toBeVisible({ timeout: 120_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: /^À ranger\s4/ }).click()
  const homes = page.getByRole('complementary', { name: 'Projets' })
  await expect(page.locator('[draggable=true]')).toHaveCount(4)
  await page
    .locator('[draggable=true]')
    .first()
    .dragTo(homes.getByRole('button', { name: new RegExp(`${mark} 1\\b`) }))
  await expect(page.getByText('296 fichiers prêts. 3 à ranger.')).toBeVisible()
  // The list follows the sum.
  await expect(page.locator('[draggable=true]')).toHaveCount(3)
  // One where it stands, on a phone and by the keyboard alone; the others together.
  await page.setViewportSize(phone)
  await page
    .getByRole('button', { name: /^Afficher le détail/ })
    .first()
    .press('Enter')
  const form = page.getByRole('form', { name: /^Ranger note/ })
  await form.getByRole('combobox', { name: 'Projet' }).fill('Érables')
  await expect(page.getByRole('option', { name: /Maison Les Érables/ })).toBeVisible()
  await form.getByRole('combobox', { name: 'Projet' }).press('ArrowDown')
  await form.getByRole('combobox', { name: 'Projet' }).press('Enter')
  await form.getByRole('button', { name: 'Enregistrer' }).press('Enter')
  await expect(page.getByText('297 fichiers prêts. 2 à ranger.')).toBeVisible()
  await expectAccessible(page, 'colours')
  await page.setViewportSize(wide)
  await expect(page.locator('[draggable=true]')).toHaveCount(2)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Ranger la sélection' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Écarter' }).click()
  await expect(page.getByText('297 fichiers prêts.', { exact: true })).toBeVisible()

  // Filed, taken back as one act, and filed for good.
  const file = async () => {
    await page.getByRole('button', { name: 'Ranger 297 fichiers' }).click()
    await expect(page.getByRole('heading', { name: '297 fichiers rangés' })).toBeVisible({ timeout: 120_000 })
  }
  await file()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Annuler le rangement' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler le rangement' }).click()
  await file()
}

const inviteAll = async (page: Page) => {
  // What was sorted went to these fifty and to one more: the import alone names the fifty.
  await expect(page.getByRole('button', { name: 'Inviter les résidents' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await menu.getByRole('link', { name: 'Invitations' }).click()
  await page.getByRole('button', { name: 'Nouvelle campagne' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle campagne' })
  await dialog.getByRole('radio', { name: 'Les logements d’un import' }).click()
  await dialog.getByRole('combobox', { name: 'Import' }).click()
  await page
    .getByRole('option', { name: /^lots\.csv/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Préparer la campagne' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Inviter 50 logements' })).toBeVisible()
  // Those that are there already are there once.
  await page.getByRole('button', { name: 'Ajouter des logements' }).click()
  const adding = page.getByRole('dialog', { name: 'Ajouter des logements' })
  await adding.getByRole('radio', { name: 'Des numéros de contrat' }).click()
  await adding.getByRole('textbox', { name: 'Numéros de contrat' }).fill([contract(1), 'INCONNU-1'].join('\n'))
  await adding.getByRole('button', { name: 'Ajouter' }).click()
  await expect(page.getByText('Aucun logement n’a le contrat INCONNU-1.')).toBeVisible()
  await expect(page.getByText('49 e-mails partiront. 1 logement ne sera pas invité en l’état.')).toBeVisible()
  await page.getByRole('textbox', { name: /^E-mail de / }).fill(address(50))
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page.getByText('50 e-mails partiront.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Mot d’accompagnement/ }).fill('Nous vous remettons les clés vendredi.')
  await page.getByRole('textbox', { name: /^Objet/ }).fill('Votre maison vous attend')
  await page.getByRole('textbox', { name: /^Nom de la campagne/ }).fill(`Remise des clés ${mark}`)
  await page.getByRole('switch', { name: /^Relancer seul/ }).click()
  const mail = page.frameLocator('iframe[title="Contenu de l’e-mail"]')
  await expect(mail.getByText('Nous vous remettons les clés vendredi.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Envoyer 50 invitations' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer 50 invitations' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Remise des clés ${mark}` })).toBeVisible()
  // What leaves is heard of: nobody reloads the page.
  await expect(page.getByRole('region', { name: 'Résultats' }).getByText('sur 50')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Envoyée\s50/ })).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('button', { name: /^Relancer/ })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
}

test('a builder drops a sheet of fifty homes, mends three lines, creates them, sorts an archive of three hundred files onto them, and invites all of them: fifty mails arrive, and the funnel moves', async ({
  page,
  request,
}) => {
  test.setTimeout(480_000)
  const hugo = await Person.signIn(request, 'hugo@clairiere.example')
  await enter(page, hugo, `/company/${hugo.companyId}`)
  const before = await invited(page)
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Mes projets' }).click()
  await importHomes(page)
  await sortFiles(page)
  await inviteAll(page)

  const recipients = async () =>
    (await received())
      .flatMap(({ to }) => to?.map((each) => each.address ?? '') ?? [])
      .filter((to) => to.startsWith(mark.toLowerCase()))
  await expect.poll(async () => (await recipients()).length, { timeout: 120_000 }).toBe(50)
  expect(new Set(await recipients())).toEqual(new Set(numbers.map(address)))
  await expect(async () => {
    await page.goto(`/company/${hugo.companyId}`)
    expect(await invited(page)).toBe(before + 50)
  }).toPass({ timeout: 120_000 })

  // What has been written to is not taken back with its import.
  await page.goto(`/project/import/${hugo.companyId}`)
  await page.getByRole('link', { name: 'lots.csv' }).first().click()
  await page.getByRole('button', { name: 'Annuler l’import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler l’import' }).click()
  await expect(page.getByRole('heading', { name: /^Import annulé/ })).toBeVisible()
  await expect(page.getByText('50 projets conservés, car modifiés depuis.')).toBeVisible()
})
