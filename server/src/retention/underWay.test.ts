import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { retentionOf } from '#platform/testing/administration.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { zipOfFiles } from '#platform/testing/zip.ts'
import { tick } from '../campaigns/sending/rules.ts'
import { readOn } from '../sortings/reading/rules.ts'

const contact = (email: string) => ({
  addresses: [{ street_name: 'Rue Finie', zip_code: '44000', city: 'Nantes' }],
  emails: [{ email }],
})

/** A company whose time is over, for which somebody has work under way on two homes: nobody goes on with it yet. */
const busy = async (admin: Client) => {
  const company_id = await retentionOf()
  const homes: { id: number; name: string }[] = []
  for (const name of ['Villa Effraie', 'Villa Fauvette'].map((each) => `${each} ${company_id}`)) {
    const contact_information = contact(`fini.${company_id}.${homes.length}@foyer.example`)
    const house = { company_id, type: 'HOUSE', name, contact_information }
    homes.push((await admin.call('projects.createProject', house)).data)
  }
  const residences = homes.map(({ id }) => id)
  const { data: campaign } = await admin.call('campaigns.createCampaign', { company_id, residence_ids: residences })
  await db.updateTable('campaigns').set({ state: 'SENDING' }).where('id', '=', campaign.id).execute()
  const { data: template } = await admin.call('templates.createTemplate', { company_id, name: 'Modèle' })
  const asked = { company_id, template_id: template.id, residences }
  const { data: run } = await admin.call('templates.startTemplateRun', asked)
  const { data: sorting } = await admin.call('sortings.openSorting', { company_id, name: 'Dossiers' })
  const files = zipOfFiles(homes.map(({ name }) => [`${name}/dpe.txt`, Buffer.from(`dpe ${name}`)]))
  const archive = { name: 'dossiers.zip', type: 'application/zip', bytes: files }
  await admin.upload('sortings.addSortingArchive', { company_id, sorting_id: sorting.id }, {}, [archive])
  await readOn(sorting.id)
  await admin.call('sortings.startSorting', { company_id, sorting_id: sorting.id })
  const bytes = ['Nom;Adresse;CP;Ville', ...homes.map(({ name }) => `${name};1 rue Finie;44000;Nantes`)].join('\n')
  const sheet = { name: 'villas.csv', type: 'text/csv', bytes: `${bytes}\nVilla Grive;3 rue Finie;44000;Nantes` }
  const { data: intake } = await admin.upload('intakes.openIntake', { company_id }, {}, [sheet])
  await admin.call('intakes.startIntake', { company_id, intake_id: intake.id })
  return { company_id, residences, campaign, run, sorting, intake }
}

test('what is under way for homes that are erased ends, whoever began it finds it so, and no mail leaves for them', async () => {
  const admin = await as('admin@logis.example')
  const { company_id, residences, campaign, run, sorting, intake } = await busy(admin)
  const decision = { company_ids: [company_id], act: 'ERASE' }
  expect((await admin.call('retentions.decideRetention', decision)).status).toBe(200)
  await tick(0)
  await runJobs()
  const left = await db.selectFrom('residences').select('id').where('id', 'in', residences).execute()
  expect(left).toEqual([])
  const place = { company_id }
  const answers = [
    await admin.call('campaigns.getCampaign', { ...place, campaign_id: campaign.id }),
    await admin.call('templates.getTemplateRun', { ...place, run_id: run.id }),
    await admin.call('sortings.getSorting', { ...place, sorting_id: sorting.id }),
    await admin.call('intakes.getIntake', { ...place, intake_id: intake.id }),
  ]
  expect(answers.map(({ data }) => data)).toMatchObject([
    { state: 'SENT', total: 0 },
    { done: 2, ended_at: expect.any(String), left_out: [] },
    { total: 0 },
    { state: 'DONE', counts: { NEW: 0 } },
  ])
  const mails = await db.selectFrom('communication_logs').select('id').where('company_id', '=', company_id).execute()
  expect(mails).toEqual([])
})
