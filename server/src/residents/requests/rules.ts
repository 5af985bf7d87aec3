import { readCode } from '@logis/contract/projects.rules'
import { residentRoles } from '@logis/contract/residents.rules'
import { db, write } from '#platform/db.ts'
import { holdCoded, holdLive, type Held } from '#platform/holding.ts'
import { record } from '#platform/journal.ts'
import { unpaged } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { tellOfHome } from '../../notifications/rules.ts'
import {
  activateForCompany,
  countTry,
  findName,
  forgiveTry,
  isLinked,
  moveIn,
  readHome,
  tellActivation,
  tellOwners,
  tellStaff,
  tellingGuesses,
  type HeldHome,
  type Role,
} from '../rules.ts'
import * as sql from './sql.ts'

export { decide } from './sql.ts'

/** RES-07. What a person waits for; which home it is, they know by its code. */
export const listOwnRequests = async (userId: number) => unpaged(await sql.listOwnRequests(db, userId))

/**
 * RES-07. Whoever asked takes it back, and nobody else in their name; also where nobody is there to answer. Under the lock of
 * the home, which whoever lets them in takes as well: of both at once, one happens.
 */
export const withdrawRequest = async (scope: UserScope, userId: number, requestId: number): Promise<void> => {
  if (scope.actor.userId !== userId) refuse('FORBIDDEN')
  const { residence_id } = (await sql.findOwnRequest(db, userId, requestId)) ?? refuse('ACCESS_REQUEST_NOT_FOUND')
  await write(async (tx) => {
    const held = (await holdLive(tx, scope, residence_id)) ?? refuse('RESIDENCE_CANCELLED')
    if (!(await sql.withdraw(held, userId, requestId))) refuse('ACCESS_REQUEST_ALREADY_DECIDED')
  })
}

export type AccessRequest = { id: number; status: 'PENDING' | 'ACCEPTED' }

/**
 * CODE-24, RES-07. Whoever has the code may ask; who lives there or owns it decides, also whoever comes to own it later.
 * Asking in another role takes back what was asked before. Whoever has asked here before has tried: who decides is written
 * to each time, and what was taken back is asked again.
 */
export const requestAccess = async (
  scope: UserScope,
  input: { residence_code: string; role: Role },
): Promise<AccessRequest> => {
  await countTry(scope)
  const { isAnother, ...request } = await tellingGuesses(scope, 'RESIDENCE_CODE_INVALID', async () => {
    const code = readCode(input.residence_code) ?? refuse('RESIDENCE_CODE_INVALID')
    return write(async (tx) => {
      const held = (await holdCoded(tx, scope, code)) ?? refuse('RESIDENCE_CODE_INVALID')
      return ask(held, { user_id: scope.actor.userId, role_code: input.role })
    })
  })
  if (!isAnother) await forgiveTry(scope)
  return request
}

const ask = async (held: Held, asked: sql.Asked): Promise<AccessRequest & { isAnother: boolean }> => {
  const home = await readHome(held)
  if (await isLinked(held, asked.user_id)) refuse('RESIDENCE_USER_EXISTS')
  const before = await sql.listAsked(held, asked.user_id)
  const waiting = before.find(({ status }) => status === 'PENDING')
  if (waiting?.role_code === asked.role_code) refuse('ACCESS_REQUEST_EXISTS')
  if (waiting) await sql.settleRequests(held, asked.user_id)
  const wasDecided = before.some(({ status }) => status === 'ACCEPTED' || status === 'REJECTED')
  const enters = mayEnter(home, asked.role_code) && !wasDecided
  return { ...(await (enters ? admit : wait)(held, home, asked)), isAnother: before.length > 0 }
}

/**
 * D2-C11. A home that is not activated is activated by the same act: that takes an owner account to activate it with.
 * Whom somebody refused or removed here knows the code too, and waits like anyone else (decision 39).
 */
const mayEnter = (home: HeldHome, role: Role) =>
  role === 'TENANT' && home.bypasses_owners && (home.activation_date !== null || home.owner_user_id !== null)

const admit = async (held: Held, home: HeldHome, asked: sql.Asked): Promise<AccessRequest> => {
  if (home.activation_date === null && home.owner_user_id !== null) {
    const activated = await activateForCompany(held, home.owner_user_id)
    await tellActivation(held, activated, home.owner_user_id)
  }
  const { id } = await sql.insertAccepted(held, asked)
  await moveIn(held, asked.user_id, asked.role_code)
  const changes = [{ attribute_name: 'tenant', old_value: null, value: await findName(held.tx, asked.user_id) }]
  await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes })
  return { id, status: 'ACCEPTED' }
}

/**
 * The company is told of what it sees and answers: of a landlord's home what a tenant asks, of another one nothing. What is
 * asked as an owner of a landlord's home nobody answers (D2-C12), and nobody is told; nor is somebody else who owns one told
 * who asks to live there, which they neither see nor answer.
 */
const wait = async (held: Held, home: HeldHome, asked: sql.Asked): Promise<AccessRequest> => {
  const { id } = await sql.insertPending(held, asked)
  if (home.is_let && asked.role_code === 'OWNER') return { id, status: 'PENDING' }
  const facts = { who: (await findName(held.tx, asked.user_id)) ?? '', role: asked.role_code }
  if (home.is_let) {
    await tellOfHome(held, 'ACCESS_REQUESTED')
    await tellStaff(held, 'ACCESS_REQUEST', facts)
  }
  await tellOwners(held, 'ACCESS_REQUEST', facts, (id) => !home.is_let || id === home.owner_user_id)
  return { id, status: 'PENDING' }
}

/** A request that still waits in a held home: a landlord lets nobody in but tenants (D2-C12). */
export const demandPending = async (held: Held, { is_let }: HeldHome, requestId: number) => {
  const roles = is_let ? (['TENANT'] as const) : residentRoles
  const request = (await sql.findRequest(held, requestId, roles)) ?? refuse('ACCESS_REQUEST_NOT_FOUND')
  return request.status === 'PENDING' ? request : refuse('ACCESS_REQUEST_ALREADY_DECIDED')
}
