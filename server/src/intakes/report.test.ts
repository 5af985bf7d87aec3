import type { Intake } from '@logis/contract/intakes'
import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { world } from '#platform/testing/world.ts'

const username = 'marie@horizon.example'
const marie = () => as(username)
const clairiere = () => world.company('Maisons Clairière')

const opened = async (...lines: string[]): Promise<Intake> => {
  const bytes = ['Nom;Adresse;CP;Ville;Date de livraison', ...lines].join('\n')
  const sheet = { name: 'maisons.csv', type: 'text/csv', bytes }
  return (await (await marie()).upload('intakes.openIntake', { company_id: await clairiere() }, {}, [sheet])).data
}
const on = async (act: string, { id }: Intake, more: object = {}) =>
  (await marie()).call(`intakes.${act}`, { company_id: await clairiere(), intake_id: id, ...more })

test('a report tells what became of each line in the words of the screen; what a spreadsheet would run as a formula stays text', async () => {
  const intake = await opened('=1+1 Maison;1 rue Formule;44000;Nantes;', 'Datée;2 rue Formule;44000;Nantes;bientôt')
  await on('startIntake', intake, { without_faulty: true })
  await runJobs()
  const [head, created, faulty, ...rest] = (await on('exportIntake', intake)).bytes.toString().split('\n')
  expect(rest).toEqual([''])
  expect(head).toContain(';Numéro de rue;Voie;Code postal;Ville;')
  expect(created).toMatch(/^2;Créé;;[^;]+;'=1\+1 Maison;/)
  expect(faulty).toMatch(/^3;À corriger;Mise en service\u00a0: date non reconnue;/)
  const made = db.selectFrom('residences').select('id').where('name', '=', '=1+1 Maison')
  expect(await made.execute()).toHaveLength(1)
})

test('whoever takes the report of an import leaves a trace in the security log', async () => {
  const intake = await opened('Une;1 rue Trace;44000;Nantes;', 'Deux;2 rue Trace;44000;Nantes;')
  expect((await on('exportIntake', intake)).status).toBe(200)
  const told = await db
    .selectFrom('security_log')
    .select(['actor_user_id', 'company_id', 'details'])
    .where('kind', '=', 'EXPORTED')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const [actor_user_id, company_id] = [await world.user(username), await clairiere()]
  expect(told).toEqual({ actor_user_id, company_id, details: { rows: 2 } })
})
