import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Answer, type Client } from '#platform/testing/client.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { companyOf } from '#platform/testing/merging.ts'

const username = 'karim@renovest.example'
beforeEach(() => db.deleteFrom('rate_limits').execute())

type Begun = { table: string; begin: (karim: Client, company_id: number) => Promise<Answer> }
const address = { street_name: 'Rue Commune', zip_code: '44000', city: 'Nantes' }
const homeOf = async (karim: Client, company_id: number): Promise<number> => {
  const home = { company_id, type: 'HOUSE', name: 'Villa', contact_information: { addresses: [address] } }
  return (await karim.call('projects.createProject', home)).data.id
}
const kinds: [what: string, kind: (karim: Client, company_id: number) => Promise<Begun>][] = [
  [
    'a set of files',
    async () => ({
      table: 'sortings',
      begin: (karim, company_id) => karim.call('sortings.openSorting', { company_id, name: 'Dossiers' }),
    }),
  ],
  [
    'a sheet',
    async () => ({
      table: 'intakes',
      begin: (karim, company_id) =>
        karim.upload('intakes.openIntake', { company_id }, {}, [
          { name: 'villas.csv', type: 'text/csv', bytes: 'Nom;Adresse;CP;Ville\nVilla A;1 rue du Modèle;44000;Nantes' },
        ]),
    }),
  ],
  [
    'a campaign',
    async (karim, from) => {
      const residence_ids = [await homeOf(karim, from)]
      return {
        table: 'campaigns',
        begin: (who, company_id) => who.call('campaigns.createCampaign', { company_id, residence_ids }),
      }
    },
  ],
  [
    'a template for many homes',
    async (karim, from) => {
      const residence_ids = [await homeOf(karim, from)]
      const { data } = await karim.call('templates.createTemplate', { company_id: from, name: 'Modèle' })
      const run = { template_id: data.id, residences: residence_ids }
      return {
        table: 'template_runs',
        begin: (who, company_id) => who.call('templates.startTemplateRun', { company_id, ...run }),
      }
    },
  ],
]

test.each(kinds)(
  '%s that is begun while its company is merged finds it gone, and nothing stays behind',
  async (_, kind) => {
    const [from, into] = [await companyOf(username), await companyOf(username)]
    const karim = await as(username)
    const { table, begin } = await kind(karim, from)
    const answer = await meanwhile(
      ({ run }) =>
        run(
          `with taken as (select id from companies where id = $1 for update)
        update companies set deleted_at = now(), merged_into_id = $2 where id = (select id from taken)`,
          [from, into],
        ),
      () => begin(karim, from),
    )
    expect(answer).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
    const { rows } = await sql`select from ${sql.table(table)} where company_id = ${from}`.execute(db)
    expect(rows).toEqual([])
  },
)

test('what is under way is told before its company is merged: campaigns that leave or wait, sheets, files, templates and invitations that run', async () => {
  const [from, into] = [await companyOf(username), await companyOf(username)]
  const karim = await as(username)
  const admin = await as('admin@logis.example')
  const preview = async () => (await admin.call('partners.previewMerge', { company_id: from, into_id: into })).data
  const residence_ids = [await homeOf(karim, from)]
  const { data: campaign } = await karim.call('campaigns.createCampaign', { company_id: from, residence_ids })
  const bytes = 'Nom;Adresse;CP;Ville\nVilla B;2 rue du Modèle;44000;Nantes'
  const file = { name: 'villas.csv', type: 'text/csv', bytes }
  const { data: intake } = await karim.upload('intakes.openIntake', { company_id: from }, {}, [file])
  const { data: template } = await karim.call('templates.createTemplate', { company_id: from, name: 'Modèle' })
  const { data: sorting } = await karim.call('sortings.openSorting', { company_id: from, name: 'Dossiers' })
  const none = { sortings_running: 0, template_runs_running: 0, invitation_runs_running: 0 }
  expect(await preview()).toMatchObject({ campaigns: 1, campaigns_running: 0, intakes_running: 0, ...none })
  await db.updateTable('campaigns').set({ state: 'SCHEDULED' }).where('id', '=', campaign.id).execute()
  await karim.call('intakes.startIntake', { company_id: from, intake_id: intake.id })
  await db.updateTable('sortings').set({ state: 'RUNNING' }).where('id', '=', sorting.id).execute()
  await karim.call('templates.startTemplateRun', {
    company_id: from,
    template_id: template.id,
    residences: residence_ids,
  })
  await sql`
    insert into invitation_runs (company_id, user_id, building_id, run_key, channel_code, entries, total)
    select ${from}, id, ${residence_ids[0]}, gen_random_uuid(), 'INVITE_OWNER', '[]', 0 from users where username = ${username}`.execute(
    db,
  )
  expect(await preview()).toMatchObject({
    campaigns: 1,
    campaigns_running: 1,
    intakes_running: 1,
    sortings_running: 1,
    template_runs_running: 1,
    invitation_runs_running: 1,
  })
})
