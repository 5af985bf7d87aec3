import { z } from 'zod'
import { companyRoles } from './companies.rules.ts'
import { reasonField, shortestReason } from './assistance.rules.ts'
import { boolParam, cannot, id, idParam, instant, many, one, refuses, signedIn, text } from './http.ts'
import { assistableList } from './accounts.lists.ts'
import { listInput } from './lists.input.ts'

/** Someone of a company's staff, as those who assist them look for them. */
export const assistable = z.object({
  id,
  name: z.string(),
  username: z.string(),
  companies: z.array(z.object({ id, name: z.string(), role: z.enum(companyRoles) })),
  last_connection_at: instant.nullable(),
  cannot: z.object({ assist: cannot }),
})
export type Assistable = z.infer<typeof assistable>

/** ADMIN-16. The people of companies, by name, address or company. For the platform's administrators and its support. */
export const listAssistable = signedIn
  .route({
    method: 'GET',
    path: '/admin/assistance/people',
    tags: ['administration'],
    summary: 'Whom may support assist?',
  })
  .input(z.object(listInput(assistableList)))
  .output(many(assistable))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

/** ADMIN-15, ADMIN-16. A token of an hour at most to act as someone of a company. They are told, with the reason. */
export const startAssistance = signedIn
  .route({
    method: 'POST',
    path: '/admin/users/{user_id}/access-token',
    tags: ['administration'],
    summary: 'Act as someone of a company, for an hour at most',
    successStatus: 201,
  })
  .input(
    z.strictObject({
      user_id: idParam,
      reason: text(reasonField.max).min(shortestReason),
      read_only: boolParam.default(true),
    }),
  )
  .output(
    one(
      z.object({
        access_token: z.string(),
        token_type: z.literal('Bearer'),
        expires_in: z.number().int(),
        read_only: z.boolean(),
      }),
    ),
  )
  .errors(refuses('USER_NOT_FOUND', 'USER_DISABLED', 'IMPERSONATION_NOT_ALLOWED', 'PROOF_REQUIRED'))

export const assistance = { listAssistable, startAssistance }
