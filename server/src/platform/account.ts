import { db } from './db.ts'
import { refuse } from './refuse.ts'

/** That the number is an account's, be it closed: what is kept of it outlives it. Refuses `USER_NOT_FOUND`. */
export const demandAccount = async (userId: number): Promise<void> => {
  const found = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  if (!found) refuse('USER_NOT_FOUND')
}
