import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { journalOf } from '#platform/testing/journal.ts'
import { world } from '#platform/testing/world.ts'

const marie = await as('marie@horizon.example')
const company_id = await world.company('Maisons Clairière')

let sheets = 0
/** Two houses of a sheet, as they are once it has been created. */
const made = async () => {
  sheets += 1
  const lines = [1, 2].map((n) => `Villa ${sheets}-${n};${n} rue du Modèle ${sheets};44000;Nantes`)
  const bytes = ['Nom;Adresse;CP;Ville', ...lines].join('\n')
  const sheet = { name: 'villas.csv', type: 'text/csv', bytes }
  const { data: intake } = await marie.upload('intakes.openIntake', { company_id }, {}, [sheet])
  await marie.call('intakes.startIntake', { company_id, intake_id: intake.id })
  await runJobs()
  const { data: ended } = await marie.call('intakes.getIntake', { company_id, intake_id: intake.id })
  expect(ended.counts).toMatchObject({ CREATED: 2, LEFT_OUT: 0 })
  const homes = db.selectFrom('residences').select(['id', 'storage_bytes']).where('name', 'like', `Villa ${sheets}-%`)
  return Promise.all(
    (await homes.execute()).map(async ({ id, storage_bytes }) => {
      const files = db.selectFrom('documents').select(['name', 'folder_id', 'size_bytes'])
      const told = (await journalOf(id)).map(({ action, model_name }) => `${action} ${model_name}`)
      return { files: await files.where('residence_id', '=', id).orderBy('name').execute(), storage_bytes, told }
    }),
  )
}

test('each has the company’s default template, in its story too; one that does not fit gives nothing, and all are created', async () => {
  const [one, other] = await made()
  expect(one!.files.length).toBeGreaterThan(0)
  expect(other!.files.map(({ name }) => name)).toEqual(one!.files.map(({ name }) => name))
  const foldersOf = ({ files }: NonNullable<typeof one>) => files.flatMap(({ folder_id }) => folder_id ?? [])
  expect(foldersOf(one!).filter((id) => foldersOf(other!).includes(id))).toEqual([])
  expect(one!.storage_bytes).toBe(one!.files.reduce((sum, { size_bytes }) => sum + size_bytes, 0))
  expect(one!.told.filter((line) => line === 'CREATED File')).toHaveLength(one!.files.length)
  const grow = (bytes: number) =>
    sql`update documents set size_bytes = size_bytes + ${bytes}::bigint
      where template_id in (select id from templates where company_id = ${company_id})`.execute(db)
  await grow(2_000_000_000)
  try {
    for (const { files, storage_bytes } of await made()) expect([files, storage_bytes]).toEqual([[], 0])
  } finally {
    await grow(-2_000_000_000)
  }
})
