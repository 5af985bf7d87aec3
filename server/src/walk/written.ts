import { db } from '#platform/db.ts'
import { world } from '#platform/testing/world.ts'
import { subjects } from './subjects.ts'

/** What someone has written about their home to its company, with a file; Claire, unless another is named. */
export const written = async (who = 'claire@foyer.example', residence?: number) => {
  const residence_id = residence ?? (await subjects.erables())
  const user_id = await world.user(who)
  const { id: conversation_id } = await db
    .insertInto('conversations')
    .values({ residence_id, user_id })
    .onConflict((conflict) => conflict.constraint('conversations_once').doUpdateSet({ last_by_company: false }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: message_id } = await db
    .insertInto('messages')
    .values({ conversation_id, by_company: false, author_user_id: user_id, body: 'La chaudière fuit.' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: stored_file_id, size_bytes } = await db
    .selectFrom('stored_files')
    .select(['id', 'size_bytes'])
    .executeTakeFirstOrThrow()
  const { id: file_id } = await db
    .insertInto('message_files')
    .values({ message_id, stored_file_id, name: 'fuite.jpg', size_bytes })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { conversation_id, message_id, file_id, residence_id }
}
