import { z } from 'zod'
import { actingFor, cannot, id, idParam, instant, many, one, refuses, signedIn, text, whoeverSignedIn } from './http.ts'
import { listInput } from './lists.input.ts'
import { conversationList } from './messages.lists.ts'
import { messageFilesAtOnce, messageTexts } from './messages.rules.ts'

const residence_id = idParam
const company_id = idParam
const conversation_id = idParam

const messageFile = z.object({ id, name: z.string(), size: z.number().int(), mime_type: z.string() })
/** `by`: one who lives there, or someone of the company. */
export const message = z.object({
  id,
  by: z.enum(['RESIDENT', 'COMPANY']),
  author: z.object({ id, name: z.string() }).nullable(),
  body: z.string(),
  files: z.array(messageFile),
  created_at: instant,
})
export type HomeMessage = z.infer<typeof message>

/** What one resident and the company of their home have written to each other; nobody else of the home reads it. */
export const conversation = z.object({
  id,
  residence: z.object({ id, name: z.string(), company_id: id }),
  resident: z.object({ id, name: z.string() }),
  last: z.object({ by: z.enum(['RESIDENT', 'COMPANY']), body: z.string() }),
  last_at: instant,
  /** The resident wrote last, and nobody has closed it since. */
  waiting: z.boolean(),
  /** Waits for no answer, until its resident writes again. */
  is_closed: z.boolean(),
  /** They live there no more: what is answered would reach nobody. */
  is_over: z.boolean(),
  cannot: z.object({ write: cannot, close: cannot }),
})
export type Conversation = z.infer<typeof conversation>

/** Of several lines; a form sends the end of each as a mail does. */
const body = text(messageTexts.body.max)
  .min(1)
  .transform((typed) => typed.replaceAll('\r\n', '\n'))
export const messageFields = z.strictObject({ body })
const sent = messageFields.extend({ files: z.array(z.file()).max(messageFilesAtOnce).optional() })
const files = refuses('FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED', 'IDEMPOTENCY_KEY_REUSED')
/** A resident does not know a cancelled home. */
const ofHome = refuses('RESIDENCE_NOT_FOUND')
const ofCompany = refuses('CONVERSATION_NOT_FOUND')

/** The largest file that is taken, in bytes. */
const file_limit = z.number().int()

/** One's own conversation with the company of one's home; empty until somebody writes. */
export const readOwn = whoeverSignedIn
  .route({ method: 'GET', path: '/residences/{residence_id}/messages', tags: ['messages'] })
  .input(z.object({ residence_id }))
  .output(one(z.object({ company: z.object({ id, name: z.string() }), messages: z.array(message), file_limit })))
  .errors(ofHome)
/** Streamed by a route of its own, for its files. */
export const write = whoeverSignedIn
  .route({ method: 'POST', path: '/residences/{residence_id}/messages', tags: ['messages'], successStatus: 201 })
  .input(sent.extend({ residence_id }))
  .output(one(message))
  .errors(ofHome)
  .errors(files)

export const listConversations = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/conversations', tags: ['messages'] })
  .input(z.object({ company_id, ...listInput(conversationList) }))
  .output(many(conversation))
  .errors(actingFor)
  .errors(refuses('SORT_NOT_SUPPORTED', 'SEARCH_NOT_SUPPORTED'))
export const readConversation = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/conversations/{conversation_id}', tags: ['messages'] })
  .input(z.object({ company_id, conversation_id }))
  .output(one(conversation.extend({ messages: z.array(message), file_limit })))
  .errors(actingFor)
  .errors(ofCompany)
/** Streamed by a route of its own, for its files. The resident has it in the portal and by mail. */
export const answer = signedIn
  .route({
    method: 'POST',
    path: '/companies/{company_id}/conversations/{conversation_id}/messages',
    tags: ['messages'],
    successStatus: 201,
  })
  .input(sent.extend({ company_id, conversation_id }))
  .output(one(message))
  .errors(actingFor)
  .errors(ofCompany)
  .errors(files)
  .errors(refuses('RESIDENCE_CANCELLED', 'RESIDENCE_USER_NOT_FOUND'))

/**
 * « Merci » wants no answer. Its resident is told nothing, and opens it again by writing; a second time changes nothing.
 * `until`: the last message that its reader has seen, beyond which nothing is closed over.
 */
export const closeConversation = signedIn
  .route({
    method: 'POST',
    path: '/companies/{company_id}/conversations/{conversation_id}/close',
    tags: ['messages'],
  })
  .input(z.strictObject({ company_id, conversation_id, until: idParam.optional() }))
  .output(one(conversation))
  .errors(actingFor)
  .errors(ofCompany)
  .errors(refuses('RESIDENCE_CANCELLED', 'CONVERSATION_WENT_ON'))

/** For both sides. */
export const downloadFile = whoeverSignedIn
  .route({ method: 'GET', path: '/messages/{message_id}/files/{file_id}', tags: ['messages'] })
  .input(z.object({ message_id: idParam, file_id: idParam }))
  .output(z.file())
  .errors(refuses('DOCUMENT_NOT_FOUND'))

export const messages = { readOwn, write, listConversations, readConversation, answer, closeConversation, downloadFile }
