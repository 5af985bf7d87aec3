import { randomBytes, randomUUID } from 'node:crypto'
import type { Assistable } from '@logis/contract/accounts.assistance'
import type { assistableList } from '@logis/contract/accounts.lists'
import type { ListRequest } from '@logis/contract/lists'
import { hashToken } from '#platform/actor.ts'
import { write } from '#platform/db.ts'
import { proveSupportAgain } from '#platform/gate.ts'
import { demandLimit, type Limit } from '#platform/limits.ts'
import { showEach, type Listed } from '#platform/lists.ts'
import { recordMail } from '#platform/mail.ts'
import { demandProof } from '#platform/proof.ts'
import { refuse } from '#platform/refuse.ts'
import type { SupportScope } from '#platform/scope.ts'
import { note } from '#platform/securityLog.ts'
import { tellOfAssistance } from '../../notifications/rules.ts'
import { assistancePolicy } from '../policy.ts'
import * as sql from './sql.ts'

const seconds = 3600
/** What nobody needs who helps people one after the other. */
const perSupporter: Limit = { name: 'assistance', times: 30, seconds: 3600 }

/** ADMIN-16. */
export const listAssistable = async (
  scope: SupportScope,
  request: ListRequest<typeof assistableList>,
): Promise<Listed<Assistable>> =>
  showEach(await sql.listAssistable(request), ({ is_global, ...row }) => ({
    ...row,
    cannot: assistancePolicy.cannot(scope.actor, { id: row.id, is_global, company_id: row.companies[0]?.id ?? null }),
  }))

export type Assistance = { access_token: string; token_type: 'Bearer'; expires_in: number; read_only: boolean }

/** ADMIN-15, ADMIN-16. The person is told by mail and in their inbox, the security log by the same transaction. */
export const startAssistance = async (
  scope: SupportScope,
  { user_id, reason, read_only }: { user_id: number; reason: string; read_only: boolean },
): Promise<Assistance> => {
  const { actor, call } = scope
  demandProof(scope)
  await demandLimit(perSupporter, String(actor.userId))
  const access_token = randomBytes(32).toString('base64url')
  await write(async (tx) => {
    await proveSupportAgain(tx, scope)
    const person = (await sql.holdAssisted(tx, user_id)) ?? refuse('USER_NOT_FOUND')
    if (!person.is_active) refuse('USER_DISABLED')
    assistancePolicy.demand(actor, 'assist', person)
    const own = (await sql.holdOwn(tx, actor.tokenId)) ?? refuse('UNAUTHORIZED_TOKEN_INVALID')
    const { session_id, expires_at } = await sql.insertAssistance(tx, own, seconds, {
      user_id,
      impersonator_user_id: actor.userId,
      reason,
      read_only,
      token_hash: hashToken(access_token),
      ip: call.ip,
      user_agent: call.userAgent,
    })
    const companyId = person.company_id!
    await note(tx, call, 'ASSISTANCE_STARTED', {
      userId: user_id,
      companyId,
      details: { session_id, reason, read_only },
    })
    await tellOfAssistance(tx, { userId: user_id, companyId, actorId: actor.userId, happening: randomUUID() })
    if (person.email !== null)
      await recordMail(tx, {
        channel_code: 'SUPPORT_ACCESS',
        recipient: person.email,
        recipient_user_id: user_id,
        locale: person.locale,
        facts: { name: await sql.findName(tx, actor.userId), reason, read_only: String(read_only), until: expires_at },
      })
  })
  return { access_token, token_type: 'Bearer', expires_in: seconds, read_only }
}
