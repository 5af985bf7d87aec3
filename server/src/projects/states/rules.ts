import { randomBytes } from 'node:crypto'
import { codeFrom } from '@logis/contract/projects.rules'
import { projectScope } from '#platform/gate.ts'
import type { Held } from '#platform/holding.ts'
import { unpaged } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

export type { Activated } from './sql.ts'

export const getStatesHistory = async (scope: UserScope, residenceId: number) => {
  if (!scope.actor.isAdministrator && !scope.actor.isSupport) refuse('FORBIDDEN')
  const reached = await projectScope(scope.call, residenceId, { level: 'read', cancelled: 'allow' })
  return unpaged(await sql.listStates(reached))
}

/** The state that projects enter. */
export const enterStateEach = sql.addStates

/** A code as it is stored. It is drawn: of 60 bits no two are equal, and the database would not take the second. */
export const drawCode = () => codeFrom(randomBytes(12))

/** The credentials of homes leave, held by one transaction; the first time is a state. */
export const noteCredentialsSent = async (held: readonly Held[]): Promise<void> =>
  enterStateEach(await sql.noteCredentialsSent(held), 'CREDENTIALS_SENT')

/** What was to take them along was withdrawn before it left. */
export const { forgetCredentialsSent } = sql

/** CODE-21. A new code for a home that nobody has activated. */
export const renewCode = async (held: Held): Promise<string> => {
  const code = drawCode()
  return (await sql.replaceCode(held, code)) ? code : refuse('RESIDENCE_ALREADY_ACTIVATED')
}

/** A home that was sold: the code that its former owner knows finds nothing from now on. */
export const renewCodeOfSold = async (held: Held): Promise<void> => {
  await sql.replaceCodeOfSold(held, drawCode())
}

/** A home without an owner: whoever comes next activates it by a code of their own. */
export const deactivate = (held: Held) => sql.deactivate(held, drawCode())

/** Activates a home in a person's name, once. */
export const activate = async (held: Held, userId: number): Promise<sql.Activated> => {
  const activated = (await sql.activate(held, userId)) ?? refuse('RESIDENCE_ALREADY_ACTIVATED')
  await sql.addState(held, 'ACTIVATED')
  return activated
}
