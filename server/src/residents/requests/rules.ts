import { readCode } from '@logis/contract/projects.rules'
import { write } from '#platform/db.ts'
import { holdCoded, type Held } from '#platform/holding.ts'
import { record } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { activate } from '../../projects/states/rules.ts'
import { countTry, forgiveTry, noteActivation, tellOwners, tellStaff } from '../rules.ts'
import { findName, isLinked, linkResident, readHome, type CodedHome, type Role } from '../sql.ts'
import * as sql from './sql.ts'

export type AccessRequest = { id: number; status: 'PENDING' | 'ACCEPTED' }

/** CODE-24, RES-07. Whoever has the code may ask; who lives there or owns it decides. */
export const requestAccess = async (
  scope: UserScope,
  input: { residence_code: string; role: Role },
): Promise<AccessRequest> => {
  await countTry(scope)
  const code = readCode(input.residence_code) ?? refuse('RESIDENCE_CODE_INVALID')
  const request = await write(async (tx) => {
    const held = (await holdCoded(tx, scope, code)) ?? refuse('RESIDENCE_CODE_INVALID')
    const home = await readHome(held)
    const asked = { user_id: scope.actor.userId, role_code: input.role }
    if (await isLinked(held, asked.user_id)) refuse('RESIDENCE_USER_EXISTS')
    if (await sql.hasPending(held, asked.user_id)) refuse('ACCESS_REQUEST_EXISTS')
    return mayEnter(home, input.role) ? admit(held, home, asked) : wait(held, asked)
  })
  await forgiveTry(scope)
  return request
}

/** D2-C11. A home that is not activated is activated by the same act: that takes an owner account to activate it with. */
const mayEnter = (home: CodedHome, role: Role) =>
  role === 'TENANT' && home.bypasses_owners && (home.activation_date !== null || home.owner_user_id !== null)

const admit = async (held: Held, home: CodedHome, asked: sql.Asked): Promise<AccessRequest> => {
  if (home.activation_date === null && home.owner_user_id !== null) await activateForCompany(held, home.owner_user_id)
  const { id } = await sql.insertAccepted(held, asked)
  await linkResident(held, asked.user_id, asked.role_code)
  const changes = [{ attribute_name: 'tenant', old_value: null, value: await findName(held.tx, asked.user_id) }]
  await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes })
  return { id, status: 'ACCEPTED' }
}

const activateForCompany = async (held: Held, ownerId: number): Promise<void> => {
  const activated = await activate(held, ownerId)
  if (!(await isLinked(held, ownerId))) await linkResident(held, ownerId, 'OWNER')
  await noteActivation(held, activated, ownerId)
}

const wait = async (held: Held, asked: sql.Asked): Promise<AccessRequest> => {
  const { id } = await sql.insertPending(held, asked)
  const facts = { who: (await findName(held.tx, asked.user_id)) ?? '', role: asked.role_code }
  await tellStaff(held, 'ACCESS_REQUEST', facts)
  await tellOwners(held, 'ACCESS_REQUEST', facts)
  return { id, status: 'PENDING' }
}
