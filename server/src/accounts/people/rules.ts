import type { CompanyRole } from '@logis/contract/companies.rules'
import type { ListRequest } from '@logis/contract/lists'
import type { Locale } from '@logis/contract/locale'
import type { Person, PersonRow } from '@logis/contract/people'
import type { personList } from '@logis/contract/people.lists'
import { globalRoles, type GlobalRole } from '@logis/contract/people.rules'
import { administering, type Administering } from '#platform/administering.ts'
import { changesBetween } from '#platform/journal.ts'
import { showEach, type Listed } from '#platform/lists.ts'
import { recordMail } from '#platform/mail.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import { demandProof } from '#platform/proof.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import { attribute, note } from '#platform/securityLog.ts'
import { holdCompany } from '../../companies/holding/rules.ts'
import { addMember } from '../../companies/members/rules.ts'
import { askForAddress } from '../emails/rules.ts'
import { tellOfPerson as tell } from '../others/rules.ts'
import { demandOthers } from '../removal/rules.ts'
import { lockAdministered, lockAdministrators } from '../removal/sql.ts'
import * as users from '../sql.ts'
import { isUnproven, takeOver } from '../takeover/rules.ts'
import { personPolicy } from './policy.ts'
import * as sql from './sql.ts'

/** A row as it is shown; what closes its acts is told by `cannot`, and left out by the contract. */
const showerFor = async (scope: AdministratorScope) => {
  const pathOf = await picturePaths()
  return <T extends sql.Row>({ picture_file_id, ...row }: T) => ({
    ...row,
    picture_path: pathOf(picture_file_id),
    cannot: personPolicy.cannot(scope, row),
  })
}

/** ADMIN-08. */
export const listPeople = async (
  scope: AdministratorScope,
  request: ListRequest<typeof personList>,
): Promise<Listed<PersonRow>> => showEach(await sql.listPeople(request), await showerFor(scope))

/** ADMIN-08. */
export const readPerson = async (scope: AdministratorScope, id: number): Promise<Person> => {
  const person = (await sql.readPerson(id)) ?? refuse('USER_NOT_FOUND')
  return (await showerFor(scope))(person)
}

/** Held first and read then: what others have committed meanwhile is seen. */
const hold = async ({ tx }: Administering, id: number): Promise<sql.PersonFacts> => {
  await users.lockUser(tx, id)
  return (await sql.findPerson(tx, id)) ?? refuse('USER_NOT_FOUND')
}

type NewPerson = {
  email: string
  first_name: string
  last_name: string
  locale: Locale
  company_id?: number | undefined
  role?: CompanyRole | undefined
}

/** The account that an address gets. One that somebody opened without proof makes room; any other is in use. */
const accountFor = async (held: Administering, { email, ...named }: Omit<NewPerson, 'company_id' | 'role'>) => {
  const made = await sql.insertPerson(held, { email, ...named })
  if (made !== undefined) return made
  const found = await users.findByUsername(held.tx, email)
  const standing = found && (await users.lockUser(held.tx, found.id))
  if (!standing?.is_active || !isUnproven(standing)) return refuse('EMAIL_ALREADY_USED')
  const heir = await takeOver(held.tx, held.scope.call, standing)
  await users.updateUser(held.tx, heir, named)
  return heir
}

/** ADMIN-08. */
export const createPerson = async (scope: AdministratorScope, input: NewPerson): Promise<Person> => {
  if (input.role) demandProof(scope)
  const id = await administering(scope, async (held) => {
    const { company_id, role, ...named } = input
    await attribute(held.tx, scope.call)
    const company = company_id === undefined ? undefined : await holdCompany(held.tx, company_id)
    const userId = await accountFor(held, named)
    await note(held.tx, scope.call, 'ACCOUNT_REGISTERED', { userId, details: {} })
    if (company_id !== undefined && role) await addMember(held.tx, userId, company_id, role)
    await inviteTo(held, { id: userId, email: named.email, locale: named.locale })
    await tell(held, 'CREATED', userId, changesBetween({}, { ...named, company: company?.name, role }))
    return userId
  })
  return readPerson(scope, id)
}

type Reader = { id: number; email: string; locale: Locale }
const inviteTo = ({ tx, scope }: Administering, { id, email, locale }: Reader) =>
  recordMail(tx, {
    channel_code: 'ACCOUNT_CREATED',
    recipient: email,
    recipient_user_id: id,
    sender_user_id: scope.actor.userId,
    locale,
  })

type PersonEdit = {
  first_name?: string | undefined
  last_name?: string | undefined
  locale?: Locale | undefined
  email?: string | undefined
}

/** ADMIN-08. What is absent stays. A new address waits for its proof, as when the person asks for it. */
export const editPerson = async (
  scope: AdministratorScope,
  id: number,
  { email, ...edit }: PersonEdit,
): Promise<Person> => {
  await administering(scope, async (held) => {
    const before = await hold(held, id)
    const changes = changesBetween(before, dropAbsent(edit))
    if (changes.length > 0) await users.updateUser(held.tx, id, dropAbsent(edit))
    const isNew = email !== undefined && email.toLowerCase() !== before.email?.toLowerCase()
    if (isNew) {
      personPolicy.demand(scope, 'change_email', before)
      // Whoever reads the new address may open the account: nobody says so from a session that was left open.
      demandProof(scope)
      await askForAddress(held.tx, id, email)
    }
    const asked = isNew ? changesBetween({ email: before.email }, { email }) : []
    await tell(held, 'UPDATED', id, [...changes, ...asked])
  })
  return readPerson(scope, id)
}

const dropAbsent = <T extends object>(edit: T) =>
  Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/** ADMIN-08. The companies, then the administrators, then the account: in the order in which an account is closed. */
export const disablePerson = async (scope: AdministratorScope, id: number): Promise<Person> => {
  await administering(
    scope,
    async (held) => {
      const { tx } = held
      const administered = await lockAdministered(tx, id)
      await lockAdministrators(tx, id)
      const before = await hold(held, id)
      personPolicy.demand(scope, 'disable', before)
      await demandOthers(tx, administered, id)
      await attribute(tx, scope.call)
      await sql.setActive(held, id, false) // its sessions end with it, by the database
      await users.revokeTokens(tx, id, ['PASSWORD_RESET', 'EMAIL_VALIDATION'])
      await tell(held, 'UPDATED', id, changesBetween({ is_active: true }, { is_active: false }))
    },
    sql.takeRoster,
  )
  return readPerson(scope, id)
}

/** ADMIN-08. */
export const enablePerson = async (scope: AdministratorScope, id: number): Promise<Person> => {
  await administering(scope, async (held) => {
    personPolicy.demand(scope, 'enable', await hold(held, id))
    await sql.setActive(held, id, true)
    await tell(held, 'UPDATED', id, changesBetween({ is_active: false }, { is_active: true }))
  })
  return readPerson(scope, id)
}

/** ADMIN-08. Who has never chosen a password is sent the invitation once more. */
export const sendReset = (scope: AdministratorScope, id: number): Promise<{ email: string }> =>
  administering(scope, async (held) => {
    const person = await hold(held, id)
    personPolicy.demand(scope, 'reset', person)
    const { email, locale } = person
    if (email === null) return refuse('USER_WITHOUT_EMAIL')
    if (person.state === 'INVITED') await inviteTo(held, { id, email, locale })
    else await recordMail(held.tx, { channel_code: 'PASSWORD_RESET', recipient: email, recipient_user_id: id, locale })
    await tell(held, 'UPDATED', id, [{ attribute_name: 'password_reset', old_value: null, value: 'sent' }])
    return { email }
  })

/** `before`: what whoever wants these roles saw of them; without it they take the place of what is there. */
type Wanted = { roles: readonly GlobalRole[]; before?: readonly GlobalRole[] | undefined }

/** Sessions from before a change end, by the database, which writes it into the security log. */
export const setGlobalRoles = async (
  scope: AdministratorScope,
  id: number,
  { roles: wanted, before: seen }: Wanted,
): Promise<Person> => {
  demandProof(scope)
  await administering(
    scope,
    async (held) => {
      await lockAdministrators(held.tx, id)
      const before = await hold(held, id)
      personPolicy.demand(scope, 'set_roles', before)
      const isChanged = (role: GlobalRole) => seen === undefined || wanted.includes(role) !== seen.includes(role)
      const roles = globalRoles.filter((role) => (isChanged(role) ? wanted : before.global_roles).includes(role))
      const taken = before.global_roles.filter((role) => !roles.includes(role))
      const given = roles.filter((role) => !before.global_roles.includes(role))
      if (given.length > 0) personPolicy.demand(scope, 'give_roles', before)
      if (taken.includes('ADMINISTRATOR') && before.is_last_administrator) refuse('LAST_ADMINISTRATOR')
      await attribute(held.tx, scope.call)
      await sql.setGlobalRoles(held, id, { given, taken })
      const changes = changesBetween(
        { global_roles: before.global_roles.join(', ') },
        { global_roles: roles.join(', ') },
      )
      await tell(held, 'UPDATED', id, changes)
    },
    sql.takeRoster,
  )
  return readPerson(scope, id)
}
