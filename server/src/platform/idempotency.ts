import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Call } from './call.ts'
import { db, type Tx } from './db.ts'
import type { FormFile } from './files/filesForm.ts'
import { jobKind } from './jobs.ts'
import { refuse } from './refuse.ts'

/** A creation that its sender may send again when the answer was lost: under which key, and what it asks for. */
export type Repeatable = { key: string; digest: Buffer }

/** In whose name it is asked, and by which operation. */
type Asking = { actor: { userId: number }; call: { operation: { name: string } } }

/** The `Idempotency-Key` of a call, null without one. */
const keyOfCall = ({ idempotencyKey: key }: Call): string | null =>
  key === null || /^[\x21-\x7e]{1,200}$/.test(key) ? key : refuse('REQUEST_MALFORMED')
/** The same of a request that is read as a stream. */
export const keyOf = ({ call }: FastifyRequest): string | null => keyOfCall(call)

/** What a call without files asks for: its input, the place in its address included. */
export const repeatableCall = (call: Call, input: object): Repeatable | null => {
  const key = keyOfCall(call)
  return key === null ? null : { key, digest: createHash('sha256').update(JSON.stringify(input)).digest() }
}

/** What a form asks for, down to the bytes of its files. */
export const repeatableOf = (
  request: FastifyRequest,
  fields: object,
  files: readonly FormFile[],
): Repeatable | null => {
  const key = keyOf(request)
  if (key === null) return null
  const papers = files.map(({ field, fileName, file }) => [field, fileName, file.sha256.toString('hex')])
  return {
    key,
    digest: createHash('sha256')
      .update(JSON.stringify([request.url, fields, papers]))
      .digest(),
  }
}

/**
 * Creates once for each key: within the creating transaction, so that a failed creation leaves the key free, and two
 * at once wait for each other. Whoever comes again gets what was made; the same key with another content is refused.
 */
export const once = async <T extends object>(
  tx: Tx,
  { actor, call }: Asking,
  repeatable: Repeatable | null,
  create: () => Promise<T>,
): Promise<{ made: T; isRepeated: boolean }> => {
  if (repeatable === null) return { made: await create(), isRepeated: false }
  const own = { user_id: actor.userId, key: repeatable.key }
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('idempotency_keys')
    .values({ ...own, operation: call.operation.name, digest: repeatable.digest })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  const mine = tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', own.user_id)
    .where('key', '=', own.key)
  if (numInsertedOrUpdatedRows === 0n) {
    const first = await mine.executeTakeFirstOrThrow()
    const isSame = first.operation === call.operation.name && first.digest.equals(repeatable.digest)
    return isSame ? { made: first.made as T, isRepeated: true } : refuse('IDEMPOTENCY_KEY_REUSED')
  }
  const made = await create()
  await tx
    .updateTable('idempotency_keys')
    .set({ made: JSON.stringify(made) })
    .where('user_id', '=', own.user_id)
    .where('key', '=', own.key)
    .execute()
  return { made, isRepeated: false }
}

/** The same for an act that leaves nothing to be named by. */
export const onceDone = (tx: Tx, asking: Asking, repeatable: Repeatable | null, act: () => Promise<unknown>) =>
  once(tx, asking, repeatable, async () => {
    await act()
    return {}
  })

/**
 * The same for what is read back to be answered: by the creation itself, or by its number for whoever comes again, who
 * may find that it is gone.
 */
export const onceRead = async <T>(
  tx: Tx,
  scope: Asking,
  repeatable: Repeatable | null,
  { create, idOf, read }: { create: () => Promise<T>; idOf: (made: T) => number; read: (id: number) => Promise<T> },
): Promise<{ row: T; isRepeated: boolean }> => {
  let row: T | undefined
  const { made, isRepeated } = await once(tx, scope, repeatable, async () => {
    row = await create()
    return { id: idOf(row) }
  })
  return { row: row ?? (await read(made.id)), isRepeated }
}

/** A day is longer than any sender tries again. */
export const forgetting = jobKind({
  name: 'idempotency.forget',
  cron: '41 3 * * *',
  handle: async () => {
    await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', sql<string>`now() - interval '24 hours'`)
      .execute()
  },
})
