import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersFor, listOf, me, openPortal, refusal, serve, type Answer } from '../platform/testing.tsx'
import { sent, startAfresh } from '../projects/testing.ts'
import type { Person } from './api.ts'
import { hugo, tom } from './testing.ts'
import './PeoplePage.tsx'
import './NewPersonDialog.tsx'
import './EditPersonDialog.tsx'
import './RolesDialog.tsx'
import '../feed/people/PersonActsDialog.tsx'
import '../invitations/people/PersonMailsDialog.tsx'
import '../invitations/MailDialog.tsx'

beforeEach(async () => {
  await startAfresh()
  await page.viewport(1440, 900)
})

const administrator: Answer = {
  body: { data: { ...me, company_id: null, companies: [], global_roles: ['ADMINISTRATOR'] } },
}
const open = async (people: Person[] = [hugo, tom], more: Record<string, Answer> = {}) => {
  const served = serve({
    ...answersFor(),
    'GET /user': administrator,
    'GET /admin/users': listOf(people),
    'GET /admin/users/7': { body: { data: hugo } },
    'POST /admin/users': { status: 201, body: { data: { ...tom, first_name: 'Alix', last_name: 'Roche' } } },
    'PATCH /admin/users/7': { body: { data: { ...hugo, pending_email: 'h@clairiere.example' } } },
    'POST /admin/users/8/disable': { body: { data: { ...tom, state: 'DISABLED' } } },
    'POST /admin/users/7/password-reset': { body: { data: { email: hugo.username } } },
    'DELETE /admin/users/8/factors': { body: { data: {} } },
    'PUT /admin/users/7/global-roles': { body: { data: hugo } },
    ...more,
  })
  await openPortal('/admin/users')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible()
  return served
}
const dialog = () => page.getByRole('dialog')
const field = (label: RegExp) => dialog().getByLabelText(label)
const rowAct = async (name: string, act: string) => {
  await page.getByRole('button', { name: `Actions sur ${name}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}
const said = async (text: string) => await expect.element(page.getByText(text)).toBeVisible()

test('ADMIN-08/screen SHELL-16/users: user name, name, company, role, last connection and state, searched and ordered', async () => {
  const served = await open()
  const row = page.getByRole('row').filter({ hasText: 'Hugo Bernard' })
  for (const text of ['hugo@clairiere.example', 'Maisons Clairière', 'Administrateur', '20/11/2026', 'Actif'])
    await expect.element(row.getByText(text)).toBeVisible()
  const resident = page.getByRole('row').filter({ hasText: 'Tom Renaud' })
  for (const text of ['1 logement', 'Habitant', 'Jamais']) await expect.element(resident.getByText(text)).toBeVisible()
  await page.getByRole('button', { name: 'Dernière connexion' }).click()
  await page.getByRole('searchbox').fill('clairière')
  await expect
    .poll(() => served.calls.findLast(({ name }) => name === 'GET /admin/users')?.query.toString())
    .toMatch(/search=clairi.*sort=last_connection_at|sort=last_connection_at.*search=clairi/)
})

test('ADMIN-08/screen: one is created and invited, edited, disabled, and sent a password link', async () => {
  const served = await open()
  await page.getByRole('button', { name: 'Nouvel utilisateur' }).click()
  await field(/^Adresse e-mail/).fill('alix@personne.example')
  await field(/^Prénom/).fill('Alix')
  await field(/^Nom/).fill('Roche')
  await dialog().getByRole('button', { name: 'Créer et inviter' }).click()
  await said('Le compte de Alix Roche a été créé et l’invitation envoyée.')
  expect(sent(served, 'POST /admin/users')).toEqual({
    email: 'alix@personne.example',
    first_name: 'Alix',
    last_name: 'Roche',
    locale: 'fr-FR',
  })

  await rowAct('Hugo Bernard', 'Modifier l’utilisateur')
  await field(/^Adresse e-mail/).fill('h@clairiere.example')
  await dialog().getByRole('button', { name: 'Enregistrer' }).click()
  await said('Le compte a été enregistré. Un lien de confirmation a été envoyé à h@clairiere.example.')
  expect(sent(served, 'PATCH /admin/users/7')).toEqual({ email: 'h@clairiere.example' })

  await rowAct('Tom Renaud', 'Désactiver le compte')
  await dialog().getByRole('button', { name: 'Désactiver le compte' }).click()
  await said('Le compte de Tom Renaud a été désactivé.')

  await rowAct('Hugo Bernard', 'Envoyer un lien de mot de passe')
  await dialog().getByRole('button', { name: 'Envoyer un lien de mot de passe' }).click()
  await said('Le lien a été envoyé à hugo@clairiere.example.')
})

test('who must stay says why; roles on the portal are chosen in words', async () => {
  const served = await open()
  await page.getByRole('button', { name: 'Actions sur Hugo Bernard' }).click()
  const disable = page.getByRole('menuitem', { name: /^Désactiver le compte/ })
  await expect.element(disable).toHaveAttribute('aria-disabled', 'true')
  await expect.element(disable.getByText(/^La société doit conserver au moins un administrateur/)).toBeVisible()
  await page.getByRole('menuitem', { name: 'Rôles sur le portail' }).click()
  await dialog().getByLabelText('Assistance').click()
  await dialog().getByRole('button', { name: 'Enregistrer' }).click()
  await said('Les rôles de Hugo Bernard ont été enregistrés.')
  expect(sent(served, 'PUT /admin/users/7/global-roles')).toEqual({ roles: ['SUPPORT'], before: [] })
})

test('who lost their phone is freed of the second factor; who has none is told so', async () => {
  const served = await open(undefined, {
    'DELETE /admin/users/7/factors': refusal(
      409,
      'NO_FACTOR_TO_RESET',
      'Cette personne n’a ni double authentification ni clé d’accès.',
    ),
  })
  await rowAct('Tom Renaud', 'Réinitialiser la double authentification')
  await dialog().getByRole('button', { name: 'Réinitialiser la double authentification' }).click()
  await said('La double authentification de Tom Renaud a été réinitialisée.')
  expect(served.names()).toContain('DELETE /admin/users/8/factors')
  await rowAct('Hugo Bernard', 'Réinitialiser la double authentification')
  await dialog().getByRole('button', { name: 'Réinitialiser la double authentification' }).click()
  await said('Cette personne n’a ni double authentification ni clé d’accès.')
})

test('an address that is taken is told under its field', async () => {
  await open(undefined, {
    'POST /admin/users': refusal(409, 'EMAIL_ALREADY_USED', 'Cette adresse e-mail est déjà utilisée.'),
  })
  await page.getByRole('button', { name: 'Nouvel utilisateur' }).click()
  await field(/^Adresse e-mail/).fill('hugo@clairiere.example')
  await field(/^Prénom/).fill('Hugo')
  await field(/^Nom/).fill('Bernard')
  await dialog().getByRole('button', { name: 'Créer et inviter' }).click()
  await expect.element(field(/^Adresse e-mail/)).toHaveAccessibleDescription(/déjà utilisée/)
})

test('what a person did leads to the security log, narrowed to them', async () => {
  await open()
  await page.getByRole('button', { name: 'Actions sur Tom Renaud' }).click()
  await expect
    .element(page.getByRole('menuitem', { name: 'Journal de sécurité' }))
    .toHaveAttribute('href', expect.stringContaining('/admin/security?q.user_id=8'))
})

test('whoever asks for all that is kept about them, or to be erased, is answered from their row', async () => {
  const served = await open([hugo, tom], {
    'GET /users/8/data': { body: { data: { account: [{ username: 'tom@foyer.example' }] } } },
    'DELETE /users/8': { status: 204 },
  })
  await rowAct('Tom Renaud', 'Exporter ses données')
  await expect.poll(() => served.calls.some(({ name }) => name === 'GET /users/8/data')).toBe(true)
  await rowAct('Tom Renaud', 'Fermer le compte')
  await dialog()
    .getByRole('textbox', { name: /tom@foyer\.example/ })
    .fill('tom@foyer.example')
  await dialog().getByRole('button', { name: 'Fermer le compte' }).click()
  await said('Le compte de Tom Renaud a été fermé.')
  expect(served.calls.some(({ name }) => name === 'DELETE /users/8')).toBe(true)
  await page.getByRole('button', { name: 'Actions sur Hugo Bernard' }).click()
  await expect
    .element(page.getByRole('menuitem', { name: /^Fermer le compte/ }))
    .toHaveAttribute('aria-disabled', 'true')
})

const house = { id: 41, name: 'Maison Les Lilas', company_name: 'Maisons Clairière' }
const mailOf = (id: number, code: string, name_fr: string, subject: string, more: object = {}) => ({
  id,
  code,
  channel: { name_fr, name_en: name_fr },
  created_at: '2026-11-24T09:00:00Z',
  recipient: 'tom@foyer.example',
  external_data: { email: 'tom@foyer.example', subject, body: '', events: [] },
  status: 'SENT',
  level: null,
  residence: null,
  ...more,
})

test('the mails to a person are read from their row: date, subject, status and project; what invitations alone say', async () => {
  const served = await open(undefined, {
    'GET /admin/users/8/communication-channel-logs': listOf([
      mailOf(3, 'INVITE_TENANT_SOCIAL_LANDLORD', 'Invitation d’un locataire', 'Votre logement', {
        residence: house,
        external_data: {
          email: 'tom@foyer.example',
          subject: 'Votre logement',
          body: '<p>Bienvenue</p>',
          events: [{ name: 'delivered', time: '2026-11-24T09:01:00Z' }],
        },
        status: 'DELIVERED',
        level: 'success',
      }),
      mailOf(2, 'PASSWORD_CHANGED', 'Mot de passe modifié', 'Votre mot de passe a changé'),
      mailOf(1, 'PASSWORD_RESET', 'Mot de passe oublié', '', { external_data: null, status: 'AWAITING' }),
    ]),
  })
  await rowAct('Tom Renaud', 'E-mails reçus')
  await expect.element(dialog().getByRole('heading', { name: 'E-mails envoyés à Tom Renaud' })).toBeVisible()
  const row = (text: string) => dialog().getByRole('row').filter({ hasText: text })
  for (const text of [/^24\/11\/2026/, 'Invitation d’un locataire', 'Reçu', 'Maisons Clairière'])
    await expect.element(row('Votre logement').getByText(text)).toBeVisible()
  await expect
    .element(row('Votre logement').getByRole('link', { name: 'Maison Les Lilas' }))
    .toHaveAttribute('href', expect.stringContaining('/residence-details/41'))
  await expect.element(row('Mot de passe oublié').getByText('En attente d’envoi')).toBeVisible()
  const see = (text: string) => row(text).getByRole('button', { name: /^Voir le message du/ })
  await see('Votre logement').click()
  await expect.element(page.getByTitle('Contenu du message')).toBeVisible()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Fermer', exact: true }).last().click()
  await see('Mot de passe modifié').click()
  await said(
    'Seul le contenu des invitations est montré ; celui des autres e-mails n’est lu que par leur destinataire.',
  )
  await page.getByRole('dialog').last().getByRole('button', { name: 'Fermer', exact: true }).last().click()
  await dialog().getByRole('searchbox').fill('logement')
  await expect
    .poll(() => served.calls.findLast(({ name }) => name.endsWith('communication-channel-logs'))?.query.toString())
    .toContain('search=logement')
})

test('what a person did is read from their row, on whichever project, by what and when; it leads to the other two logs', async () => {
  const act = {
    id: 5,
    actor_user: { id: 7, first_name: 'Hugo', last_name: 'Bernard', username: 'hugo@clairiere.example' },
    impersonator: null,
    actor_company: null,
    created_at: '2026-11-24T09:00:00Z',
    context_http: 'DELETE /v2/documents/{document_id}',
    session_id: null,
    context_http_name: 'documents.deleteDocument',
    logs: [
      {
        action: 'DELETED',
        model_name: 'File',
        pretty_log: [{ attribute_name: 'name', old_value: 'plan.pdf', value: null }],
      },
    ],
    residence: house,
  }
  const served = await open(undefined, {
    'GET /admin/users/7/activity-feed': listOf([act, { ...act, id: 4, impersonator: { name: 'Sacha Petit' } }]),
  })
  await rowAct('Hugo Bernard', 'Actions dans les projets')
  await expect
    .element(dialog().getByRole('heading', { name: 'Actions de Hugo Bernard dans les projets' }))
    .toBeVisible()
  const row = dialog().getByRole('row').filter({ hasText: 'a supprimé le fichier « plan.pdf »' })
  await expect.element(row.first().getByText('Maisons Clairière')).toBeVisible()
  await expect
    .element(row.first().getByRole('link', { name: 'Maison Les Lilas' }))
    .toHaveAttribute('href', expect.stringContaining('/residence-details/41'))
  await expect.element(row.last().getByText(/par Sacha Petit, au nom de Hugo Bernard/)).toBeVisible()
  await dialog().getByRole('button', { name: 'Filtrer par : Action' }).click()
  await page
    .getByRole('menuitemradio', { name: 'Suppression' })
    .or(page.getByRole('menuitem', { name: 'Suppression' }))
    .click()
  await expect
    .poll(() => served.calls.findLast(({ name }) => name.endsWith('activity-feed'))?.query.toString())
    .toContain('DELETED')
  for (const [name, href] of [
    ['Suivi de l’administration', '/admin/feed?q.actor_user_id=7'],
    ['Journal de sécurité', '/admin/security?q.user_id=7'],
  ] as const)
    await expect.element(dialog().getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining(href))
})
