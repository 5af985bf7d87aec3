import { z } from 'zod'
import { personFields } from './accounts.rules.ts'
import { companyRoles, companyTypes } from './companies.rules.ts'
import { cannot, email, fault, id, idParam, instant, many, one, refuses, signedIn, textOf } from './http.ts'
import { listInput } from './lists.input.ts'
import { locales } from './locale.ts'
import { personList } from './people.lists.ts'
import { globalRoles, personStates } from './people.rules.ts'

const membership = z.object({
  company: z.object({ id, name: z.string(), type: z.enum(companyTypes) }),
  role: z.enum(companyRoles),
})

/** Someone with an account, as administrators see them (ADMIN-08). */
export const personRow = z.object({
  id,
  username: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  picture_path: z.string().nullable(),
  state: z.enum(personStates),
  global_roles: z.array(z.enum(globalRoles)),
  /** The live companies the person works for, the one they act for first. */
  memberships: z.array(membership),
  homes_count: z.number().int(),
  last_connection_at: instant.nullable(),
  created_at: instant,
  cannot: z.object({
    edit: cannot,
    change_email: cannot,
    disable: cannot,
    enable: cannot,
    reset: cannot,
    set_roles: cannot,
  }),
})
export type PersonRow = z.infer<typeof personRow>

export const person = personRow.extend({
  email: z.string().nullable(),
  email_validated: z.boolean(),
  /** The address that waits to be proven. */
  pending_email: z.string().nullable(),
  locale: z.enum(locales),
  sessions_count: z.number().int(),
  homes: z.array(z.object({ id, name: z.string(), role: z.enum(['OWNER', 'TENANT']), company_name: z.string() })),
})
export type Person = z.infer<typeof person>

const user_id = idParam
const names = { first_name: textOf(personFields.first_name), last_name: textOf(personFields.last_name) }
const locale = z.enum(locales)
const ofPerson = refuses('USER_NOT_FOUND')
const tags = ['administration'] as const

/** ADMIN-08. */
export const listPeople = signedIn
  .route({ method: 'GET', path: '/admin/users', tags })
  .input(z.object(listInput(personList)))
  .output(many(personRow))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** ADMIN-08. */
export const readPerson = signedIn
  .route({ method: 'GET', path: '/admin/users/{user_id}', tags })
  .input(z.object({ user_id }))
  .output(one(person))
  .errors(ofPerson)
/** ADMIN-08. The account has no password: the person is mailed a link to choose one. */
export const createPerson = signedIn
  .route({ method: 'POST', path: '/admin/users', tags, successStatus: 201 })
  .input(
    z
      .strictObject({
        email,
        ...names,
        locale: locale.default('fr-FR'),
        company_id: idParam.optional(),
        role: z.enum(companyRoles).optional(),
      })
      .refine(({ company_id, role }) => (company_id === undefined) === (role === undefined), {
        path: ['role'],
        ...fault('required'),
      }),
  )
  .output(one(person))
  .errors(refuses('EMAIL_ALREADY_USED', 'COMPANY_NOT_FOUND', 'PROOF_REQUIRED'))
/** ADMIN-08. What is absent stays. A new address waits until its reader proves it. */
export const editPerson = signedIn
  .route({ method: 'PATCH', path: '/admin/users/{user_id}', tags })
  .input(
    z
      .strictObject({ ...names, locale, email })
      .partial()
      .extend({ user_id }),
  )
  .output(one(person))
  .errors(ofPerson)
  .errors(refuses('EMAIL_ALREADY_USED', 'OWN_ACCOUNT', 'PROOF_REQUIRED'))
/** ADMIN-08. Every session ends at once. */
export const disablePerson = signedIn
  .route({ method: 'POST', path: '/admin/users/{user_id}/disable', tags })
  .input(z.object({ user_id }))
  .output(one(person))
  .errors(ofPerson)
  .errors(refuses('OWN_ACCOUNT', 'LAST_ADMINISTRATOR', 'LAST_COMPANY_ADMIN', 'USER_ALREADY_DISABLED'))
/** ADMIN-08. */
export const enablePerson = signedIn
  .route({ method: 'POST', path: '/admin/users/{user_id}/enable', tags })
  .input(z.object({ user_id }))
  .output(one(person))
  .errors(ofPerson)
  .errors(refuses('USER_NOT_DISABLED'))
/** ADMIN-08. Mails the link to choose a password: another one, or the first. */
export const sendPersonReset = signedIn
  .route({ method: 'POST', path: '/admin/users/{user_id}/password-reset', tags })
  .input(z.object({ user_id }))
  .output(one(z.object({ email: z.string() })))
  .errors(ofPerson)
  .errors(refuses('USER_DISABLED', 'USER_WITHOUT_EMAIL'))
const someRoles = z.array(z.enum(globalRoles)).max(globalRoles.length)
/**
 * What the person may do on the whole platform. Nobody changes their own. `before` is what the caller saw: a role that
 * stands in both, or in neither, stays as it is, whoever gave or took it meanwhile.
 */
export const setGlobalRoles = signedIn
  .route({ method: 'PUT', path: '/admin/users/{user_id}/global-roles', tags })
  .input(z.strictObject({ user_id, roles: someRoles, before: someRoles.optional() }))
  .output(one(person))
  .errors(ofPerson)
  .errors(refuses('OWN_ACCOUNT', 'LAST_ADMINISTRATOR', 'USER_DISABLED', 'USER_EMAIL_NOT_PROVEN', 'PROOF_REQUIRED'))

export const people = {
  listPeople,
  readPerson,
  createPerson,
  editPerson,
  disablePerson,
  enablePerson,
  sendPersonReset,
  setGlobalRoles,
}
