import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'

withoutLimits()

test('a cell and a title that are too long are cut before the letter that has no room, and the sheet is read', async () => {
  const title = `${'t'.repeat(199)}🏠`
  const cell = `${'a'.repeat(1999)}🏠 suite`
  const bytes = `Nom;N° contrat;Adresse;CP;Ville;${title}\nMaison Longue;LG-1;1 rue du Port;44000;Nantes;${cell}\n`
  const client = await as('marie@horizon.example')
  const company_id = await world.company('Maisons Clairière')
  const opened = await client.upload('intakes.openIntake', { company_id }, {}, [
    { name: 'longues.csv', type: 'text/csv', bytes },
  ])
  expect([opened.status, opened.error_reason]).toEqual([201, undefined])
  expect(opened.data.columns.at(-1).title).toBe('t'.repeat(199))
  const rows = await db.selectFrom('intake_rows').select('cells').where('intake_id', '=', opened.data.id).execute()
  expect(rows.map(({ cells }) => cells.at(-1))).toEqual(['a'.repeat(1999)])
})
