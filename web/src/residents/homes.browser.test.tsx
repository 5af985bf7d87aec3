import type { DocumentTree } from '@logis/contract/documents'
import { refusals } from '@logis/contract/errors'
import type { Home } from '@logis/contract/residents'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { file, treeOf } from '../documents/testing.ts'
import { endSession } from '../platform/session.ts'
import { writeStored } from '../platform/storage.ts'
import { answersFor, listOf, openPortal, refusal, serve } from '../platform/testing.tsx'
import { today } from '../ui/day.ts'
import { homeOf } from './testing.ts'

beforeEach(() => {
  endSession('left')
  localStorage.clear()
})

/** What a resident sees: the folders that hold any. */
const shared = (names: Record<string, string[]>): DocumentTree => {
  let id = 0
  const filesOf = ([folder, files]: [string, string[]]) => [folder, files.map((name) => file((id += 1), name))]
  const tree = treeOf({ folders: Object.fromEntries(Object.entries(names).map(filesOf)) })
  return { ...tree, folders: tree.folders.filter(({ files }) => files.length > 0) }
}
const atHome = (home: Home) => [
  `GET /users/7/residences/${home.id}`,
  { body: { data: { ...home, last_connection_at: null } } },
]

const at = (homes: Home[], own = shared({}), more: Parameters<typeof serve>[0] = {}) =>
  serve({
    ...answersFor('COMPANY_MANAGER', 'resident'),
    'GET /users/7/residences': listOf(homes),
    ...Object.fromEntries(homes.map(atHome)),
    'GET /residences/5/pictures': {
      body: { data: { pictures: [], file_limit: 20_971_520, cannot: { change_pictures: 'FORBIDDEN' } } },
    },
    'GET /residences/5/documents': { body: { data: { own, building: null, building_name: null, tree: [] } } },
    ...more,
  })

test('RES-06: someone with one home is at home at once, with its code at hand', async () => {
  at([homeOf(5, 'Maison Les Lilas')])
  const portal = await openPortal('/logement')
  await vi.waitFor(() => expect(portal.path()).toBe('/logement/5'), { timeout: 4000 })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Maison Les Lilas' })).toBeVisible()
  await expect.element(page.getByText('W93C-7TQK-CQCV')).toBeVisible()
  await page.getByRole('navigation', { name: 'Mon logement' }).getByRole('link', { name: 'Documents' }).click()
  await expect.element(page.getByText(/Maisons Clairière n’a pas encore partagé de document/)).toBeVisible()
})

test('RES-06: someone with several homes chooses; someone with none is asked for a code', async () => {
  at([homeOf(5, 'Maison Les Lilas'), homeOf(6, 'Appartement A01', 'TENANT')])
  await openPortal('/logement')
  await expect.element(page.getByRole('link', { name: /Appartement A01.*Locataire/ })).toBeVisible()
  at([])
  await openPortal('/logement')
  await expect.element(page.getByRole('link', { name: 'Saisir mon code' })).toBeVisible()
})

const invited = (kind: string) => ({
  'GET /invitation-token': {
    body: {
      data: {
        kind,
        email: 'marie@horizon.example',
        company_name: 'Maisons Clairière',
        residence_name: 'Maison Prise',
        account_exists: true,
        residence_code: null,
        is_code_renewed: false,
        account_scope: null,
      },
    },
  },
})

test('whoever left on the way from their invitation goes on with it where their homes will be', async () => {
  writeStored('invitation_token', 'invited')
  at([], shared({}), invited('OWNER'))
  const portal = await openPortal('/logement')
  await expect.element(page.getByText(/Votre invitation vous attend/)).toBeVisible()
  await page.getByRole('link', { name: 'Reprendre mon invitation' }).click()
  await vi.waitFor(() => expect(portal.path()).toBe('/invitation'))
})

const offered = {
  seller: 'Claire Aubry',
  home: 'Maison Prise',
  city: 'Amiens',
  company: 'Maisons Clairière',
  deed_on: '2099-03-12',
  tenants: 0,
}
const opened = (is_accepted: boolean) => ({
  ...invited('BUYER'),
  'POST /home-sales/opened': { body: { data: { ...offered, email: 'marie@horizon.example', is_accepted } } },
})
const coming = (accepted_at: string | null) => ({
  'GET /users/7/home-purchases': { body: { data: [{ ...offered, id: 8, accepted_at }] } },
})

test('a buyer who has yet to accept is led to it, where they have kept the link', async () => {
  writeStored('invitation_token', 'bought')
  at([], shared({}), { ...opened(false), ...coming(null) })
  await openPortal('/logement')
  await expect.element(page.getByText(/Le carnet d’un logement vous est cédé/)).toBeVisible()
  const goOn = page.getByRole('link', { name: 'Reprendre mon invitation' })
  await expect.element(goOn).toHaveAttribute('href', '/invitation')
})

for (const isKept of [true, false])
  test(`a buyer reads of the home to come ${isKept ? 'where they have kept the link' : 'on any browser'}, and of no code`, async () => {
    if (isKept) writeStored('invitation_token', 'bought')
    at([], shared({}), { ...opened(true), ...coming('2026-11-29T10:00:00Z') })
    await openPortal('/logement')
    await expect.element(page.getByRole('heading', { name: 'Logement à venir' })).toBeVisible()
    await expect.element(page.getByText('Maison Prise, Amiens')).toBeVisible()
    await expect.element(page.getByText(/que vous cède Claire Aubry.*le 12\/03\/2099/)).toBeVisible()
    expect(page.getByRole('link', { name: 'Saisir mon code' }).elements()).toEqual([])
  })

test('who has sold a home reads until which day what they kept there can be taken along, and no longer', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T10:00:00Z'), toFake: ['Date'] })
  const sold = (id: number, home: string, done_at: string, as = 'SELLER') =>
    ({ id, home, city: 'Nantes', deed_on: done_at.slice(0, 10), done_at, as }) as const
  at([], shared({}), {
    'GET /users/7/home-sales': {
      body: {
        data: [
          sold(1, 'Villa Neuve', '2026-11-05T10:00:00Z', 'BUYER'),
          sold(2, 'Maison Juste', '2026-11-01T10:00:00Z'),
          sold(3, 'Maison Tard', '2026-10-31T10:00:00Z'),
        ],
      },
    },
  })
  await openPortal('/logement')
  const told = (home: string) => page.getByRole('listitem').filter({ hasText: home })
  await expect.element(told('Juste').getByText(/«.Privé.» s’emporte jusqu’au 30\/11\/2026/)).toBeVisible()
  for (const home of ['Neuve', 'Tard']) await expect.element(told(home)).not.toMatchTextContent(/Privé/)
  // On a telephone the receipt is pressed under what is told, which has the line to itself.
  await page.viewport(390, 844)
  const receipt = told('Juste').getByRole('button', { name: /^Reçu/ }).element().getBoundingClientRect()
  const text = told('Juste')
    .getByText(/s’emporte jusqu’au/)
    .element()
    .getBoundingClientRect()
  expect(receipt.top).toBeGreaterThanOrEqual(text.bottom)
  await page.viewport(1440, 900)
})

test('whoever has just accepted is not told that it is left to do', async () => {
  writeStored('invitation_token', 'bought')
  const accepted = { body: { data: { residence_id: 5, deed_on: offered.deed_on, is_done: false } } }
  at([], shared({}), { ...opened(false), ...coming('2026-11-29T10:00:00Z'), 'POST /home-sales/accepted': accepted })
  await openPortal('/invitation')
  await page.getByRole('button', { name: 'Accepter le carnet' }).click()
  await page.getByRole('link', { name: 'Voir mes logements' }).click()
  await expect.element(page.getByText('Maison Prise, Amiens')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ajouter un autre logement' })).toBeVisible()
  expect(page.getByText(/il reste à l’accepter/).elements()).toEqual([])
})

test.each([
  [false, /annuler, puis de vous céder le carnet à cette adresse/],
  [true, null],
] as const)(
  'who follows the link of a sale by another address goes on from there; somebody has accepted: %s',
  async (is_accepted, told) => {
    writeStored('invitation_token', 'bought')
    const { body } = invited('BUYER')['GET /invitation-token']
    const elsewhere = { 'GET /invitation-token': { body: { data: { ...body.data, email: 'elle@ailleurs.example' } } } }
    at([], shared({}), { ...opened(is_accepted), ...elsewhere })
    await openPortal('/invitation')
    await expect.element(page.getByText(/l’invitation a été envoyée à elle@ailleurs\.example/)).toBeVisible()
    if (told) await expect.element(page.getByText(told)).toBeVisible()
    else expect(page.getByText(/céder le carnet à cette adresse/).elements()).toEqual([])
    await expect.element(page.getByRole('link', { name: 'Voir mes logements' })).toHaveAttribute('href', '/logement')
  },
)

test('a buyer reads before they accept that the home is rented, and until the deed', async () => {
  writeStored('invitation_token', 'bought')
  const rented = { ...offered, tenants: 2 }
  at([], shared({}), {
    ...opened(false),
    'POST /home-sales/opened': { body: { data: { ...rented, email: 'marie@horizon.example', is_accepted: false } } },
    'GET /users/7/home-purchases': { body: { data: [{ ...rented, id: 8, accepted_at: null }] } },
  })
  await openPortal('/invitation')
  await expect.element(page.getByText(/^2 locataires y vivent.*leur bail continue avec vous/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Accepter le carnet' })).toBeVisible()
  await openPortal('/logement')
  const coming = page.getByRole('list').filter({ hasText: 'Claire Aubry' })
  await expect.element(coming.getByText(/^2 locataires y vivent/)).toBeVisible()
})

const rented = { ...homeOf(5, 'Maison Les Lilas', 'TENANT'), activation_date: '2026-01-10T10:00:00Z' }
for (const [who, home, told] of [
  ['another owner', { ...rented, owner_since: '2026-11-29T10:00:00Z' }, /^A changé le 29\/11\/2026Votre accès/],
  [
    'no owner for now',
    { ...rented, activation_date: null, has_lost_owner: true },
    /^Personne pour l’instantVotre accès/,
  ],
  ['the owner they rented it from', rented, null],
  ['no owner so far', { ...rented, activation_date: null }, null],
] as const)
  test(`whoever rents a home that has ${who} reads so, or nothing of it`, async () => {
    at([home])
    await openPortal('/logement/5')
    await expect.element(page.getByText('À retenir')).toBeVisible()
    if (told) await expect.element(page.getByText(told)).toBeVisible()
    else expect(page.getByText(/Votre accès reste le même/).elements()).toEqual([])
  })

test('who has a home and has yet to accept another is told with their account where the link is', async () => {
  at([homeOf(5, 'Maison Les Lilas')], shared({}), coming(null))
  await openPortal('/logement/compte')
  await expect.element(page.getByText(/ouvrez le lien reçu par e-mail/)).toBeVisible()
})

for (const reason of ['SALE_OVER', 'INVITATION_TOKEN_INVALID'] as const)
  test(`an invitation that invites to nothing any more (${reason}) is not waiting: one has a code, or none`, async () => {
    writeStored('invitation_token', 'gone')
    at([], shared({}), { 'GET /invitation-token': refusal(refusals[reason].status, reason) })
    await openPortal('/logement')
    await expect.element(page.getByRole('link', { name: 'Saisir mon code' })).toBeVisible()
    expect(page.getByText(/vous attend/).elements()).toEqual([])
  })

test('what one has asked for and nobody has answered is told where the homes will be, and with the account', async () => {
  const waiting = { id: 4, role_code: 'TENANT', created_at: '2026-11-29T10:00:00Z' }
  const sold = { id: 3, home: 'Maison Prise', city: 'Amiens', deed_on: '2026-11-29', as: 'SELLER' }
  at([], shared({}), {
    'GET /users/7/access-requests': listOf([waiting]),
    'GET /users/7/home-sales': { body: { data: [{ ...sold, done_at: waiting.created_at }] } },
  })
  await openPortal('/logement')
  const card = page.getByRole('region', { name: 'Vos demandes d’accès' })
  await expect.element(card.getByText('Envoyée le 29/11/2026, sans réponse pour l’instant')).toBeVisible()
  await expect.element(card.getByText('Locataire')).toBeVisible()
  // What one has given away stands below it, apart.
  const below = page.getByRole('region', { name: 'Logements cédés et reçus' })
  await expect.element(below).toBeVisible()
  const [one, next] = [card, below].map((part) => part.element().getBoundingClientRect())
  expect(next!.top - one!.bottom).toBeGreaterThanOrEqual(12)
  await openPortal('/logement/compte')
  await expect.element(card).toBeVisible()
})

test('what one has asked for is taken back, once that is confirmed, also where nobody is there to answer', async () => {
  const waiting = { id: 4, role_code: 'OWNER', created_at: '2026-11-29T10:00:00Z' }
  const served = at([], shared({}), { 'GET /users/7/access-requests': listOf([waiting]) })
  await openPortal('/logement')
  await page.getByRole('button', { name: 'Retirer la demande envoyée le 29/11/2026' }).click()
  const act = 'DELETE /users/7/access-requests/4'
  served.answers[act] = { status: 204 }
  served.answers['GET /users/7/access-requests'] = listOf([])
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer la demande' }).click()
  await expect.element(page.getByRole('region', { name: 'Vos demandes d’accès' })).not.toBeInTheDocument()
  expect(served.names().filter((name) => name === act)).toHaveLength(1)
})

test('the receipts of homes that changed hands stand with the account, for whoever has one home too', async () => {
  const done_at = '2026-11-29T10:00:00Z'
  const sold = { id: 3, home: 'Maison Prise', city: 'Amiens', deed_on: '2026-11-29', done_at, as: 'SELLER' }
  at([homeOf(5, 'Maison Les Lilas')], shared({}), { 'GET /users/7/home-sales': { body: { data: [sold] } } })
  await openPortal('/logement/compte')
  await expect.element(page.getByText('Maison Prise, Amiens')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reçu (PDF) : Maison Prise' })).toBeVisible()
})

test('the documents are in folders that hold any; above ten a name finds them, accents or not', async () => {
  const plans = Array.from({ length: 10 }, (_, index) => `Plan ${index + 1}.pdf`)
  at([homeOf(5, 'Maison Les Lilas')], shared({ Plans: plans, Études: ['Étude thermique.pdf'] }))
  await openPortal('/logement/5/documents')
  await expect.element(page.getByText('Études')).toBeVisible()
  await expect.element(page.getByText('Étude thermique.pdf')).not.toBeVisible()
  await page.getByRole('searchbox', { name: 'Rechercher un document' }).fill('etude')
  await expect.element(page.getByText('Étude thermique.pdf')).toBeVisible()
  await expect.element(page.getByText('Plans')).not.toBeInTheDocument()
})

test('a home that is not one’s own does not exist', async () => {
  at([homeOf(5, 'Maison Les Lilas')])
  await openPortal('/logement/99')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Contenu introuvable' })).toBeVisible()
})

for (const path of ['/logement', '/invitation'])
  test(`on the day of the deed the home to come is told for today: ${path}`, async () => {
    const due = { ...offered, deed_on: today() }
    writeStored('invitation_token', 'bought')
    at([], shared({}), {
      ...opened(true),
      'POST /home-sales/opened': { body: { data: { ...due, email: 'marie@horizon.example', is_accepted: true } } },
      'GET /users/7/home-purchases': { body: { data: [{ ...due, id: 8, accepted_at: '2026-09-29T10:00:00Z' }] } },
    })
    await openPortal(path)
    await expect.element(page.getByText(/C’est le jour de l’acte.*apparaîtra aujourd’hui/)).toBeVisible()
  })

test('whoever is about to own a home is told that closing their account calls off its sale', async () => {
  at([], shared({}), coming('2026-11-29T10:00:00Z'))
  await openPortal('/logement/compte')
  await expect.element(page.getByText(/ne se rouvre pas/)).toMatchTextContent(/Une cession en cours sera annulée\.$/)
})

test('whoever owns a home is told, where they close their account, that it waits for its next owner', async () => {
  at([homeOf(5, 'Maison Les Lilas', 'OWNER')], shared({}), { 'GET /users/7/home-purchases': { body: { data: [] } } })
  await openPortal('/logement/compte')
  await expect
    .element(page.getByText(/ne se rouvre pas/))
    .toMatchTextContent(/Un logement dont vous êtes seul propriétaire attendra le prochain/)
})

test('whoever rents a home is told of no sale where they close their account', async () => {
  at([homeOf(5, 'Maison Les Lilas', 'TENANT')], shared({}), { 'GET /users/7/home-purchases': { body: { data: [] } } })
  await openPortal('/logement/compte')
  const text = page.getByText(/ne se rouvre pas/)
  await expect.element(text).toBeVisible()
  await expect.element(text).not.toMatchTextContent(/cession/)
})
