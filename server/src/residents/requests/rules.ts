import { readCode } from '@logis/contract/projects.rules'
import { write, type Tx } from '#platform/db.ts'
import { authorOn, recordAs } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { countTry, forgiveTry, noteActivation, tell } from '../rules.ts'
import {
  findName,
  isLinked,
  linkResident,
  listOwners,
  listStaff,
  lockByCode,
  type CodedHome,
  type Role,
} from '../sql.ts'
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
    const home = (await lockByCode(tx, code)) ?? refuse('RESIDENCE_CODE_INVALID')
    const asked = { residence_id: home.id, user_id: scope.actor.userId, role_code: input.role }
    if (home.is_cancelled) refuse('RESIDENCE_CANCELLED')
    if (await isLinked(tx, home.id, asked.user_id)) refuse('RESIDENCE_USER_EXISTS')
    if (await sql.hasPending(tx, asked)) refuse('ACCESS_REQUEST_EXISTS')
    return mayEnter(home, input.role) ? admit(tx, scope, home, asked) : wait(tx, scope, home, asked)
  })
  await forgiveTry(scope)
  return request
}

type Asked = Parameters<typeof sql.insertPending>[1]

/** D2-C11. A home that is not activated is activated by the same act: that takes an owner account to activate it with. */
const mayEnter = (home: CodedHome, role: Role) =>
  role === 'TENANT' && home.bypasses_owners && (home.activation_date !== null || home.owner_user_id !== null)

const admit = async (tx: Tx, scope: UserScope, home: CodedHome, asked: Asked): Promise<AccessRequest> => {
  if (home.activation_date === null && home.owner_user_id !== null)
    await activateForCompany(tx, scope, home.id, home.owner_user_id)
  const { id } = await sql.insertAccepted(tx, asked)
  await linkResident(tx, home.id, asked.user_id, asked.role_code)
  const changes = [{ attribute_name: 'tenant', old_value: null, value: await findName(tx, asked.user_id) }]
  await recordAs(tx, authorOn(scope, home.id), { action: 'UPDATED', model: 'Residence', id: home.id, changes })
  return { id, status: 'ACCEPTED' }
}

const activateForCompany = async (tx: Tx, scope: UserScope, residenceId: number, ownerId: number) => {
  const activated = await sql.activateForCompany(tx, residenceId, ownerId)
  if (!(await isLinked(tx, residenceId, ownerId))) await linkResident(tx, residenceId, ownerId, 'OWNER')
  await noteActivation(tx, scope, activated, ownerId)
}

const wait = async (tx: Tx, scope: UserScope, home: CodedHome, asked: Asked): Promise<AccessRequest> => {
  const { id } = await sql.insertPending(tx, asked)
  const facts = { who: (await findName(tx, asked.user_id)) ?? '', role: asked.role_code }
  await tell(tx, scope, 'ACCESS_REQUEST', home, facts, await listStaff(tx, home.company_id, 'ACCESS_REQUEST'))
  await tell(
    tx,
    scope,
    'ACCESS_REQUEST',
    { id: home.id, company_id: null },
    facts,
    await listOwners(tx, home.id, 'ACCESS_REQUEST'),
  )
  return { id, status: 'PENDING' }
}
