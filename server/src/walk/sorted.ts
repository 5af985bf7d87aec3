import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { zipOfFiles } from '#platform/testing/zip.ts'

export const anArchive = () => ({
  name: 'dossiers.zip',
  type: 'application/zip',
  bytes: zipOfFiles([['Ailleurs/plan.txt', Buffer.from(crypto.randomUUID())]]),
})

/** Files that nobody has, in a draft, all of them read: the last one is to go to a home of the company. */
export const freshFiles = async (company_id: number, count = 1): Promise<{ sorting_id: number; ids: number[] }> => {
  const marie = await as('marie@horizon.example')
  const sorting_id = await foreignFiles(company_id)
  const home = await db
    .selectFrom('residences')
    .select('id')
    .where('company_id', '=', company_id)
    .where('deleted_at', 'is', null)
    .where('type', '<>', 'BUILDING')
    .orderBy('id')
    .executeTakeFirst()
  const ids: number[] = []
  for (let n = 0; n < count; n += 1) {
    const bytes = crypto.randomUUID()
    const sent = await marie.upload(
      'sortings.addSortingFile',
      { company_id, sorting_id },
      { path: `ici/${bytes}.txt` },
      [{ name: 'a.txt', type: 'text/plain', bytes }],
    )
    ids.push(sent.data.id)
  }
  // As whoever reads them leaves them.
  await db.updateTable('sorting_files').set({ state: 'UNSORTED' }).where('id', 'in', ids).execute()
  await db
    .updateTable('sorting_files')
    .set({ state: 'READY', residence_id: home?.id ?? null })
    .where('id', '=', ids.at(-1)!)
    .execute()
  return { sorting_id, ids }
}

/** Some that were filed so many minutes ago, wherever. */
export const endedFiles = async (company_id: number, minutes = 1) => {
  const fresh = await freshFiles(company_id)
  const ended_at = new Date(Date.now() - minutes * 60_000)
  await db
    .updateTable('sortings')
    .set({ state: 'DONE', started_at: ended_at, ended_at })
    .where('id', '=', fresh.sorting_id)
    .execute()
  return fresh
}

/** An empty draft of any company. */
export const foreignFiles = async (company_id: number): Promise<number> => {
  const { id } = await db
    .insertInto('sortings')
    .values({ company_id, name: 'D’une autre' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
