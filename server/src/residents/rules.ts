import type { Home } from '@logis/contract/residents'
import { readCode } from '@logis/contract/projects.rules'
import { write, type Tx } from '#platform/db.ts'
import { authorOn, recordAs } from '#platform/journal.ts'
import { demandLimit, giveBack, subnetOf, type Limit } from '#platform/limits.ts'
import { recordMail } from '#platform/mail.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { burnInvitation } from '../invitations/rules.ts'
import { enterState } from '../projects/rules.ts'
import { openHome } from './homes/rules.ts'
import { notify } from '../accounts/notifications/rules.ts'
import * as sql from './sql.ts'

/** Codes are guessed here or nowhere: every try counts, right or wrong, before anything is read. */
const triesPerUser: Limit = { name: 'residence-code', times: 5, seconds: 900 }
const triesPerNetwork: Limit = { name: 'residence-code-network', times: 20, seconds: 3600 }

export const countTry = async ({ actor, call }: UserScope): Promise<void> => {
  await demandLimit(triesPerUser, String(actor.userId))
  await demandLimit(triesPerNetwork, subnetOf(call.ip))
}

/** A code that opened something was no guess. */
export const forgiveTry = async ({ actor, call }: UserScope): Promise<void> => {
  await giveBack(triesPerUser, String(actor.userId))
  await giveBack(triesPerNetwork, subnetOf(call.ip))
}

export type Activation = { activation_code: string; invitation_token?: string | undefined }

/** RES-01. Nobody activates in another's name, administrators included. */
export const activateHome = (scope: UserScope, userId: number, input: Activation): Promise<Home> =>
  scope.actor.userId === userId ? activate(scope, input) : refuse('FORBIDDEN')

/** CODE-23, ruling 11. The first person with the code becomes the home's owner, once. */
export const activate = async (scope: UserScope, { activation_code, invitation_token }: Activation): Promise<Home> => {
  await countTry(scope)
  // RES-02. The invitation is spent by the attempt, whatever comes of it: a transaction of its own.
  if (invitation_token) await write((tx) => burnInvitation(tx, invitation_token, scope.actor.username))
  const code = readCode(activation_code) ?? refuse('ACTIVATION_CODE_INVALID')
  const id = await write((tx) => claim(tx, scope, code))
  await forgiveTry(scope)
  return openHome(scope, scope.actor.userId, id)
}

const claim = async (tx: Tx, scope: UserScope, code: string): Promise<number> => {
  const home = (await sql.activate(tx, code, scope.actor.userId)) ?? (await refuseActivation(tx, code))
  await sql.linkResident(tx, home.id, scope.actor.userId, 'OWNER')
  await noteActivation(tx, scope, home, scope.actor.userId)
  return home.id
}

const refuseActivation = async (tx: Tx, code: string): Promise<never> => {
  const home = (await sql.lockByCode(tx, code)) ?? refuse('ACTIVATION_CODE_INVALID')
  return refuse(home.is_cancelled ? 'RESIDENCE_CANCELLED' : 'RESIDENCE_ALREADY_ACTIVATED')
}

/** What every activation leaves behind: the state, the feed's entry (never the code), the mails to the company. */
export const noteActivation = async (tx: Tx, scope: UserScope, home: sql.Activated, ownerId: number): Promise<void> => {
  const who = (await sql.findName(tx, ownerId)) ?? ''
  await enterState(tx, [home.id], 'ACTIVATED', scope.actor.userId)
  const changes = [
    { attribute_name: 'activation_date', old_value: null, value: home.activation_date },
    { attribute_name: 'owner', old_value: null, value: who },
  ]
  await recordAs(tx, authorOn(scope, home.id), {
    action: 'UPDATED',
    model: 'ResidenceActivationCode',
    id: home.id,
    changes,
  })
  await notify(tx, ownerId, 'HOME_ACTIVATED', { home: home.name }, home.id)
  await tell(
    tx,
    scope,
    'RESIDENCE_ACTIVATED',
    home,
    { who },
    await sql.listStaff(tx, home.company_id, 'RESIDENCE_ACTIVATED'),
  )
}

/** Mails people about a home. With the company's id the mail leads staff to the project; without, residents to their area. */
export const tell = async (
  tx: Tx,
  scope: UserScope,
  channel_code: string,
  home: { id: number; company_id: number | null },
  facts: Record<string, string>,
  readers: readonly sql.Reader[],
): Promise<void> => {
  for (const { user_id, email, locale } of readers) {
    await recordMail(tx, {
      channel_code,
      recipient: email,
      locale,
      recipient_user_id: user_id,
      residence_id: home.id,
      company_id: home.company_id,
      sender_user_id: scope.actor.userId,
      facts,
    })
  }
}
