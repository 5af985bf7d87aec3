import { db } from '#platform/db.ts'
import { moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'

/** What someone keeps for themselves in a home where they live, with a file. */
export const kept = async (who: string, residence_id: number) => {
  const user_id = await world.user(who)
  if (who !== 'claire@foyer.example') await moveIn(who, residence_id, 'OWNER')
  const { id: thing_id } = await db
    .insertInto('household_things')
    .values({ residence_id, user_id, kind: 'NOTE', title: 'Le double des clés' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: stored_file_id, size_bytes } = await db
    .selectFrom('stored_files')
    .select(['id', 'size_bytes'])
    .executeTakeFirstOrThrow()
  const { id: file_id } = await db
    .insertInto('household_files')
    .values({ thing_id, stored_file_id, name: 'clés.jpg', size_bytes })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { thing_id, file_id }
}
