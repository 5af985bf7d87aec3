import { db } from '#platform/db.ts'

const booklet = 1_073_741_824

/** What happens while the booklet of a home has room for so many bytes only; afterwards it has what it had. */
export const withRoom = async <T>(residenceId: number, bytes: number, act: () => Promise<T>): Promise<T> => {
  const home = db.updateTable('residences').where('id', '=', residenceId)
  const { storage_bytes } = await db
    .selectFrom('residences')
    .select('storage_bytes')
    .where('id', '=', residenceId)
    .executeTakeFirstOrThrow()
  await home.set({ storage_bytes: booklet - bytes }).execute()
  try {
    return await act()
  } finally {
    await home.set({ storage_bytes }).execute()
  }
}
