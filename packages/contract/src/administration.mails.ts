import { z } from 'zod'
import { allMailList } from './administration.mails.lists.ts'
import { mailStates } from './administration.mails.rules.ts'
import { id, instant, many, refuses, signedIn } from './http.ts'
import { listInput } from './lists.input.ts'

/** A mail of the portal, as administrators see it: never what it says. */
export const anyMail = z.object({
  id,
  created_at: instant,
  sent_at: instant.nullable(),
  state: z.enum(mailStates),
  channel: z.object({ id, name_fr: z.string(), name_en: z.string() }),
  /** Null once it is forgotten: after twelve months, or with its account. */
  recipient: z.string().nullable(),
  company: z.object({ id, name: z.string() }).nullable(),
  residence: z.object({ id, name: z.string() }).nullable(),
  /** What the mail server said as it was tried last, in its own words and without addresses. */
  error: z.string().nullable(),
})
export type AnyMail = z.infer<typeof anyMail>

export const listMails = signedIn
  .route({
    method: 'GET',
    path: '/admin/communication-channel-logs',
    tags: ['administration'],
    summary: 'Every mail: to whom, about what, and where it stands',
  })
  .input(z.object(listInput(allMailList)))
  .output(many(anyMail))
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
