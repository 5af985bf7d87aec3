import { expect, test } from 'vitest'
import type { IntakeRow } from '@logis/contract/intakes'
import { as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { companyOf } from '#platform/testing/merging.ts'
import { goOn } from './rules.ts'

const username = 'karim@renovest.example'
const head = 'Nom;Adresse;CP;Ville'
const lines = [1, 2, 3].map((n) => `Villa coupée ${n};${n} rue du Relais;44000;Nantes`)

test('a sheet whose company is disabled in the midst of it ends, and says so of each line that is left', async () => {
  const company_id = await companyOf(username)
  const sheet = { name: 'villas.csv', type: 'text/csv', bytes: [head, ...lines].join('\n') }
  const upload = async () => (await (await as(username)).upload('intakes.openIntake', { company_id }, {}, [sheet])).data
  const { id: intake_id } = await upload()
  const started = await (await as(username)).call('intakes.startIntake', { company_id, intake_id })
  expect(started).toMatchObject({ status: 202 })
  await goOn(intake_id, 1, 1)
  await meanwhile(
    ({ run }) => run('select from companies where id = $1 for update', [company_id]),
    () => goOn(intake_id, 20, 2),
    ({ run }) =>
      run(`update companies set disabled_at = now(), disabled_reason = 'Abonnement échu' where id = $1`, [company_id]),
  )
  await runJobs()
  const admin = await as('admin@logis.example')
  const place = { company_id, intake_id }
  const { data } = await admin.call('intakes.getIntake', place)
  expect(data).toMatchObject({ state: 'DONE', counts: { NEW: 0, CREATED: 1, LEFT_OUT: 2 } })
  const rows = (await admin.call('intakes.listIntakeRows', { ...place, page_size: -1 })).data as IntakeRow[]
  expect(rows.map(({ state, reason }) => reason ?? state)).toEqual(['CREATED', 'COMPANY_DISABLED', 'COMPANY_DISABLED'])
  const report = await admin.call('intakes.exportIntake', place)
  expect(String(report.bytes)).toContain(';La société a été désactivée pendant l’import.;')
  // What was left out is created by the same sheet, once the company is enabled again.
  expect(await admin.call('partners.enablePartner', { company_id })).toMatchObject({ status: 200 })
  expect(await upload()).toMatchObject({ counts: { EXISTING: 1, NEW: 2 } })
})
