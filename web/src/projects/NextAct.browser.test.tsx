import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { JourneyState } from '@logis/contract/projects.journey.rules'
import type { Project } from './api.ts'
import { lilas, openProject, startAfresh } from './testing.ts'

beforeEach(startAfresh)

const last = {
  sent_at: '2026-11-17T06:29:00Z',
  recipient: 'famille.roux@foyer.example',
  status: 'DELIVERED' as const,
  level: 'success' as const,
}
const sent = { count: 2, opened_at: null, last }
const opened = { ...sent, opened_at: '2026-11-17T17:04:00Z' }
const activated: Partial<Project> = {
  activation_date: '2026-11-18T10:00:00Z',
  cannot: { ...lilas.cannot, invite: 'RESIDENCE_ALREADY_ACTIVATED' },
}
const withoutEmail: Partial<Project> = {
  contact_information: { ...lilas.contact_information, emails: [] },
  cannot: { ...lilas.cannot, invite: 'RESIDENCE_EMAIL_REQUIRED' },
}
/** What the page shows as its one act to do. */
const filled = '.mantine-Button-root:is([data-variant="filled"], :not([data-variant]))'
const openAt = (state: JourneyState, journey: Partial<Project['journey']> = {}, more: Partial<Project> = {}) =>
  openProject({ ...lilas, ...more, journey: { ...lilas.journey, state, ...journey } })

const band = () => page.getByRole('region', { name: 'Prochaine action' })
const acts = () =>
  [...band().element().querySelectorAll('button, a')].map((act) => [
    act.textContent,
    act.getAttribute('data-variant') === 'filled' ? 'filled' : act.getAttribute('aria-disabled') ? 'off' : 'on',
  ])

test.each<[JourneyState, string, [string, string][], Partial<Project['journey']>, Partial<Project>]>([
  [
    'WITHOUT_EMAIL',
    'Aucun e-mail : l’invitation ne peut pas partir.',
    [
      ['Ajouter un e-mail', 'filled'],
      ['Envoyer l’invitation', 'off'],
    ],
    {},
    withoutEmail,
  ],
  [
    'OWNER_LEFT',
    'Le dernier propriétaire a fermé son compte : son adresse est à remplacer.',
    [
      ['Corriger l’adresse', 'filled'],
      ['Envoyer l’invitation', 'on'],
    ],
    {},
    {},
  ],
  ['READY', 'L’invitation n’est pas encore partie.', [['Envoyer l’invitation', 'filled']], {}, {}],
  [
    'SENT',
    'L’invitation est partie, sa réception n’est pas confirmée.',
    [['Relancer l’invitation', 'filled']],
    { invitations: sent },
    {},
  ],
  [
    'REFUSED',
    'L’adresse a été refusée.',
    [
      ['Corriger l’adresse', 'filled'],
      ['Relancer l’invitation', 'on'],
    ],
    { invitations: sent },
    {},
  ],
  [
    'RECEIVED',
    'L’invitation est reçue, elle n’est pas ouverte.',
    [['Relancer l’invitation', 'filled']],
    { invitations: sent },
    {},
  ],
  [
    'OPENED',
    'L’invitation est ouverte, le code n’a pas été saisi.',
    [['Relancer l’invitation', 'filled']],
    { invitations: opened },
    {},
  ],
  [
    'INCOMPLETE',
    'Logement activé. 3 documents manquent encore.',
    [['Ajouter les documents', 'filled']],
    { invitations: opened },
    activated,
  ],
])('%s: %s', async (state, fact, expected, journey, more) => {
  await openAt(state, journey, more)
  await expect.element(band()).toMatchTextContent(fact)
  expect(acts()).toEqual(expected)
  expect(page.getByRole('main').element().querySelectorAll(filled)).toHaveLength(1)
})

test('an activated and complete home needs nothing: one line says who activated it and when they were last seen', async () => {
  const owner = { name: 'Claire Rousseau', has_activated: true, last_connection_at: '2026-11-21T16:42:00Z' }
  await openAt('COMPLETE', { documents: { done: 7, total: 7 }, invitations: opened, owner }, activated)
  await expect
    .element(page.getByText('Activé par Claire Rousseau le 18/11/2026. Dernière visite le 21/11/2026 à 17:42.'))
    .toBeVisible()
  expect(band().elements()).toEqual([])
})

test('a home that was sold was activated before its owner came: the line says since when it is, by nobody', async () => {
  const owner = { name: 'Alice Meunier', has_activated: false, last_connection_at: '2026-11-21T16:42:00Z' }
  await openAt('COMPLETE', { documents: { done: 7, total: 7 }, invitations: opened, owner }, activated)
  await expect.element(page.getByText('Activé le 18/11/2026. Dernière visite le 21/11/2026 à 17:42.')).toBeVisible()
})

const landlords = { tenant_context: true, cannot: { ...lilas.cannot, invite: 'CHANNEL_NOT_ALLOWED' as const } }
for (const [what, state, journey, more] of [
  ['a landlord’s home without an e-mail asks for none', 'WITHOUT_EMAIL', {}, withoutEmail],
  ['a landlord’s home with an e-mail, as sheets bring them, offers no owner’s invitation', 'READY', {}, {}],
  ['a landlord’s home whose owner was invited once offers to invite none again', 'REFUSED', { invitations: sent }, {}],
] as const)
  test(`${what}: its tenants are invited where they are listed`, async () => {
    await openAt(state, journey, { ...more, ...landlords })
    await expect.element(page.getByRole('list', { name: 'Parcours de remise' })).toBeVisible()
    expect(band().elements()).toEqual([])
  })

test('the journey tells each step with its date or what is missing; the next one is marked', async () => {
  await openAt('OPENED', { invitations: opened })
  const steps = page.getByRole('list', { name: 'Parcours de remise' }).getByRole('listitem').elements()
  expect(steps.map((step) => [step.textContent, step.getAttribute('data-state')])).toEqual([
    ['Créé le 22/09/2026', 'done'],
    ['Documents 4/7 3 documents manquent', 'partial'],
    ['Invité 2 envois, le dernier le 17/11/2026', 'done'],
    ['Ouvert le 17/11/2026 à 18:04', 'done'],
    ['Activé code pas encore saisi', 'next'],
  ])
})

test('a step that is not the reader’s to know of is not drawn', async () => {
  await openProject({ ...lilas, journey: { state: null, documents: null, invitations: null, owner: null } })
  const steps = page.getByRole('list', { name: 'Parcours de remise' }).getByRole('listitem').elements()
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Créé le 22/09/2026', 'Activé code pas encore saisi'])
})

test('on a phone the next act stays at the foot of the screen, on the pages under the thumb', async () => {
  await page.viewport(390, 800)
  await openAt('READY')
  const pages = page.getByRole('navigation', { name: 'Accès rapide' }).element().getBoundingClientRect()
  expect(pages.bottom).toBe(innerHeight)
  expect(band().element().getBoundingClientRect().bottom).toBe(pages.top)
})
