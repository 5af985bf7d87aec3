import { z } from 'zod'
import { companyRoles, companyTypes } from './companies.rules.ts'
import { assistance } from './accounts.assistance.ts'
import { personal } from './accounts.personal.ts'
import { awaitedFactor, ownFactors, passSecondFactor as secondStep } from './accounts.factors.ts'
import { ownPasskeys, signInByPasskey as byPasskey } from './accounts.passkeys.ts'
import { ownSessions } from './accounts.sessions.ts'
import { unsubscribing } from './accounts.unsubscribing.ts'
import { passwordPattern, personFields } from './accounts.rules.ts'
import { done, email, id, idParam, instant, one, open, refuses, signedIn, textOf, whoeverSignedIn } from './http.ts'
import { locales } from './locale.ts'
import { thumbnailSizes } from './pictures.rules.ts'

/** A password as typed at sign-in: any text, for old passwords may predate the rule. */
const typedPassword = z.string().min(1).max(1000)
/** A new password (AUTH-24, AUTH-25). */
export const newPassword = z.string().regex(passwordPattern)
const scope = z.enum(['partner', 'resident'])
const token = z.string().min(1).max(200)
const user_id = idParam

export const user = z.object({
  id,
  username: z.string(),
  email: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  picture_path: z.string().nullable(),
  locale: z.enum(locales),
  email_validated: z.boolean(),
  created_at: instant,
  last_connection_at: instant.nullable(),
})
export type User = z.infer<typeof user>

export const globalRoles = ['ADMINISTRATOR', 'SUPPORT'] as const

/** Who I am, as the shell needs it: my companies, my roles, the terms, what waits for me. */
export const me = user.extend({
  scope: z.enum(['partner', 'resident', 'support', 'machine']),
  company_id: id.nullable(),
  companies: z.array(z.object({ id, name: z.string(), type: z.enum(companyTypes), role: z.enum(companyRoles) })),
  /** What has become one of my companies, by way of others too: an address that names it leads to that one. */
  former_companies: z.array(z.object({ id, became_id: id })).default([]),
  global_roles: z.array(z.enum(globalRoles)),
  residences_count: z.number().int(),
  cgu: z.object({ is_accepted: z.boolean(), version: z.string() }),
  unread_notifications: z.number().int(),
  /** ADMIN-16. Of a session of support: who assists, why, and until when. */
  impersonated_by: z
    .object({ username: z.string(), name: z.string(), reason: z.string(), read_only: z.boolean(), expires_at: instant })
    .nullable(),
  /** Nothing but setting a second factor up is open to this session. */
  owes_second_factor: z.boolean().default(false),
})
export type Me = z.infer<typeof me>

export const session = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number().int(),
  user,
})
/** A session, or the second step that it waits for. */
const signInAnswer = z.union([session, awaitedFactor])
export type Session = z.infer<typeof session>
const signInRefusals = refuses(
  'CREDENTIALS_INVALID',
  'USER_DISABLED',
  'SCOPE_NOT_ALLOWED',
  'IDENTITY_PROVIDER_REQUIRED',
  'IDENTITY_PROVIDER_UNOFFERED',
  'COMPANY_DISABLED',
)

/** AUTH-03. The credentials travel in `Authorization: Basic`; in the query they are refused (ruling 3). */
export const signInByHeader = open
  .route({
    method: 'GET',
    path: '/personal-access-token',
    tags: ['accounts'],
    summary: 'Sign in with an Authorization: Basic header',
  })
  .input(
    z.object({
      scope: scope.default('partner'),
      username: z.string().max(1000).optional(),
      password: z.string().max(1000).optional(),
    }),
  )
  .output(one(signInAnswer))
  .errors(signInRefusals)
  .errors(refuses('CREDENTIALS_IN_URL'))

export const signIn = open
  .route({ method: 'POST', path: '/personal-access-token', tags: ['accounts'], summary: 'Sign in' })
  .input(z.strictObject({ username: email, password: typedPassword, scope }))
  .output(one(signInAnswer))
  .errors(signInRefusals)

export const passSecondFactor = secondStep(session).errors(
  refuses('IDENTITY_PROVIDER_REQUIRED', 'IDENTITY_PROVIDER_UNOFFERED', 'IDENTITY_PROVIDER_UNKNOWN', 'COMPANY_DISABLED'),
)

export const signInByPasskey = byPasskey(session)

/** AUTH-12. */
export const refreshSession = whoeverSignedIn
  .meta({ terms: 'exempt', factor: 'exempt' })
  .route({ method: 'PATCH', path: '/personal-access-token', tags: ['accounts'], summary: 'Prolong the session' })
  .output(one(z.object({ expires_in: z.number().int() })))

/** AUTH-13. 204 even when the token is already gone. */
export const signOut = open
  .route({
    method: 'DELETE',
    path: '/personal-access-token',
    tags: ['accounts'],
    summary: 'Sign out',
    successStatus: 204,
  })
  .output(z.undefined())

const lostPassword = z.strictObject({ email, context: scope.default('partner') })
/** AUTH-17. The answer is the same whether the account exists or not. */
export const requestPasswordResetByQuery = open
  .route({
    method: 'GET',
    path: '/reset-password',
    tags: ['accounts'],
    summary: 'Ask for a reset link (address in the query)',
  })
  .input(lostPassword)
  .output(done)
export const requestPasswordReset = open
  .route({ method: 'POST', path: '/reset-password', tags: ['accounts'], summary: 'Ask for a reset link' })
  .input(lostPassword)
  .output(done)
/** AUTH-19. Never burns the token. */
export const checkPasswordReset = open
  .route({
    method: 'GET',
    path: '/reset-password-token',
    tags: ['accounts'],
    summary: 'Is this reset link still valid?',
  })
  .input(z.object({ token: token.optional() }))
  .output(one(z.object({ is_valid: z.boolean() })))
/** AUTH-22. Ends every session of the account. */
export const resetPassword = open
  .route({ method: 'POST', path: '/reset-password-token', tags: ['accounts'], summary: 'Choose a new password' })
  .input(z.strictObject({ token, new_password: newPassword }))
  /** By which door the account signs in: a mail says nothing of it. */
  .output(one(z.object({ account_scope: scope })))
  .errors(refuses('PASSWORD_RESET_TOKEN_INVALID'))

/** What an invitation link opens, so that the page can greet its reader. */
export const readInvitation = open
  .route({ method: 'GET', path: '/invitation-token', tags: ['accounts'], summary: 'What does this invitation open?' })
  .input(z.object({ token }))
  .output(
    one(
      z.object({
        /** A buyer is named by the owner of a home (`sales.openSale`). */
        kind: z.enum(['STAFF', 'OWNER', 'TENANT', 'BUYER']),
        email: z.string(),
        company_name: z.string().nullable(),
        residence_name: z.string().nullable(),
        /** Where the mail showed it, and until it is renewed. */
        residence_code: z.string().nullable(),
        /** The mail showed one that opens nothing any more. */
        is_code_renewed: z.boolean(),
        account_exists: z.boolean(),
        /** As what the account that a colleague's invitation was sent to may sign in, to take it up; null without one. */
        account_scope: z.enum(['partner', 'resident']).nullable(),
      }),
    ),
  )
  /** `SALE_OVER` to the buyer of a home whose sale came to nothing. */
  .errors(refuses('INVITATION_TOKEN_INVALID', 'SALE_OVER'))
/**
 * Takes up a colleague's invitation by an account that is there, whatever it was made for: that of the address which the
 * link was sent to. Its sessions end, as with every role that is given.
 */
export const joinCompany = whoeverSignedIn
  .meta({ terms: 'exempt' })
  .route({ method: 'POST', path: '/invitation-token', tags: ['accounts'], summary: 'Join the company that invites' })
  .input(z.strictObject({ token }))
  .output(one(z.object({ company_id: id, company_name: z.string() })))
  .errors(refuses('INVITATION_TOKEN_INVALID', 'INVITATION_OF_ANOTHER', 'USER_ALREADY_MEMBER', 'COMPANY_NOT_FOUND'))

/** API-10. */
export const getMe = whoeverSignedIn
  .meta({ terms: 'exempt', factor: 'exempt' })
  .route({ method: 'GET', path: '/user', tags: ['accounts'], summary: 'Who am I?' })
  .output(one(me))

/** API-11. A resident registers alone or from an invitation; an administrator creates anyone. */
export const createUser = open
  .route({ method: 'POST', path: '/users', tags: ['accounts'], summary: 'Register' })
  .input(
    z.strictObject({
      username: email,
      password: newPassword,
      first_name: textOf(personFields.first_name),
      last_name: textOf(personFields.last_name),
      locale: z.enum(locales).default('fr-FR'),
      cgu: z.boolean().default(false),
      invitation_token: token.optional(),
    }),
  )
  .output(one(user))
  .errors(refuses('EMAIL_ALREADY_USED', 'INVITATION_TOKEN_INVALID', 'TERMS_REQUIRED'))
export const getUser = whoeverSignedIn
  .route({ method: 'GET', path: '/users/{user_id}', tags: ['accounts'] })
  .input(z.object({ user_id }))
  .output(one(user))
  .errors(refuses('USER_NOT_FOUND'))
export const updateUser = whoeverSignedIn
  .meta({ terms: 'exempt' })
  .route({ method: 'PATCH', path: '/users/{user_id}', tags: ['accounts'] })
  .input(
    z.strictObject({
      user_id,
      first_name: textOf(personFields.first_name).optional(),
      last_name: textOf(personFields.last_name).optional(),
      locale: z.enum(locales).optional(),
    }),
  )
  .output(one(user))
  .errors(refuses('USER_NOT_FOUND'))
export const deleteUser = whoeverSignedIn
  .route({ method: 'DELETE', path: '/users/{user_id}', tags: ['accounts'], successStatus: 204 })
  .input(z.strictObject({ user_id, password: typedPassword.optional() }))
  .output(z.undefined())
  .errors(
    refuses(
      'USER_NOT_FOUND',
      'PASSWORD_INCORRECT',
      'NOT_WHILE_IMPERSONATED',
      'LAST_COMPANY_ADMIN',
      'USER_IS_COMPANY_OWNER',
      'LAST_ADMINISTRATOR',
      'PROOF_REQUIRED',
    ),
  )
/** Stored as pending until the new address is validated. */
export const changeEmail = whoeverSignedIn
  .route({ method: 'PATCH', path: '/users/{user_id}/email', tags: ['accounts'] })
  .input(z.strictObject({ user_id, email, password: typedPassword.optional() }))
  .output(one(z.object({ pending_email: z.string() })))
  .errors(
    refuses('USER_NOT_FOUND', 'EMAIL_ALREADY_USED', 'PASSWORD_INCORRECT', 'PROOF_REQUIRED', 'NOT_WHILE_IMPERSONATED'),
  )
/**
 * AUTH-27, AUTH-31. Marks the address that the link was sent to as validated, once. One that an account has without
 * proof, its own or another's, takes someone signed in to the account that asks: `needs_sign_in`, the link stays good.
 */
export const validateEmail = open
  .route({
    method: 'GET',
    path: '/email-validation-token',
    tags: ['accounts'],
    summary: 'Confirm an address by its link',
  })
  .input(z.object({ token: token.optional() }))
  .output(one(z.object({ is_valid: z.boolean(), needs_sign_in: z.boolean() })))
  .errors(refuses('EMAIL_ALREADY_USED'))
/** The link to confirm one's own address, once more. */
export const resendValidation = whoeverSignedIn
  .meta({ terms: 'exempt' })
  .route({ method: 'POST', path: '/email-validation-token/resend', tags: ['accounts'] })
  .input(z.strictObject({}).optional())
  .output(done)
  .errors(refuses('EMAIL_ALREADY_VALIDATED', 'NOT_WHILE_IMPERSONATED', 'USER_NOT_FOUND'))
/** Ends every other session of the account. */
export const changePassword = signedIn
  .meta({ terms: 'exempt' })
  .route({ method: 'PUT', path: '/users/{user_id}/password', tags: ['accounts'] })
  .input(z.strictObject({ user_id, old_password: typedPassword, new_password: newPassword }))
  .output(done)
  .errors(refuses('USER_NOT_FOUND', 'PASSWORD_INCORRECT', 'NOT_WHILE_IMPERSONATED'))
/** The bytes are streamed by a route of its own; declared here for the description. */
export const setUserPicture = whoeverSignedIn
  .route({ method: 'POST', path: '/users/{user_id}/picture', tags: ['accounts'] })
  .input(z.object({ user_id, file: z.file(), name: z.string().max(255).optional() }))
  .output(one(z.object({ picture_path: z.string() })))
  .errors(refuses('USER_NOT_FOUND', 'PICTURE_TYPE_NOT_ALLOWED', 'PICTURE_TOO_COMPLEX', 'FILE_TOO_LARGE'))
export const removeUserPicture = whoeverSignedIn
  .route({ method: 'DELETE', path: '/users/{user_id}/picture', tags: ['accounts'], successStatus: 204 })
  .input(z.object({ user_id }))
  .output(z.undefined())
  .errors(refuses('USER_NOT_FOUND'))
/**
 * A picture by the signed address that `picture_path` gives, good for a day at least. With a size, its thumbnail: the
 * whole picture as long as that is not made. Streamed, like every file.
 */
export const getPicture = open
  .route({ method: 'GET', path: '/pictures/{picture_key}', tags: ['accounts'] })
  .input(z.object({ picture_key: z.string().min(1).max(200), size: z.enum(thumbnailSizes).optional() }))
  .output(z.file())
  .errors(refuses('RESOURCE_NOT_FOUND'))
/** Everything the portal holds about the person, for articles 15 and 20 of the GDPR. */
export const exportUserData = whoeverSignedIn
  .meta({ big: true })
  .route({ method: 'GET', path: '/users/{user_id}/data', tags: ['accounts'] })
  .input(z.object({ user_id }))
  .output(one(z.record(z.string(), z.unknown())))
  .errors(refuses('USER_NOT_FOUND', 'NOT_WHILE_IMPERSONATED'))

export const accounts = {
  ...personal,
  ...ownSessions,
  ...assistance,
  ...ownFactors,
  ...ownPasskeys,
  ...unsubscribing,
  signInByHeader,
  signIn,
  passSecondFactor,
  signInByPasskey,
  refreshSession,
  signOut,
  requestPasswordResetByQuery,
  requestPasswordReset,
  checkPasswordReset,
  resetPassword,
  readInvitation,
  joinCompany,
  getMe,
  createUser,
  getUser,
  updateUser,
  deleteUser,
  changeEmail,
  validateEmail,
  resendValidation,
  changePassword,
  setUserPicture,
  removeUserPicture,
  getPicture,
  exportUserData,
}
