import { expect, test } from 'vitest'
import type { Intake } from '@logis/contract/intakes'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { companyOf } from '#platform/testing/merging.ts'

const username = 'karim@renovest.example'

test('a draft is found again however many sheets came after it; of those that are over the last twenty', async () => {
  const company_id = await companyOf(username)
  const karim = await as(username)
  const bytes = 'Nom;Adresse;CP;Ville\nVilla;1 rue du Relais;44000;Nantes'
  const sheet = { name: 'villas.csv', type: 'text/csv', bytes }
  const open = async (): Promise<Intake> => (await karim.upload('intakes.openIntake', { company_id }, {}, [sheet])).data
  const [over, draft, running] = [await open(), await open(), await open()]
  const setState = (id: number, state: 'DONE' | 'RUNNING') =>
    db.updateTable('intakes').set({ state }).where('id', '=', id).execute()
  await setState(over.id, 'DONE')
  await setState(running.id, 'RUNNING')
  const { user_id } = await db
    .selectFrom('intakes')
    .select('user_id')
    .where('id', '=', draft.id)
    .executeTakeFirstOrThrow()
  const later = { company_id, user_id, file_name: 'plus-tard.csv', sheet_name: null, header_line: 1, passed_over: 0 }
  const rows = Array.from({ length: 20 }, () => ({ ...later, columns: '[]', state: 'DONE' as const }))
  await db.insertInto('intakes').values(rows).execute()
  const { data } = await karim.call('intakes.listIntakes', { company_id })
  expect(data).toHaveLength(22)
  expect((data as Intake[]).slice(20).map(({ id }) => id)).toEqual([running.id, draft.id])
})
