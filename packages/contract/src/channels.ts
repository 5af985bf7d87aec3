import { z } from 'zod'
import { channelList } from './channels.lists.ts'
import { channelFields } from './channels.rules.ts'
import { boolParam, id, idParam, many, one, refuses, signedIn, textOf } from './http.ts'
import { listInput } from './lists.input.ts'

/** What the portal writes to people, as administrators see it (ADMIN-06). */
export const channel = z.object({
  id,
  code: z.string(),
  name_fr: z.string(),
  name_en: z.string(),
  target: z.enum(['user', 'builder']),
  type: z.enum(['mail', 'push']),
  /** Whether it is sent to those who have chosen nothing. */
  is_default_active: z.boolean(),
  /** One that is not goes to everyone, whatever they choose. */
  is_optional: z.boolean(),
})
export type Channel = z.infer<typeof channel>

/** ADMIN-06. */
export const listChannels = signedIn
  .route({ method: 'GET', path: '/admin/communication-channels', tags: ['administration'] })
  .input(z.object(listInput(channelList)))
  .output(many(channel))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
/** ADMIN-06. What is absent stays. One that is not optional is always sent. */
export const editChannel = signedIn
  .route({ method: 'PATCH', path: '/admin/communication-channels/{channel_id}', tags: ['administration'] })
  .input(
    z.strictObject({
      channel_id: idParam,
      name_fr: textOf(channelFields.name_fr).optional(),
      name_en: textOf(channelFields.name_en).optional(),
      is_default_active: boolParam.optional(),
    }),
  )
  .output(one(channel))
  .errors(refuses('RESOURCE_NOT_FOUND', 'CHANNEL_NOT_OPTIONAL'))

export const channels = { listChannels, editChannel }
