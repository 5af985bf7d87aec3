import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import {
  activate,
  call,
  create,
  draftOf,
  happens,
  house,
  houses,
  read,
  rowOf,
  rowsOf,
  started,
} from '#platform/testing/campaigns.ts'
import { as } from '#platform/testing/client.ts'
import { forgetTold, listOf } from '#platform/testing/inbox.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { world } from '#platform/testing/world.ts'

beforeEach(async () => {
  await db.deleteFrom('rate_limits').execute()
  await forgetTold()
})

test('a draft names homes by ticks, by a search of the list or by pasted contracts; who cannot be invited comes first, with the reason', async () => {
  const [ready, bare, live, gone] = [await house(), await house({ email: null }), await house(), await house()]
  await activate(live)
  await create({ residence_ids: [gone.id] })
  const pasted = await create({ contract_numbers: [ready.contract, bare.contract, live.contract, 'INCONNU'] })
  expect(pasted).toMatchObject({ status: 201, unknown: ['INCONNU'], data: { state: 'DRAFT', total: 3, leaving: 1 } })
  const { data: draft } = pasted
  expect((await rowsOf(draft)).map(({ residence, reason, step }) => [residence.id, step, reason])).toEqual([
    [bare.id, 'TO_COMPLETE', 'RESIDENCE_EMAIL_REQUIRED'],
    [live.id, 'TO_COMPLETE', 'RESIDENCE_ALREADY_ACTIVATED'],
    [ready.id, 'READY', null],
  ])
  expect(draft).toMatchObject({ counts: { READY: 1, TO_COMPLETE: 2 }, author: { name: 'Hugo Bertin' } })
  const searched = await create({ search: { contract_number: ready.contract.toLowerCase(), activated: '0' } })
  expect((await rowsOf(searched.data)).some(({ residence }) => residence.id === ready.id)).toBe(true)
  expect(await create({ search: { contract_number: 'NULLE PART' } })).toMatchObject({
    status: 422,
    error_reason: 'CAMPAIGN_WITHOUT_HOMES',
  })
  expect(await create({ residence_ids: [await world.project('Villa Rivale')] })).toMatchObject({
    error_reason: 'CAMPAIGN_WITHOUT_HOMES',
  })
  expect(await create({ search: { nowhere: '1' } })).toMatchObject({
    status: 422,
    error_reason: 'SEARCH_NOT_SUPPORTED',
  })
  const added = await call('addCampaignHomes', draft, { contract_numbers: [gone.contract, ready.contract] })
  expect(added).toMatchObject({ status: 200, data: { total: 4, leaving: 2 } })
  // Mended in place, on the home itself.
  const mended = await call('mendCampaignHome', draft, { residence_id: bare.id, email: 'trouvee@foyer.example' })
  expect(mended).toMatchObject({ status: 200, data: { email: 'trouvee@foyer.example', step: 'READY' } })
  const { data: mendedHome } = await (
    await as('hugo@clairiere.example')
  ).call('projects.getProject', { residence_id: bare.id })
  expect(mendedHome.contact_information.emails).toMatchObject([{ email: 'trouvee@foyer.example' }])
  expect(await call('mendCampaignHome', draft, { residence_id: live.id, email: 'trop@tard.example' })).toMatchObject({
    error_reason: 'RESIDENCE_ALREADY_ACTIVATED',
  })
  expect((await call('tickCampaignHomes', draft, { is_chosen: false })).data).toMatchObject({
    leaving: 0,
    cannot: { start: 'CAMPAIGN_SENDS_NOTHING' },
  })
  expect(await call('startCampaign', draft)).toMatchObject({ status: 409, error_reason: 'CAMPAIGN_SENDS_NOTHING' })
  expect((await call('deleteCampaign', draft)).status).toBe(204)
  expect(await call('getCampaign', draft)).toMatchObject({ status: 404, error_reason: 'CAMPAIGN_NOT_FOUND' })
})

test('the mail says the words of the campaign, as the preview showed it in either language; it leaves once, and whoever sent it is told', async () => {
  const [one, two] = await houses(2)
  const draft = await draftOf([one!, two!], {
    name: 'Remise du 27 novembre',
    subject: 'Votre maison vous attend',
    note: 'Nous vous remettons les clés vendredi.\nÀ bientôt !',
  })
  const preview = await call('previewCampaign', draft, { residence_id: one!.id })
  expect(preview.data.subject).toBe('Votre maison vous attend')
  for (const said of ['Nous vous remettons les clés vendredi.', 'Maisons Clairière', 'Rue Neuve'])
    expect(preview.data.body).toContain(said)
  expect((await call('previewCampaign', draft, { residence_id: one!.id, locale: 'en-UK' })).data.body).toContain(
    'Activate my home',
  )
  expect(await call('startCampaign', draft)).toMatchObject({ status: 202, data: { state: 'SENDING' } })
  const [mail] = await mailsTo(one!.email)
  expect(mail).toMatchObject({ subject: 'Votre maison vous attend' })
  expect(mail!.text).toContain('Nous vous remettons les clés vendredi.')
  expect(await mailsTo(two!.email)).toHaveLength(1)
  expect(await read(draft)).toMatchObject({
    state: 'SENT',
    figures: { sent: 2, delivered: 0, opened: 0, activated: 0, failed: 0 },
    sender: { name: 'Hugo Bertin' },
  })
  expect(await listOf('hugo@clairiere.example')).toMatchObject([
    { kind: 'CAMPAIGN_SENT', job: { name: 'Remise du 27 novembre', total: 2, left_out: 0 } },
  ])
  for (const name of ['startCampaign', 'deleteCampaign'])
    expect(await call(name, draft)).toMatchObject({ status: 409, error_reason: 'CAMPAIGN_STARTED' })
  for (const [name, more] of [
    ['editCampaign', { note: 'Trop tard' }],
    ['addCampaignHomes', { residence_ids: [one!.id] }],
    ['tickCampaignHomes', { is_chosen: true }],
  ] as const)
    expect(await call(name, draft, more)).toMatchObject({ status: 409, error_reason: 'CAMPAIGN_STARTED' })
  expect((await call('editCampaign', draft, { name: 'Remise de novembre' })).data.name).toBe('Remise de novembre')
})

test('what becomes of each mail is counted from the log and from who came in, listed by it, and leaves as CSV', async () => {
  const [sent, received, opened, live, back] = await houses(5)
  const campaign = await started([sent!, received!, opened!, live!, back!])
  await runJobs()
  await happens(received!.email, 'delivered')
  for (const { email } of [opened!, live!]) await happens(email, 'opened')
  await activate(live!)
  await happens(back!.email, 'hardBounces')
  expect(await read(campaign)).toMatchObject({
    counts: { SENT: 1, DELIVERED: 1, OPENED: 1, ACTIVATED: 1, FAILED: 1 },
    figures: { sent: 5, delivered: 3, opened: 2, activated: 1, failed: 1, first_opened_at: expect.any(String) },
    to_relaunch: { UNOPENED: 0, OPENED: 0 },
  })
  const failed = await rowsOf(campaign, { search: { step: 'FAILED' } })
  expect(failed).toMatchObject([{ residence: { id: back!.id }, mail: { status: 'HARD_BOUNCE', round: 1 } }])
  const csv = (await call('exportCampaign', campaign)).bytes.toString()
  for (const said of ['Activée', 'En échec', 'Ouverte, non activée', back!.email, sent!.contract])
    expect(csv).toContain(said)
  // What came back is never written to again, by any campaign; to a mended address it leaves by itself.
  expect(await call('mendCampaignHome', campaign, { residence_id: back!.id, email: back!.email })).toMatchObject({
    status: 409,
    error_reason: 'ADDRESS_UNDELIVERABLE',
  })
  const other = await draftOf([back!])
  expect(await rowOf(other, back!)).toMatchObject({ step: 'TO_COMPLETE', reason: 'ADDRESS_UNDELIVERABLE' })
  const mended = { residence_id: back!.id, email: 'bonne.adresse@foyer.example' }
  expect(await call('mendCampaignHome', campaign, mended)).toMatchObject({ status: 200, data: { step: 'WAITING' } })
  expect(await mailsTo('bonne.adresse@foyer.example')).toHaveLength(1)
  expect(await rowOf(campaign, back!)).toMatchObject({ step: 'SENT', mail: { round: 2 } })
  expect(await mailsTo(back!.email)).toHaveLength(1)
})
