import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { bracketed } from '#platform/testing/forms.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { companyOf } from '#platform/testing/merging.ts'
import { world } from '#platform/testing/world.ts'

const username = 'karim@renovest.example'
beforeEach(() => db.deleteFrom('rate_limits').execute())

const address = { street_number: '1', street_name: 'Rue Commune', zip_code: '44000', city: 'Nantes' }

test('a company is merged once whoever writes on one of its homes has done so: neither is turned away for the other', async () => {
  const [company_id, into_id] = [await companyOf(username), await companyOf(username)]
  const [karim, admin] = [await as(username), await as('admin@logis.example')]
  const home = { company_id, type: 'HOUSE', name: 'Villa', contact_information: { addresses: [address] } }
  const { id } = (await karim.call('projects.createProject', home)).data
  const answer = await meanwhile(
    ({ run }) => run('select from residences where id = $1 for no key update', [id]),
    () => admin.call('partners.mergePartner', { company_id, into_id }),
    // As the feed of the home is written, with the company for which somebody acts.
    ({ run }) =>
      run(
        `insert into activity_entries (residence_id, actor_company_id, context_http, context_http_name, request_id)
        values ($1, $2, '', '', gen_random_uuid())`,
        [id, company_id],
      ),
  )
  expect(answer.status).toBe(200)
  expect((await admin.call('projects.getProject', { residence_id: id })).data.company.id).toBe(into_id)
})

test('a gas passport that is made while its company is merged waits for the company before it takes of the quota', async () => {
  const yann = await as('yann@lenoir.example')
  const company_id = await world.company('Chauffage Lenoir')
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('name', '=', 'Vitodens 200-W')
    .executeTakeFirstOrThrow()
  const fields = bracketed({
    contact_information: { name: 'Mme Aubert', email: 'aubert@foyer.example', contract_number: 'GAZ-77', ...address },
    intervention: { type: 'BOILER_INSTALLATION' },
    product,
  })
  const make = () => yann.upload('passports.createPassport', { company_id }, fields, [])
  // The first of a month writes the row that the others take.
  expect((await make()).status).toBe(201)
  const answer = await meanwhile(
    ({ run }) => run('select from companies where id = $1 for update', [company_id]),
    make,
    ({ run }) => run('update ptg_quota_usages set used = used where company_id = $1', [company_id]),
  )
  expect(answer.status).toBe(201)
})
