import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { call, create, draftOf, house, houses, rowsOf } from '#platform/testing/campaigns.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { sorter } from '#platform/testing/sorter.ts'
import { world } from '#platform/testing/world.ts'

const { hugo, company_id, dropped, started } = await sorter()
const namesOf = async ({ data }: Awaited<ReturnType<typeof create>>) =>
  (await rowsOf(data)).map(({ residence }) => residence.name).toSorted()

test('a draft names the homes that a spreadsheet created, or those that files were sorted onto; those of a rival’s are none', async () => {
  const bytes = ['Nom;Adresse;CP;Ville', 'Lot Azur;1 rue du Lac;44000;Nantes', 'Lot Brume;2 rue du Lac;44000;Nantes']
  const sheet = { name: 'lots.csv', type: 'text/csv', bytes: bytes.join('\n') }
  const { data: intake } = await hugo.upload('intakes.openIntake', { company_id }, {}, [sheet])
  // Nothing of it is there yet.
  expect(await create({ intake_id: intake.id })).toMatchObject({ error_reason: 'CAMPAIGN_WITHOUT_HOMES' })
  await hugo.call('intakes.startIntake', { company_id, intake_id: intake.id })
  await runJobs()
  expect(await namesOf(await create({ intake_id: intake.id }))).toEqual(['Lot Azur', 'Lot Brume'])

  const sorting = await dropped([
    ['Lot Brume/notice.txt', 'Notice de Lot Brume'],
    ['vrac/notice.txt', 'Notice de nulle part'],
  ])
  expect(await create({ sorting_id: sorting.id })).toMatchObject({ error_reason: 'CAMPAIGN_WITHOUT_HOMES' })
  await started(sorting)
  expect(await namesOf(await create({ sorting_id: sorting.id }))).toEqual(['Lot Brume'])

  const zoe = await as('zoe@batir-ouest.example')
  const createAsRival = async (choice: object) =>
    zoe.call('campaigns.createCampaign', { company_id: await world.company('Bâtir Ouest'), ...choice })
  expect(await createAsRival({ intake_id: intake.id })).toMatchObject({ status: 404, error_reason: 'INTAKE_NOT_FOUND' })
  expect(await createAsRival({ sorting_id: sorting.id })).toMatchObject({
    status: 404,
    error_reason: 'SORTING_NOT_FOUND',
  })
})

test('what is added to a draft is chosen by the same rules, and what is not of the draft is not there', async () => {
  const [draft, other] = [await draftOf(await houses(1)), await house()]
  const add = (choice: object) => call('addCampaignHomes', draft, choice)
  const none = 999_999_999
  expect(await add({ residence_ids: [none] })).toMatchObject({ status: 422, error_reason: 'CAMPAIGN_WITHOUT_HOMES' })
  expect(await add({ search: { nowhere: '1' } })).toMatchObject({ status: 422, error_reason: 'SEARCH_NOT_SUPPORTED' })
  expect(await add({ intake_id: none })).toMatchObject({ status: 404, error_reason: 'INTAKE_NOT_FOUND' })
  expect(await add({ sorting_id: none })).toMatchObject({ status: 404, error_reason: 'SORTING_NOT_FOUND' })
  expect(await rowsOf(draft)).toHaveLength(1)
  const preview = await call('previewCampaign', draft, { residence_id: other.id })
  expect(preview).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
})

test('contract numbers name the homes of the company and of those below it, and of no other', async () => {
  const [one, two] = await houses(2)
  const marie = await as('marie@horizon.example')
  const above = { company_id: await world.company('Groupe Horizon') }
  const drafted = await marie.call('campaigns.createCampaign', {
    ...above,
    contract_numbers: [one!.contract.toLowerCase(), 'INCONNU', two!.contract],
  })
  expect(drafted).toMatchObject({ status: 201, unknown: ['INCONNU'], data: { total: 2 } })
  const rival = await (
    await as('zoe@batir-ouest.example')
  ).call('campaigns.createCampaign', {
    company_id: await world.company('Bâtir Ouest'),
    contract_numbers: [one!.contract],
  })
  expect(rival).toMatchObject({ status: 422, error_reason: 'CAMPAIGN_WITHOUT_HOMES' })
})

test('422 CAMPAIGN_WITHOUT_HOMES: a campaign none of whose homes is ticked has no credential sheets', async () => {
  const draft = await draftOf(await houses(1))
  await call('tickCampaignHomes', draft, { is_chosen: false })
  const sheets = await call('downloadCampaignSheets', draft)
  expect(sheets).toMatchObject({ status: 422, error_reason: 'CAMPAIGN_WITHOUT_HOMES' })
})

test('409 ADDRESS_UNSUBSCRIBED: a home is not given the address of somebody who wants no invitations', async () => {
  const home = await house()
  const draft = await draftOf([home])
  const email = 'plus.rien@foyer.example'
  await db
    .insertInto('mail_refusals')
    .columns(['email', 'channel_id'])
    .expression((from) =>
      from
        .selectFrom('communication_channels')
        .select([sql<string>`${email}`.as('email'), 'id'])
        .where('code', '=', 'ACCOUNT_REMINDER'),
    )
    .execute()
  const mended = await call('mendCampaignHome', draft, { residence_id: home.id, email })
  expect(mended).toMatchObject({ status: 409, error_reason: 'ADDRESS_UNSUBSCRIBED' })
  expect(await rowsOf(draft)).toMatchObject([{ email: home.email }])
})

test('422 CAMPAIGN_TOO_LARGE: ten thousand homes are the most, found by one search or added one by one', async () => {
  const [draft, last] = [await draftOf(await houses(1)), await house()]
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into residences (company_id, type, name, residence_code, contact_information_id)
      select ${company_id}, 'HOUSE', 'Lot Innombrable', lpad(n::text, 12, '0'), -n from generate_series(1, 10_001) n`.execute(
      tx,
    )
    await sql`
      insert into campaign_homes (campaign_id, residence_id, position)
      select ${draft.id}, id, id from residences where name = 'Lot Innombrable' order by id limit 9999`.execute(tx)
  })
  const tooLarge = { status: 422, error_reason: 'CAMPAIGN_TOO_LARGE' }
  expect(await create({ search: { name: 'Lot Innombrable' } })).toMatchObject(tooLarge)
  expect(await call('addCampaignHomes', draft, { residence_ids: [last.id] })).toMatchObject(tooLarge)
})

test('tenants of a landlord are addressed with the contracts of their homes, the first address of a contract counts; an owner’s home keeps its own', async () => {
  const samira = await as('samira@rivages.example')
  const landlord = { company_id: await world.company('Habitat Rivages') }
  const [first, second, third] = (await world.flats('Résidence Les Tilleuls')).map(({ id }) => id)
  const contracts = { 'BAIL-1': first!, 'BAIL-2': second!, 'BAIL-3': third! }
  for (const [contract_number, residence_id] of Object.entries(contracts))
    await samira.call('projects.editProject', { ...landlord, residence_id, contract_number })
  const made = await samira.call('campaigns.createCampaign', {
    ...landlord,
    contract_numbers: ['BAIL-3'],
    recipients: [
      { contract_number: ' bail-1 ', email: 'un@foyer.example' },
      { contract_number: 'BAIL-1', email: 'autre@foyer.example' },
      { contract_number: 'BAIL-9', email: 'neuf@foyer.example' },
    ],
  })
  expect(made).toMatchObject({ status: 201, unknown: ['BAIL-9'] })
  const named = { ...landlord, campaign_id: made.data.id as number }
  const added = await samira.call('campaigns.addCampaignHomes', {
    ...named,
    recipients: [{ contract_number: 'BAIL-2', email: 'deux@foyer.example' }],
  })
  expect(added.data).toMatchObject({ total: 3, leaving: 2 })
  const { data: rows } = await samira.call('campaigns.listCampaignHomes', named)
  type Row = { residence: { id: number }; email: string | null }
  expect(new Map(rows.map(({ residence, email }: Row) => [residence.id, email]))).toEqual(
    new Map([
      [first, 'un@foyer.example'],
      [second, 'deux@foyer.example'],
      [third, null],
    ]),
  )

  const own = await house()
  const { data: owners } = await create({ recipients: [{ contract_number: own.contract, email: 'x@foyer.example' }] })
  expect((await rowsOf(owners)).map(({ email }) => email)).toEqual([own.email])
  const kept = await db.selectFrom('campaign_homes').select('email').where('campaign_id', '=', owners.id).execute()
  expect(kept).toEqual([{ email: null }])
})
