import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

export const aSheet = {
  name: 'maisons.csv',
  type: 'text/csv',
  bytes: 'Nom;Adresse;CP;Ville\nMaison du tableur;1 rue Neuve;44000;Nantes\n',
}

/** A sheet of projects that are there nowhere, as a draft. */
export const freshSheet = async (company_id: number, count = 1): Promise<number> => {
  const marie = await as('marie@horizon.example')
  const [titles, line] = aSheet.bytes.split('\n')
  const lines = Array.from({ length: count }, () => line!.replace('tableur', crypto.randomUUID()))
  const bytes = [titles, ...lines].join('\n')
  return (await marie.upload('intakes.openIntake', { company_id }, {}, [{ ...aSheet, bytes }])).data.id as number
}

/** One that has ended so many minutes ago, and created nothing. */
export const endedSheet = async (company_id: number, minutes = 1): Promise<number> => {
  const id = await freshSheet(company_id)
  const ended_at = new Date(Date.now() - minutes * 60_000)
  await db.updateTable('intakes').set({ state: 'DONE', ended_at }).where('id', '=', id).execute()
  return id
}

/** One of a company that nobody here acts for. */
export const foreignSheet = async (company_id: number): Promise<number> => {
  const user_id = await world.user('zoe@batir-ouest.example')
  const { id } = await db
    .insertInto('intakes')
    .values({ company_id, user_id, file_name: 'a.csv', columns: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
