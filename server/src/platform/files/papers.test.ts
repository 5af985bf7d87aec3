import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '../db.ts'
import { as } from '../testing/client.ts'
import { bracketed, paper } from '../testing/forms.ts'
import { authorise } from '../testing/people.ts'
import { world } from '../testing/world.ts'
import { checkFiles } from './checker.ts'

test('INT-30 a refusal that comes after the commit takes no file away: an access is withdrawn meanwhile', async () => {
  await authorise('Maisons Clairière', 'Chauffage Lenoir')
  const yann = await as('yann@lenoir.example')
  const company_id = await world.company('Chauffage Lenoir')
  const fields = bracketed({
    residence: { id: await world.project('Maison Les Lilas') },
    intervention: { type: 'MAINTENANCE', status: 'IN_PROGRESS' },
  })
  // The access goes by the very commit that creates: whoever then reads the answer finds nothing.
  await sql`create function withdraw() returns trigger language plpgsql
    as 'begin delete from resource_accesses; return null; end'`.execute(db)
  await sql`create trigger withdraw after insert on activity_logs for each statement execute function withdraw()`.execute(
    db,
  )
  const create = () =>
    yann.upload('interventions.createIntervention', { company_id }, fields, [paper('ptg_cert_maintenance')])
  expect(await create()).toMatchObject({ status: 404, error_reason: 'INTERVENTION_NOT_FOUND' })
  expect((await checkFiles()).missing).toEqual([])

  // One that is refused before leaves none behind.
  const { files_without_row } = await checkFiles()
  expect((await create()).status).toBe(404)
  expect((await checkFiles()).files_without_row).toBe(files_without_row)
})
