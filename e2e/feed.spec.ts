import { expect, test } from './portal.ts'
import { card, enter, pdf, Person, projectPath, unique } from './world.ts'

test('FEED-01 FEED-02/reload: the activity asks nothing until it is opened, then pages and reloads', async ({
  page,
  request,
}) => {
  const person = await Person.signIn(request, 'karim@renovest.example')
  const project = await person.create(unique('Activité'))
  for (let number = 1; number <= 11; number += 1) await person.upload(project, pdf(`f${number}.pdf`))
  const asked: string[] = []
  page.on('request', (each) => /activity-feed(\?|$)/.test(each.url()) && asked.push(each.url()))
  await enter(page, person, projectPath(project))
  await expect(page.getByRole('treeitem', { name: 'f11.pdf' })).toBeVisible()
  expect(asked).toEqual([])
  const feed = card(page, 'Activité')
  await feed.getByRole('button', { name: 'Afficher l’activité' }).click()
  await expect(feed.getByRole('heading', { name: 'Aujourd’hui' })).toBeVisible()
  await expect(feed.getByRole('listitem').filter({ hasText: 'Karim Haddad' })).toHaveCount(10)
  await feed.getByRole('button', { name: 'Page 2' }).click()
  await expect(feed.getByText('a créé le projet')).toBeVisible()
  const reload = page.waitForRequest(/activity-feed\?/)
  await feed.getByRole('button', { name: 'Recharger l’activité' }).click()
  await reload
  await feed.getByRole('button', { name: 'Masquer l’activité' }).click()
  await expect(feed.getByRole('listitem')).toHaveCount(0)
})

test('FEED-03 FEED-09 FEED-10: the activity is searched; a removed criterion brings the rest back', async ({
  page,
  request,
}) => {
  const person = await Person.signIn(request, 'karim@renovest.example')
  const project = await person.create(unique('Activité'))
  await person.upload(project, pdf('seul.pdf'))
  await enter(page, person, projectPath(project))
  const feed = card(page, 'Activité')
  // The cards above have found their height: what is pressed does not move away.
  await expect(card(page, 'Équipements').getByText('Aucun équipement')).toBeVisible()
  await feed.getByRole('button', { name: 'Afficher l’activité' }).click()
  await feed.getByRole('button', { name: 'Recherche avancée dans l’activité' }).click()
  const dialog = page.getByRole('dialog')
  for (const name of ['Utilisateur', 'Société', 'Objet', 'Action', 'Date']) {
    await expect(dialog.getByLabel(name, { exact: true }).first()).toBeVisible()
  }
  await expect(dialog.getByRole('button', { name: /comparaison : à partir du/ })).toBeVisible()
  await dialog.getByLabel('Action', { exact: true }).first().click()
  await page.getByRole('option', { name: 'Suppression' }).click()
  await dialog.getByRole('button', { name: 'Rechercher' }).click()
  await expect(feed.getByText('Aucune activité pour ces critères')).toBeVisible()
  await feed.getByRole('button', { name: 'Retirer le critère Action : Suppression' }).click()
  await expect(feed.getByText('a ajouté le fichier')).toBeVisible()
})
