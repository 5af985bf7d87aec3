import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '../platform/testing.tsx'
import { lilas, openProject, sent, startAfresh } from '../projects/testing.ts'
import { asked, calls, flat, listed, owner, person, rowOf, section, sentMail, show } from './testing.ts'
import './RejectDialog.tsx'
import './RemoveTenantDialog.tsx'

beforeEach(startAfresh)

test('DASH-19/screen TEN-01/screen: a landlord’s project has the part of its residents with the invitation, another company’s none of it', async () => {
  await show({})
  await expect.element(section().getByRole('heading', { name: 'Inviter un locataire' })).toBeVisible()
  await startAfresh()
  const served = await openProject({ ...lilas, cards: ['information', 'feed'] })
  await expect.element(page.getByRole('heading', { name: 'Informations' })).toBeVisible()
  await expect.element(section()).not.toBeInTheDocument()
  expect(served.calls.filter(({ name }) => /users|access-requests/.test(name))).toEqual([])
})

test('TEN-02: of those at home the table shows the tenants, and names the owners beside it', async () => {
  await show({})
  await expect.element(rowOf('Tom Petit')).toMatchTextContent(/tom@foyer.example.*27\/07\/2026.*20\/11\/2026/)
  await expect.element(rowOf('Service Patrimoine')).not.toBeInTheDocument()
  await expect
    .element(section().getByRole('listitem', { name: 'Service Patrimoine' }))
    .toMatchTextContent(/depuis le 25\/06\/2026/)
  await expect.element(section().getByRole('button', { name: 'Retirer Service Patrimoine' })).not.toBeInTheDocument()
})

test('TEN-03: each tenant with who they are, since when, when they were last seen, both connections with date and state, and a button to remove them', async () => {
  const electricity_connection = { created_at: '2026-08-02T10:00:00Z', status: 'COMMUNICATING' } as const
  const gas_connection = { created_at: '2026-08-05T10:00:00Z', status: 'EXPIRED' } as const
  await show({
    residents: [
      person({ electricity_connection, gas_connection }),
      person({ user_id: 5, username: 'lea@foyer.example', name: null, last_connection_at: null }),
    ],
  })
  const table = section().getByRole('table')
  for (const title of ['Personne', 'Depuis le', 'Dernière visite', 'Raccordements', 'Actions'])
    await expect.element(table.getByRole('columnheader', { name: title })).toBeVisible()
  await expect
    .element(rowOf('tom@foyer.example'))
    .toMatchTextContent(/27\/07\/2026.*20\/11\/2026.*Communique.*02\/08\/2026.*Accord expiré.*05\/08\/2026/)
  for (const name of ['Électricité', 'Gaz'])
    await expect.element(rowOf('tom@foyer.example').getByRole('img', { name })).toBeVisible()
  await expect.element(rowOf('lea@foyer.example')).toMatchTextContent(/jamais.*Aucun.*Aucun/)
  await expect.element(section().getByRole('button', { name: 'Retirer Tom Petit' })).toBeVisible()
  await expect.element(section().getByRole('button', { name: 'Retirer lea@foyer.example' })).toBeVisible()
})

test('TEN-07: each request shows who asks and since when, with one button to accept it and one to reject it', async () => {
  const served = await show(
    { requests: [asked(), asked({ id: 72, user_id: 9, username: 'm@foyer.example', name: 'Malik Chérif' })] },
    { 'POST /residences/9/access-requests/71/accept': { body: { data: person({}), message: 'Acceptée.' } } },
  )
  const row = rowOf('Fatou Sow')
  await expect.element(row).toMatchTextContent(/fatou.sow@foyer.example.*18\/11\/2026/)
  await expect.element(row.getByRole('button', { name: 'Refuser la demande de Fatou Sow' })).toBeVisible()
  await expect.element(rowOf('Malik Chérif').getByRole('button', { name: /^Accepter/ })).toBeVisible()
  await row.getByRole('button', { name: 'Accepter la demande de Fatou Sow' }).click()
  await expect.element(page.getByText('Acceptée.')).toBeVisible()
  expect(calls(served, 'POST')).toContain('POST /residences/9/access-requests/71/accept')
})

test('accepting says before that it activates the home; what somebody else has decided leaves the list, and a word says so', async () => {
  const late = {
    'POST /residences/9/access-requests/71/accept': refusal(
      409,
      'ACCESS_REQUEST_ALREADY_DECIDED',
      'Cette demande d’accès a déjà été traitée.',
    ),
  }
  const waiting = asked({ residence: { id: 9, name: 'Appartement A06', is_activated: false } })
  const served = await show({ requests: [waiting] }, late)
  await expect.element(rowOf('Fatou Sow')).toMatchTextContent(/Accepter active aussi le logement\./)
  served.answers['GET /residences/9/access-requests'] = listed([])
  await rowOf('Fatou Sow')
    .getByRole('button', { name: /^Accepter/ })
    .click()
  await expect.element(page.getByText(/déjà été traitée/)).toBeVisible()
  await expect.element(rowOf('Fatou Sow')).not.toBeInTheDocument()
})

test('D2-C10: without an owner account accepting is off and says why; rejecting is open', async () => {
  const cannot = { accept: 'COMPANY_OWNER_USER_REQUIRED', reject: null } as const
  await show({ requests: [asked({ residence: { id: 9, name: 'A06', is_activated: false }, cannot })] })
  const accept = rowOf('Fatou Sow').getByRole('button', { name: /^Accepter/ })
  await expect.element(accept).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('heading', { level: 1 }).hover()
  await accept.click({ force: true })
  await expect.element(page.getByRole('tooltip')).toMatchTextContent(/doit disposer d’un compte propriétaire/)
  await expect.element(rowOf('Fatou Sow').getByText(/Accepter active/)).not.toBeInTheDocument()
  await rowOf('Fatou Sow')
    .getByRole('button', { name: /^Refuser/ })
    .click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Fatou Sow n’aura pas accès/)
})

test('a request is rejected after a question, by the home it was made in', async () => {
  const path = 'POST /residences/12/access-requests/71/reject'
  const elsewhere = asked({ residence: { id: 12, name: 'Appartement B04', is_activated: true } })
  const served = await show(
    { requests: [elsewhere] },
    { [path]: { body: { data: {}, message: 'Refusée.' } } },
    {
      ...flat,
      type: 'BUILDING',
    },
  )
  await expect.element(rowOf('Fatou Sow')).toMatchTextContent(/Appartement B04/)
  await rowOf('Fatou Sow')
    .getByRole('button', { name: /^Refuser/ })
    .click()
  expect(calls(served, 'POST')).not.toContain(path)
  await page.getByRole('dialog').getByRole('button', { name: 'Refuser la demande' }).click()
  await expect.element(page.getByText('Refusée.')).toBeVisible()
  expect(calls(served, 'POST')).toContain(path)
})

test('a tenant is removed after a question, and the table is read again', async () => {
  const path = 'DELETE /residences/9/users/4'
  const served = await show({}, { [path]: { status: 204, body: undefined } })
  await rowOf('Tom Petit').getByRole('button', { name: 'Retirer Tom Petit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Retirer le locataire' })
  await expect.element(dialog).toMatchTextContent(/ne verra plus rien de « Appartement A01 »/)
  expect(calls(served, 'DELETE')).toEqual([])
  served.answers['GET /residences/9/users'] = listed([owner])
  await dialog.getByRole('button', { name: 'Retirer le locataire' }).click()
  await expect.element(page.getByText(/Tom Petit n’a plus accès à/)).toBeVisible()
  await expect.element(section().getByText('Aucun locataire pour le moment.')).toBeVisible()
})

test('whoever owns a flat but the landlord’s own account is removed after a question, from the flat that they own', async () => {
  const path = 'DELETE /residences/12/users/6'
  const lost = {
    user_id: 6,
    username: 'ines@foyer.example',
    name: 'Inès Garnier',
    role_code: 'OWNER',
    cannot: { remove: null },
  } as const
  const flats = [
    person({ ...lost, residence: { id: 11, name: 'Appartement B03' } }),
    person({ ...lost, residence: { id: 12, name: 'Appartement B04' } }),
  ]
  const served = await show(
    { residents: [owner, ...flats] },
    { [path]: { status: 204, body: undefined } },
    { ...flat, type: 'BUILDING' },
  )
  const rows = section().getByRole('listitem').filter({ hasText: 'Inès Garnier' })
  await expect.poll(() => rows.elements().length).toBe(2)
  await expect.element(section().getByRole('button', { name: 'Retirer Service Patrimoine' })).not.toBeInTheDocument()
  await rows.filter({ hasText: 'Appartement B04' }).getByRole('button', { name: 'Retirer Inès Garnier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Retirer le propriétaire' })
  await expect.element(dialog).toMatchTextContent(/ne verra plus rien de « Appartement B04 »/)
  expect(calls(served, 'DELETE')).toEqual([])
  await dialog.getByRole('button', { name: 'Retirer le propriétaire' }).click()
  await expect.element(page.getByText(/Inès Garnier n’a plus accès à/)).toBeVisible()
  expect(calls(served, 'DELETE')).toEqual([path])
})

test('TEN-14 TEN-15: an address that is none keeps the button off and says so; another puts it on', async () => {
  await show({})
  const email = section().getByLabelText('Adresse e-mail du locataire')
  const add = section().getByRole('button', { name: 'Inviter' })
  await expect.element(add).toBeDisabled()
  await email.fill('tom@foyer')
  await expect.element(add).toBeDisabled()
  await page.getByRole('heading', { level: 1 }).click()
  await expect.element(section().getByText('Email invalide')).toBeVisible()
  await email.fill('nina@foyer.example')
  await expect.element(add).toBeEnabled()
  await expect.element(section().getByText('Email invalide')).not.toBeInTheDocument()
})

test('TEN-16: the invitation goes by the tenants’ channel, in the tenant context, for the company that is acted for', async () => {
  const path = 'POST /companies/1/residences/9/invitations'
  const served = await show({}, { [path]: { status: 201, body: { data: sentMail, message: 'Partie.' } } })
  await section().getByLabelText('Adresse e-mail du locataire').fill(' nina@foyer.example ')
  await section().getByRole('button', { name: 'Inviter' }).click()
  await expect.element(page.getByText('Partie.')).toBeVisible()
  expect(sent(served, path)).toEqual({
    communication_channel_code: 'INVITE_TENANT_SOCIAL_LANDLORD',
    email: 'nina@foyer.example',
    tenant_context: true,
  })
  await expect.element(section().getByLabelText('Adresse e-mail du locataire')).toHaveValue('')
})

test('an invitation that is refused says why and keeps the address', async () => {
  await show(
    {},
    {
      'POST /companies/1/residences/9/invitations': refusal(
        429,
        'INVITATION_TOO_SOON',
        'Une invitation vient d’être envoyée à cette adresse.',
      ),
    },
  )
  await section().getByLabelText('Adresse e-mail du locataire').fill('nina@foyer.example')
  await section().getByRole('button', { name: 'Inviter' }).click()
  await expect.element(section().getByText(/vient d’être envoyée/)).toBeVisible()
  await expect.element(section().getByLabelText('Adresse e-mail du locataire')).toHaveValue('nina@foyer.example')
})

test('in a building the invitation asks for the flat, and goes to it', async () => {
  const path = 'POST /companies/1/residences/12/invitations'
  const flats = listed([{ ...lilas, id: 12, name: 'Appartement B04', cannot: { cancel: null } }])
  const served = await show(
    {},
    { 'GET /companies/1/residences': flats, [path]: { status: 201, body: { data: sentMail, message: 'Partie.' } } },
    {
      ...flat,
      type: 'BUILDING',
    },
  )
  await section().getByLabelText('Adresse e-mail du locataire').fill('nina@foyer.example')
  await expect.element(section().getByRole('button', { name: 'Inviter' })).toBeDisabled()
  // There may be a thousand of them: they come once somebody chooses.
  expect(served.names()).not.toContain('GET /companies/1/residences')
  await section().getByRole('combobox', { name: 'Logement' }).click()
  await page.getByRole('option', { name: 'Appartement B04' }).click()
  await section().getByRole('button', { name: 'Inviter' }).click()
  await expect.poll(() => calls(served, 'POST')).toContain(path)
})

test('the last request that is answered leaves the focus on an invitation that is neither opened by it nor blamed', async () => {
  const accept = 'POST /residences/9/access-requests/71/accept'
  const served = await show(
    { residents: [owner], requests: [asked()] },
    { [accept]: { body: { data: person({}), message: 'Accès donné.' } } },
    { ...flat, type: 'BUILDING' },
  )
  const asking = section().getByRole('button', { name: /Accepter/ })
  await expect.element(asking).toBeVisible()
  served.answers['GET /residences/9/access-requests'] = listed([])
  await asking.click()
  const chooser = section().getByRole('combobox', { name: 'Logement' })
  await expect.element(chooser).toHaveFocus()
  await expect.element(chooser).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('heading', { level: 1 }).click()
  await expect.element(section().getByRole('heading', { name: 'Inviter un locataire' })).toBeVisible()
  expect(section().getByText('Ce champ est obligatoire.').elements()).toEqual([])
})

test('an address without a flat says which field is missing', async () => {
  await show({}, {}, { ...flat, type: 'BUILDING' })
  await section().getByLabelText('Adresse e-mail du locataire').fill('nina@foyer.example')
  await page.getByRole('heading', { level: 1 }).click()
  await expect.element(section().getByText('Ce champ est obligatoire.')).toBeVisible()
  await expect.element(section().getByRole('combobox', { name: 'Logement' })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(section().getByRole('button', { name: 'Inviter' })).toBeDisabled()
})

test('who may only look is shown no act: neither decisions, nor a removal, nor an invitation', async () => {
  const none = 'FORBIDDEN' as const
  await show(
    {
      residents: [owner, person({ cannot: { remove: none } })],
      requests: [asked({ cannot: { accept: none, reject: none } })],
    },
    {},
    { ...flat, cannot: { ...flat.cannot, invite_tenant: none } },
  )
  await expect.element(rowOf('Fatou Sow')).toBeVisible()
  await expect.element(rowOf('Tom Petit')).toBeVisible()
  await expect
    .element(section().getByRole('button', { name: /Accepter|Refuser|Retirer|Inviter/ }))
    .not.toBeInTheDocument()
})

test('what cannot be read says so, and is asked for again', async () => {
  const failing = refusal(503, 'SERVICE_UNAVAILABLE')
  await show({}, { 'GET /residences/9/access-requests': failing })
  await expect.element(section().getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await expect.element(rowOf('Tom Petit')).toBeVisible()
})
