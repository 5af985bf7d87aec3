// npm run machine-token -- import@isotherme.example [--days 365]: a token for another system that sends thermal studies.
// Prints it once: the database keeps its hash alone. The tokens that the same system had before end.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { hashToken } from '#platform/actor.ts'
import { pool, write } from '#platform/db.ts'
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

const token = randomBytes(32).toString('base64url')
await write(async (tx) => {
  const known = await tx.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst()
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
})
await pool.end()
process.stdout.write(`${token}\n`)
