import { languageOf, type Locale } from '@logis/contract/locale'
import { db, write, type Tx } from '#platform/db.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { accountPolicy } from '../policy.ts'
import * as sql from './sql.ts'

/** The terms in force, for anyone. */
export const readTerms = async (locale: Locale): Promise<{ version: string; content: string }> => {
  const { version, content_fr, content_en } = await sql.findCurrent(db)
  return { version, content: languageOf(locale) === 'fr' ? content_fr : content_en }
}

/** RES-03. */
export const getTerms = async (scope: UserScope, userId: number) => {
  const { id } = await sql.findCurrent(db)
  const acceptance = await sql.findAcceptance(db, userId, id)
  return { ...(await readTerms(scope.locale)), accepted_at: acceptance?.accepted_at ?? null }
}

/** RES-03. One accepts what one has read: a version that is no longer in force is refused. */
export const acceptTerms = (scope: UserScope, userId: number, version: string): Promise<{ accepted_at: string }> => {
  accountPolicy.demand(scope.actor, 'accept_terms', { id: userId })
  return write(async (tx) => {
    const current = await sql.findCurrent(tx)
    if (current.version !== version) refuse('TERMS_VERSION_OUTDATED')
    await sql.accept(tx, userId, current.id, scope.call.ip)
    const acceptance = await sql.findAcceptance(tx, userId, current.id)
    return acceptance ?? refuse('USER_NOT_FOUND')
  })
}

/** The terms in force, accepted on the form that makes the account. */
export const noteAcceptance = async (tx: Tx, userId: number, ip: string): Promise<void> => {
  const { id } = await sql.findCurrent(tx)
  await sql.accept(tx, userId, id, ip)
}
