import { db } from '../db.ts'
import { mailsTo } from './mails.ts'
import { world } from './world.ts'

/** The token that the mail about a home brought to an address. */
export const tokenTo = async (residence_id: number, address = 'alice@foyer.example'): Promise<string> => {
  const { name } = await db
    .selectFrom('residences')
    .select('name')
    .where('id', '=', residence_id)
    .executeTakeFirstOrThrow()
  const mails = (await mailsTo(address)).filter(({ subject }) => subject.includes(`\u00a0${name}\u00a0»`))
  const links = mails.flatMap((mail) => mail.links).filter((one) => one.includes('/invitation#token='))
  return new URLSearchParams(new URL(links.at(-1)!).hash.slice(1)).get('token')!
}

/** As what somebody lives in a home; null when they do not. */
export const roleOf = async (username: string, residence_id: number) =>
  (
    await db
      .selectFrom('residence_users')
      .select('role_code')
      .where('residence_id', '=', residence_id)
      .where('user_id', '=', await world.user(username))
      .executeTakeFirst()
  )?.role_code ?? null
