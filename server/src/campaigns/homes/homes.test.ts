import { expect, test } from 'vitest'
import { as } from '#platform/testing/client.ts'
import { create, rowsOf } from '#platform/testing/campaigns.ts'
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
