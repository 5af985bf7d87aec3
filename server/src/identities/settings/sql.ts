import { sql } from 'kysely'
import type { CompanyRole } from '@logis/contract/companies.rules'
import type { IdentityPreset } from '@logis/contract/identities.rules'
import type { Db, Tx } from '#platform/db.ts'
import type { CompanyScope } from '#platform/scope.ts'

/** Takes a company's way to sign in for the rest of the transaction: what changes it comes one after the other. */
export const hold = (tx: Tx, { companyId }: CompanyScope) =>
  tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const listDomains = (reader: Db | Tx, { companyId }: CompanyScope, graceDays: number) =>
  reader
    .selectFrom('identity_domains')
    .select(['id', 'domain', 'proof', 'proven_at', 'checked_at', 'missing_since'])
    .select(sql<string | null>`f_paris_day(missing_since + make_interval(days => ${graceDays}))`.as('counts_until'))
    .where('company_id', '=', companyId)
    .orderBy('domain')
    .execute()

export const insertDomain = (tx: Tx, { companyId }: CompanyScope, domain: string, proof: string) =>
  tx.insertInto('identity_domains').values({ company_id: companyId, domain, proof }).execute()

/** What was found; proven once is proven since then. */
export const noteCheck = (tx: Tx, id: number, provenAt: Date | string | null) =>
  tx
    .updateTable('identity_domains')
    .set({ checked_at: new Date(), proven_at: provenAt, missing_since: null })
    .where('id', '=', id)
    .execute()

export const deleteDomain = (tx: Tx, { companyId }: CompanyScope, id: number) =>
  tx.deleteFrom('identity_domains').where('company_id', '=', companyId).where('id', '=', id).execute()

export type ProviderFields = {
  preset: IdentityPreset
  name: string
  issuer: string
  client_id: string
  client_secret: string
  demands_second_factor: boolean
  new_people_role: CompanyRole | null
}
export const putProvider = (tx: Tx, { companyId }: CompanyScope, fields: ProviderFields) =>
  tx
    .insertInto('identity_providers')
    .values({ ...fields, company_id: companyId })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ ...fields, updated_at: new Date() }))
    .execute()

export const deleteProvider = (tx: Tx, { companyId }: CompanyScope) =>
  tx.deleteFrom('identity_providers').where('company_id', '=', companyId).execute()

/** By which issuers somebody has come through a provider. */
export const listIssuers = async (reader: Db | Tx, userId: number, provider: string): Promise<string[]> =>
  (
    await reader
      .selectFrom('user_identities')
      .select('issuer')
      .where('user_id', '=', userId)
      .where('provider', '=', provider)
      .execute()
  ).map(({ issuer }) => issuer)
