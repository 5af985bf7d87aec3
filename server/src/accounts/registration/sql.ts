import type { Locale } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'

type NewUser = {
  email: string
  first_name: string | null
  last_name: string | null
  locale: Locale
  password_hash: string | null
  email_validated_at: Date | null
}

export const insertUser = async (tx: Tx, { email, ...user }: NewUser): Promise<number> => {
  const { id } = await tx
    .insertInto('users')
    .values({ ...user, username: email, email })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Of two who invite one address at once, one makes its account; the other finds it. */
export const insertInvited = async (tx: Tx, email: string, locale: Locale): Promise<number | undefined> => {
  const made = await tx
    .insertInto('users')
    .values({ username: email, email, locale })
    .onConflict((conflict) => conflict.column('username').where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}
