import { sql } from 'kysely'
import { prepared, type Db, type Tx } from '#platform/db.ts'
import { worksFor } from '#platform/worksFor.ts'

type TotpRow = {
  secret: string
  last_step: number
  created_at: string
  confirmed_at: string | null
  last_used_at: string | null
}

export const findTotp = (reader: Db | Tx, userId: number): Promise<TotpRow | undefined> => {
  const asked = reader
    .selectFrom('user_totps')
    .select(['secret', 'last_step', 'created_at', 'confirmed_at', 'last_used_at'])
    .where('user_id', '=', userId)
  return prepared(asked).executeTakeFirst(reader)
}

/** A secret that waits to be confirmed, in place of another one that did. */
export const putPending = async (tx: Tx, userId: number, secret: string): Promise<boolean> => {
  const put = await tx
    .insertInto('user_totps')
    .values({ user_id: userId, secret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, last_step: 0, created_at: new Date() })
        .where('user_totps.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return put !== undefined
}

export const confirm = async (tx: Tx, userId: number, step: number): Promise<boolean> => {
  const confirmed = await tx
    .updateTable('user_totps')
    .set({ confirmed_at: new Date(), last_used_at: new Date(), last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return confirmed !== undefined
}

/** Uses up the code of a step, and those before it: of two who come with one code, one passes. */
export const useStep = async (tx: Tx, userId: number, step: number, secret: string): Promise<boolean> => {
  const used = await tx
    .updateTable('user_totps')
    .set({ last_step: step, last_used_at: new Date() })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

export const deleteTotp = async (tx: Tx, userId: number): Promise<boolean> => {
  await tx.deleteFrom('user_recovery_codes').where('user_id', '=', userId).execute()
  const gone = await tx.deleteFrom('user_totps').where('user_id', '=', userId).returning('confirmed_at').execute()
  return gone.some(({ confirmed_at }) => confirmed_at !== null)
}

export const replaceRecoveryCodes = async (tx: Tx, userId: number, hashes: Buffer[]): Promise<void> => {
  await tx.deleteFrom('user_recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('user_recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/** Of two who come with one code, one passes. */
export const useRecoveryCode = async (tx: Tx, userId: number, codeHash: Buffer): Promise<boolean> => {
  const used = await tx
    .updateTable('user_recovery_codes')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

export const countRecoveryCodes = async (reader: Db, userId: number): Promise<number> => {
  const { left } = await reader
    .selectFrom('user_recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

export type Demand = { global_roles: string[]; memberships: { demands_second_factor: boolean }[] }
/** What says whether a second factor is demanded of a person, by the companies where they get in. */
export const findDemand = async (reader: Db | Tx, userId: number): Promise<Demand> => {
  const { rows } = await sql<Demand>`
    select array(select role::text from user_global_roles where user_id = ${userId}) as global_roles,
      coalesce((select json_agg(json_build_object('demands_second_factor', c.demands_second_factor))
        from ${worksFor(userId)} and c.disabled_at is null), '[]') as memberships`.execute(reader)
  return rows[0]!
}

/** This session has proven a second factor, or at least that its person is there. */
export const proveSession = (tx: Tx, tokenId: number, hasFactor: boolean) =>
  tx
    .updateTable('access_tokens')
    .set({ proven_at: new Date(), ...(hasFactor && { factor_at: new Date(), factor_by_company_id: null }) })
    .where('id', '=', tokenId)
    .execute()

/** Every secret, confirmed or not. */
export const listSecrets = (reader: Db) => reader.selectFrom('user_totps').select(['user_id', 'secret']).execute()

export const putResealed = (reader: Db, userId: number, former: string, secret: string) =>
  reader.updateTable('user_totps').set({ secret }).where('user_id', '=', userId).where('secret', '=', former).execute()
