// npm run machine-token -- import@isotherme.example [--days 365]: a token for another system that sends thermal studies.
// Prints it once: the database keeps its hash alone. The tokens that the same system had before end.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { hashToken } from '#platform/actor.ts'
import { tellOfDatabase } from '#platform/cannotStart.ts'
import { pool, write, type Tx } from '#platform/db.ts'
import { note } from '#platform/securityLog.ts'

const { values, positionals } = parseArgs({
  options: { days: { type: 'string', default: '365' } },
  allowPositionals: true,
})
const [username] = positionals
const days = Number(values.days)
if (!username?.includes('@') || !(days > 0)) {
  console.error('usage: npm run machine-token -- import@isotherme.example [--days 365]')
  process.exit(1)
}

/** Why a token is not given to the account that has this name: it is a person's, who signs in and is written to. */
const whyNot = ({ is_active, password_hash, has_role }: Known): string | null => {
  if (!is_active) return 'is disabled'
  if (password_hash !== null) return 'is a person’s: it has a password'
  return has_role ? 'is a person’s: it works for a company, lives in a home, or signs in' : null
}

type Known = { id: number; is_active: boolean; password_hash: string | null; has_role: boolean }
const findKnown = async (tx: Tx): Promise<Known | undefined> =>
  (
    await sql<Known>`
    select u.id, u.is_active, u.password_hash,
      exists (select from user_global_roles g where g.user_id = u.id)
        or exists (select from user_role_companies m where m.user_id = u.id)
        or exists (select from residence_users r where r.user_id = u.id)
        or exists (select from user_passkeys p where p.user_id = u.id)
        or exists (select from user_identities i where i.user_id = u.id) as has_role
    from users u where u.username = ${username} and u.deleted_at is null for update of u`.execute(tx)
  ).rows[0]

tellOfDatabase()
const token = randomBytes(32).toString('base64url')
const refused = await write(async (tx): Promise<string | null> => {
  const known = await findKnown(tx)
  const fault = known ? whyNot(known) : null
  if (fault) return fault
  const { id: user_id } =
    known ??
    (await tx.insertInto('users').values({ username, email: username }).returning('id').executeTakeFirstOrThrow())
  await tx
    .updateTable('access_tokens')
    .set({ revoked_at: new Date() })
    .where('user_id', '=', user_id)
    .where('scope', '=', 'machine')
    .where('revoked_at', 'is', null)
    .execute()
  const expires_at = new Date(Date.now() + days * 86_400_000)
  const { id: session_id } = await tx
    .insertInto('access_tokens')
    .values({ user_id, token_hash: hashToken(token), scope: 'machine', expires_at, absolute_expires_at: expires_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await note(tx, null, 'MACHINE_TOKEN_MADE', { userId: user_id, details: { session_id } })
  return null
})
await pool.end()
if (refused) console.error(`The account ${username} ${refused}. A machine has an account of its own.`)
else process.stdout.write(`${token}\n`)
process.exitCode = refused ? 1 : 0
