import { z } from 'zod'
import { activityList } from './feed.lists.ts'
import { activityActions, activityModels } from './feed.rules.ts'
import { day, id, idParam, instant, many, one, refuses, signedIn, whoeverSignedIn } from './http.ts'
import { comparison, listInput } from './lists.input.ts'

/** One attribute's way from its old to its new value, as text. */
export const attributeChange = z.object({
  attribute_name: z.string(),
  old_value: z.string().nullable(),
  value: z.string().nullable(),
})
export type AttributeChange = z.infer<typeof attributeChange>

/** FEED-05. */
export const activityEntry = z.object({
  id,
  actor_user: z
    .object({ id, first_name: z.string().nullable(), last_name: z.string().nullable(), username: z.string() })
    .nullable(),
  /** ADMIN-16. Who of the support did it in the person's name. */
  impersonator: z.object({ name: z.string() }).nullable(),
  actor_company: z.object({ id, name: z.string(), picture_path: z.string().nullable() }).nullable(),
  created_at: instant,
  /** By which it was done, for administrators; null for others, in a job, and of what an older version wrote. */
  session_id: id.nullable(),
  context_http: z.string(),
  context_http_name: z.string(),
  logs: z.array(
    z.object({
      action: z.enum(activityActions),
      model_name: z.enum(activityModels),
      pretty_log: z.array(attributeChange),
    }),
  ),
})
export type ActivityEntry = z.infer<typeof activityEntry>

const { model_type, action } = activityList.search

/** FEED-08. The filters as parameters or in `search`. */
export const listActivity = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/activity-feed', tags: ['feed'] })
  .input(
    z.object({
      residence_id: idParam,
      ...listInput(activityList),
      actor_user_id: idParam.optional(),
      actor_company_id: idParam.optional(),
      model_type: z.enum(model_type.of).optional(),
      action: z.enum(action.of).optional(),
      created_at: day.optional(),
      created_at_symbol: comparison.optional(),
    }),
  )
  .output(many(activityEntry))
  .errors(refuses('RESIDENCE_NOT_FOUND', 'SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** Who acted on this project, for the filters; and when last, for the collapsed card. */
export const listActors = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/activity-feed/actors', tags: ['feed'] })
  .input(z.object({ residence_id: idParam }))
  .output(
    one(
      z.object({
        users: z.array(z.object({ id, name: z.string() })),
        companies: z.array(z.object({ id, name: z.string() })),
      }),
    ),
  )
  .errors(refuses('RESIDENCE_NOT_FOUND'))

/** An act with the project that it was done on. */
export const personActivity = activityEntry.extend({
  residence: z.object({ id, name: z.string(), company_name: z.string() }),
})
export type PersonActivity = z.infer<typeof personActivity>

/** What one person did on any project, and what was done in their name or by them in another’s. For administrators of the platform. */
export const listPersonActivity = signedIn
  .route({
    method: 'GET',
    path: '/admin/users/{user_id}/activity-feed',
    tags: ['administration'],
    summary: 'What one person did, on whichever project',
  })
  .input(z.object({ user_id: idParam, ...listInput(activityList) }))
  .output(many(personActivity))
  .errors(refuses('USER_NOT_FOUND', 'SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))

export const feed = { listActivity, listActors, listPersonActivity }
