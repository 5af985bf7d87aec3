import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { MailLog } from '../invitations/api.ts'
import { refusal } from '../platform/testing.tsx'
import { lilas, openProject, sent, startAfresh } from './testing.ts'

beforeEach(startAfresh)

const mails = 'GET /residences/9/communication-channel-logs'
const card = () => page.getByRole('region', { name: /^Code résidence/ })
const invite = () => page.getByRole('button', { name: 'Envoyer l’invitation' })

test('CODE-01 CODE-02 CODE-04: the code in groups of four, its state, and the warning of an unknown date', async () => {
  await openProject(lilas)
  await expect.element(card().getByText('4F7K-29QX-M3TB')).toBeVisible()
  await expect.element(card().getByText('Non activé')).toBeVisible()
  await card().getByRole('button', { name: 'Inconnue' }).hover()
  await expect.element(page.getByRole('tooltip')).toMatchTextContent('Sans cette date')
  await expect.element(card().getByRole('button', { name: 'Ajouter la date de mise en service' })).toBeVisible()
})

test('printed, a date that is unknown says so too', async () => {
  await openProject(lilas)
  const unknown = card().getByRole('button', { name: 'Inconnue' })
  await expect.element(unknown).toBeVisible()
  const shown = unknown.element()
  const browser = cdp() as unknown as { send: (method: string, input: object) => Promise<unknown> }
  const media = (name: string) => browser.send('Emulation.setEmulatedMedia', { media: name })
  onTestFinished(async () => void (await media('')))
  await media('print')
  await expect.poll(() => matchMedia('print').matches).toBe(true)
  expect(shown.getClientRects()).not.toHaveLength(0)
})

test('a reader sees the last group of the code and why; the sheet that prints it is not offered', async () => {
  const cannot = {
    ...lilas.cannot,
    see_code: 'RESIDENCE_CODE_MASKED' as const,
    download_credentials: 'RESIDENCE_CODE_MASKED' as const,
  }
  await openProject({ ...lilas, residence_code: '••••-••••-M3TB', cannot })
  await expect.element(card().getByText('••••-••••-M3TB')).toBeVisible()
  await expect.element(card().getByText(/^Votre rôle permet de consulter le projet/)).toBeVisible()
  await expect.element(card().getByRole('button', { name: /^Copier/ })).not.toBeInTheDocument()
  expect(
    card()
      .getByRole('button', { name: /fiche identifiants/ })
      .elements(),
  ).toEqual([])
})

test('CODE-03/screen: the sheet is asked for by the home and a name, and saved under it', async () => {
  const sheet = 'GET /residences/9/credentials'
  const { calls } = await openProject(lilas, { [sheet]: { body: 'une fiche' } })
  const saved: string[] = []
  const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:of-a-sheet')
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await card()
    .getByRole('button', { name: /fiche identifiants/ })
    .click()
  await expect.poll(() => saved).toEqual(['Identifiants - Maison Les Lilas.pdf'])
  expect(calls.filter(({ name }) => name === sheet).map(({ query }) => query.get('name'))).toEqual(saved)
  file.mockRestore()
  click.mockRestore()
})

test('CODE-05: the date is sent as YYYY-MM-DD and shown as DD/MM/YYYY, without the warning', async () => {
  const set = 'PATCH /residences/9'
  const dated = { body: { data: { ...lilas, commissioning_date: '2026-02-03' } } }
  const portal = await openProject(lilas, { [set]: dated })
  await card().getByRole('button', { name: 'Ajouter la date de mise en service' }).click()
  await page.getByRole('textbox', { name: 'Date de mise en service' }).fill('03/02/2026')
  portal.answers['GET /residences/9'] = dated
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(card().getByText('03/02/2026')).toBeVisible()
  await expect.element(card().getByText('Inconnue')).not.toBeInTheDocument()
  expect(sent(portal, set)).toEqual({ commissioning_date: '2026-02-03' })
})

test('CODE-17 CODE-18: without an e-mail the invitation is closed, reachable, and says why', async () => {
  const contact_information = { ...lilas.contact_information, emails: [] }
  const cannot = { ...lilas.cannot, invite: 'RESIDENCE_EMAIL_REQUIRED' as const }
  const journey = { ...lilas.journey, state: 'WITHOUT_EMAIL' as const }
  const { names } = await openProject({ ...lilas, contact_information, cannot, journey })
  await expect.element(invite()).toHaveAttribute('aria-disabled', 'true')
  await invite().click({ force: true })
  await expect.element(page.getByRole('tooltip')).toMatchTextContent('Une adresse e-mail est nécessaire à l’activation')
  expect(names().filter((name) => name.startsWith('POST'))).toEqual([])
})

const preview = 'GET /companies/1/residences/9/invitation-preview'
const previewed = { [preview]: { body: { data: { subject: 'Activez le carnet', body: '<p>Bonjour</p>' } } } }

test('CODE-17 CODE-19: the invitation goes to the first e-mail, by the channel of the company, and is told once', async () => {
  const post = 'POST /companies/1/residences/9/invitations'
  const portal = await openProject(lilas, {
    ...previewed,
    [post]: { status: 201, body: { data: opened, message: 'L’invitation a bien été envoyée.' } },
  })
  await invite().click()
  const dialog = page.getByRole('dialog', { name: 'Envoyer l’invitation' })
  await expect.element(dialog).toMatchTextContent('famille.roux@foyer.example')
  await expect.element(dialog).toMatchTextContent('Activez le carnet')
  expect(portal.names()).not.toContain(post)
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect.element(page.getByText('L’invitation a bien été envoyée.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(portal, post)).toEqual({
    communication_channel_code: 'INVITE_OWNER_RESIDENCE_BUILDER',
    email: 'famille.roux@foyer.example',
    locale: 'fr-FR',
  })
  await expect.poll(() => portal.names().filter((name) => name === mails)).toHaveLength(2)
})

const acts = () => page.getByRole('button', { name: 'Actions sur le projet Maison Les Lilas' })

test('the code of a mail that went astray is renewed after a question, and the page shows the new one', async () => {
  const post = 'POST /residences/9/residence-code'
  const portal = await openProject(lilas, { [post]: { body: { data: { residence_code: 'K7QM-2XVB-94TD' } } } })
  await acts().click()
  await page.getByRole('menuitem', { name: 'Renouveler le code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Renouveler le code' })
  await expect.element(dialog).toMatchTextContent(/ni l’invitation déjà envoyée, ni la fiche déjà imprimée/)
  expect(portal.names()).not.toContain(post)
  portal.answers['GET /residences/9'] = { body: { data: { ...lilas, residence_code: 'K7QM-2XVB-94TD' } } }
  await dialog.getByRole('button', { name: 'Renouveler le code' }).click()
  await expect.element(card().getByText('K7QM-2XVB-94TD')).toBeVisible()
  await expect.element(page.getByText(/^Le code de «.Maison Les Lilas.» est renouvelé/)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('nobody is offered another code for a home that is activated, or where they may not', async () => {
  for (const renew_code of ['RESIDENCE_ALREADY_ACTIVATED', 'FORBIDDEN'] as const) {
    await startAfresh()
    await openProject({ ...lilas, cannot: { ...lilas.cannot, renew_code } })
    await acts().click()
    await expect.element(page.getByRole('menuitem', { name: 'Imprimer' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Renouveler le code' }).elements()).toEqual([])
  }
})

test('an invitation whose address was corrected says where the one before went, and what to do about its code', async () => {
  const { created_at: sent_at, status, level } = opened
  const lastTo = (recipient: string): typeof lilas => ({
    ...lilas,
    journey: {
      ...lilas.journey,
      invitations: { count: 1, opened_at: null, last: { sent_at, recipient, status, level } },
    },
  })
  const again = page.getByRole('button', { name: 'Relancer l’invitation' })
  const dialog = page.getByRole('dialog', { name: 'Envoyer l’invitation' })
  await openProject(lastTo('famille.roux@foier.example'), previewed)
  await again.click()
  await expect
    .element(dialog)
    .toMatchTextContent(/précédente est partie à famille.roux@foier.example.*renouvelez le code/)
  await startAfresh()
  await openProject(lastTo('Famille.Roux@foyer.example'), previewed)
  await again.click()
  await expect.element(dialog).toMatchTextContent('Activez le carnet')
  await expect.element(dialog).not.toMatchTextContent('précédente')
})

test('the recipient is on the page before anything is sent; the mail is previewed in the language that is chosen', async () => {
  const portal = await openProject(lilas, previewed)
  await expect.element(page.getByText('Elle partira à famille.roux@foyer.example.')).toBeVisible()
  await invite().click()
  await page.getByRole('combobox', { name: 'Langue du message' }).click()
  await page.getByRole('option', { name: 'English' }).click()
  const asked = () => portal.calls.filter(({ name }) => name === preview).map(({ query }) => query.get('locale'))
  await expect.poll(asked).toEqual(['fr-FR', 'en-UK'])
})

test('once sent, the act sends again and says when and to whom; a refusal stands in the dialog', async () => {
  const post = 'POST /companies/1/residences/9/invitations'
  const { created_at: sent_at, recipient, status, level } = opened
  const invitations = { count: 1, opened_at: sent_at, last: { sent_at, recipient, status, level } }
  await openProject(
    { ...lilas, journey: { ...lilas.journey, state: 'OPENED', invitations } },
    {
      ...previewed,
      [mails]: pageOf([opened]),
      [post]: refusal(429, 'INVITATION_TOO_SOON', 'Une invitation vient de partir.'),
    },
  )
  await expect
    .element(page.getByText('Dernier envoi le 16/11/2026 à 12:49 à famille.roux@foyer.example.'))
    .toBeVisible()
  expect(invite().elements()).toEqual([])
  await page.getByRole('button', { name: 'Relancer l’invitation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Envoyer l’invitation' })
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect.element(dialog).toMatchTextContent('Une invitation vient de partir.')
})

const opened: MailLog = {
  id: 1,
  code: 'INVITE_OWNER_RESIDENCE_BUILDER',
  created_at: '2026-11-16T11:49:00Z',
  recipient: 'famille.roux@foyer.example',
  external_data: {
    email: 'famille.roux@foyer.example',
    subject: 'Activez le carnet de votre logement',
    body: '<p>Bonjour</p><script>parent.document.title = "taken"</script>',
    events: [
      { name: 'opened', time: '2026-11-17T08:00:00Z' },
      { name: 'delivered', time: '2026-11-16T11:50:00Z' },
    ],
  },
  status: 'OPENED',
  level: 'success',
}
const pageOf = (data: MailLog[], total = data.length) => ({
  body: { data, meta: { total, per_page: 5, current_page: 1, last_page: 1 } },
})

test('CODE-06 CODE-07: the log names date, recipient and state; the eye opens the mail, which can do nothing here', async () => {
  await openProject(lilas, { [mails]: pageOf([opened]) })
  await card().getByRole('button', { name: 'Tout voir (1)' }).click()
  const log = page.getByRole('dialog', { name: 'Invitations envoyées' }).getByRole('table')
  const titles = log.getByRole('columnheader')
  await expect
    .poll(() => titles.elements().map((title) => title.textContent))
    .toEqual(['Date', 'Destinataires', 'Statut', 'Message'])
  for (const told of ['16/11/2026 à 12:49', 'famille.roux@foyer.example', 'Ouvert'])
    await expect.element(log.getByText(told)).toBeVisible()
  await log.getByRole('button', { name: 'Voir le message du 16/11/2026' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invitation', exact: true })
  await expect.element(dialog).toMatchTextContent('Activez le carnet de votre logement')
  expect(
    dialog
      .getByRole('listitem')
      .elements()
      .map((step) => step.firstChild?.textContent),
  ).toEqual(['Demandé', 'Reçu', 'Ouvert'])
  const frame = document.querySelector('iframe')
  expect(frame?.getAttribute('sandbox')).toBe('')
  expect(frame?.srcdoc).toContain('Bonjour')
  expect(document.title).not.toBe('taken')
})

test('a mail whose content is over says so, in the log and opened', async () => {
  const external_data = { email: '', subject: '', body: '', events: [] }
  await openProject(lilas, { [mails]: pageOf([{ ...opened, recipient: '', external_data }]) })
  await expect.element(card().getByText('Adresse effacée')).toBeVisible()
  await card().getByRole('button', { name: 'Voir le message du 16/11/2026' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invitation' })
  await expect.element(dialog.getByText(/^Le contenu de ce message a été effacé/)).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
})

test('CODE-08 CODE-14: the owners’ channels are asked for; a mail that has not left says so; the last two beside the page, then all', async () => {
  const waiting: MailLog = { ...opened, external_data: null, status: 'AWAITING', level: null }
  const six = Array.from({ length: 5 }, (_, index) => ({ ...waiting, id: index }))
  const { calls } = await openProject(lilas, { [mails]: pageOf(six, 6) })
  await expect.element(card().getByText('En attente d’envoi').first()).toBeVisible()
  const asked = () => calls.filter(({ name }) => name === mails).map(({ query }) => query)
  expect(asked()[0]?.get('page_size')).toBe('5')
  expect([...(asked()[0]?.entries() ?? [])].filter(([key]) => key.startsWith('codes')).map(([, code]) => code)).toEqual(
    ['INVITE_OWNER_INSTALLER', 'INVITE_OWNER_RENOVATION', 'INVITE_OWNER_RESIDENCE_BUILDER', 'INVITE_OWNER'],
  )
  await card()
    .getByRole('button', { name: /^Tout voir/ })
    .click()
  await expect.poll(() => asked().at(-1)?.get('page_size')).toBe('-1')
})
