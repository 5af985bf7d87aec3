import { interventionFileTypes } from '@logis/contract/interventions.rules'
import type { ListRequest } from '@logis/contract/lists'
import type { conversationList } from '@logis/contract/messages.lists'
import { messageFileBytes, messageFilesAtOnce } from '@logis/contract/messages.rules'
import type { Conversation, HomeMessage } from '@logis/contract/messages'
import type { Call } from '#platform/call.ts'
import { settings } from '#platform/config.ts'
import { db, write } from '#platform/db.ts'
import { keepFile, openFile } from '#platform/files.ts'
import { keptNameOf, type FilesLimits, type FormFile } from '#platform/files/filesForm.ts'
import { keptOnce, receivePaper } from '#platform/files/papers.ts'
import { companyScope, projectScope } from '#platform/gate.ts'
import { holding, holdReached, type Held } from '#platform/holding.ts'
import { once, type Repeatable } from '#platform/idempotency.ts'
import { record } from '#platform/journal.ts'
import { demandLimit, demandWithin, type Limit } from '#platform/limits.ts'
import { showEach } from '#platform/lists.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import type { CompanyScope, ProjectScope } from '#platform/scope.ts'
import { notify } from '../accounts/notifications/rules.ts'
import { tellOfHome } from '../notifications/rules.ts'
import { findName, findTold, tellPerson, tellStaff } from '../residents/rules.ts'
import { messagePolicy } from './policy.ts'
import * as sql from './sql.ts'

/** Photos are kept without what the camera wrote into them. */
export const limits: FilesLimits = {
  maxBytes: messageFileBytes,
  totalBytes: messageFilesAtOnce * messageFileBytes,
  maxFiles: messageFilesAtOnce,
  receive: receivePaper(interventionFileTypes),
}
export { demandFilesField as demandField } from '#platform/files/filesForm.ts'

const fileLimit = () => Math.min(messageFileBytes, settings.UPLOAD_MAX_BYTES)

/** Nobody's team is flooded. */
const perResident: Limit = { name: 'resident-messages', times: 30, seconds: 3600 }
/** Nor is a resident: each answer is mailed to them with its words, whoever of the company writes it. */
const perConversation: Limit = { name: 'message-answers', times: 30, seconds: 3600 }

/** Those who live in a home, and nobody else: staff read it in their inbox. Of the building around it nobody answers them. */
export const reachOwn = async (call: Call, residenceId: number): Promise<ProjectScope> => {
  if (call.actor?.scope !== 'resident') refuse('RESIDENCE_NOT_FOUND')
  return projectScope(call, residenceId, { level: 'read', residents: true })
}

export const readOwn = async (scope: ProjectScope) => {
  const own = (await sql.findOwn(db, scope)) ?? refuse('RESIDENCE_NOT_FOUND')
  const { company_id, company_name } = (await findTold(db, scope.residenceId)) ?? refuse('RESIDENCE_NOT_FOUND')
  return {
    company: { id: company_id, name: company_name },
    messages: own.id === null ? [] : await sql.listMessages(db, own.id),
    file_limit: fileLimit(),
  }
}

type New = { body: string; files: readonly FormFile[]; repeatable: Repeatable | null }

/** Told to the company's people in their inbox, and by mail to those who want it; once for each key. */
export const writeOwn = async (scope: ProjectScope, message: New): Promise<HomeMessage> => {
  await demandLimit(perResident, String(scope.actor.userId))
  return sending(message, () =>
    holding(scope, async (held) => {
      const conversation = (await sql.openOwn(held)) ?? refuse('RESIDENCE_NOT_FOUND')
      const { made, isRepeated } = await once(held.tx, scope, message.repeatable, async () => {
        const id = await insert(held, conversation, message, false)
        await tellOfHome(held, 'MESSAGE_RECEIVED')
        const who = (await findName(held.tx, scope.actor.userId)) ?? ''
        await tellStaff(held, 'RESIDENT_MESSAGE', { who, message: String(id) })
        return { id }
      })
      return { answer: await find(held, conversation, made.id), isRepeated }
    }),
  )
}

const show = (scope: CompanyScope, row: sql.ConversationRow) => ({
  ...row,
  cannot: { write: messagePolicy.why(scope, 'answer', row), close: messagePolicy.why(scope, 'close', row) },
})

export const listConversations = async (scope: CompanyScope, request: ListRequest<typeof conversationList>) =>
  showEach(await sql.listConversations(scope, request), (row) => show(scope, row))

export const readConversation = async (scope: CompanyScope, id: number) => {
  const row = (await sql.findConversation(db, scope, id)) ?? refuse('CONVERSATION_NOT_FOUND')
  return { ...show(scope, row), messages: await sql.listMessages(db, id), file_limit: fileLimit() }
}

/** Told to the resident in the portal and, with its words, by mail: it answers what they asked. */
export const answer = (scope: CompanyScope, id: number, message: New): Promise<HomeMessage> =>
  sending(message, () =>
    write(async (tx) => {
      const { residence } = (await sql.findConversation(tx, scope, id)) ?? refuse('CONVERSATION_NOT_FOUND')
      await demandWithin(tx, perConversation, String(id))
      const held = await holdReached(tx, scope, residence.id, 'CONVERSATION_NOT_FOUND')
      const row = (await sql.findConversation(tx, scope, id)) ?? refuse('CONVERSATION_NOT_FOUND')
      messagePolicy.demand(held.scope, 'answer', row)
      const { made, isRepeated } = await once(tx, scope, message.repeatable, async () => {
        const messageId = await insert(held, id, message, true)
        const told = await findTold(tx, residence.id)
        const names = { home: residence.name, company: told?.company_name ?? '' }
        await notify(tx, row.resident.id, 'MESSAGE_ANSWERED', names, held)
        await tellPerson(held, 'MESSAGE_ANSWER', row.resident.id, { message: String(messageId) })
        return { id: messageId }
      })
      return { answer: await find(held, id, made.id), isRepeated }
    }),
  )

/**
 * Told to nobody but the feed; answering is not needed, and what the resident writes next waits again. Who writes holds the
 * home too, so that no message comes between the look and the closing.
 */
export const closeConversation = (scope: CompanyScope, id: number, until: number | undefined): Promise<Conversation> =>
  write(async (tx) => {
    const { residence } = (await sql.findConversation(tx, scope, id)) ?? refuse('CONVERSATION_NOT_FOUND')
    const held = await holdReached(tx, scope, residence.id, 'CONVERSATION_NOT_FOUND')
    const row = (await sql.findConversation(tx, scope, id)) ?? refuse('CONVERSATION_NOT_FOUND')
    messagePolicy.demand(held.scope, 'close', row)
    if (until !== undefined && (await sql.goesBeyond(held, id, until))) refuse('CONVERSATION_WENT_ON')
    if (await sql.closeConversation(held, id)) {
      const changes = [{ attribute_name: 'message', old_value: null, value: 'CLOSED' }]
      await record(held, { action: 'UPDATED', model: 'Note', id, changes })
    }
    return show(held.scope, (await sql.findConversation(tx, scope, id)) ?? refuse('CONVERSATION_NOT_FOUND'))
  })

export const listFilesOf = (userId: number) => sql.listFilesOf(userId)

const sending = <T>({ files }: New, work: () => Promise<{ answer: T; isRepeated: boolean }>): Promise<T> =>
  keptOnce(files, work)

/** The feed tells that something was written, never what. */
const insert = async (held: Held, conversation: number, { body, files }: New, byCompany: boolean) => {
  const kept: sql.NewFile[] = []
  for (const each of files)
    kept.push({
      stored_file_id: await keepFile(held.tx, each.file),
      name: keptNameOf(each),
      size_bytes: each.file.size_bytes,
    })
  const id = await sql.insertMessage(held, conversation, { body, byCompany, files: kept })
  const changes = [{ attribute_name: 'message', old_value: null, value: byCompany ? 'COMPANY' : 'RESIDENT' }]
  await record(held, { action: 'CREATED', model: 'Note', id, changes })
  return id
}

const find = async (held: Held, conversation: number, id: number): Promise<HomeMessage> =>
  (await sql.listMessages(held.tx, conversation)).find((message) => message.id === id) ??
  refuse('CONVERSATION_NOT_FOUND')

/** A file of a message, for who wrote or may read it: its resident while they live there, the company's people. */
export const downloadFile = async (call: Call, messageId: number, fileId: number) => {
  const place = (await sql.findFile(messageId, fileId)) ?? refuse('DOCUMENT_NOT_FOUND')
  if (!(await mayRead(call, place))) refuse('DOCUMENT_NOT_FOUND')
  const { name, size_bytes: size, mime_type: mimeType, storage_key } = place
  return { name, size, mimeType, bytes: await openFile(storage_key) }
}

const mayRead = async (call: Call, { residence_id, user_id, company_id }: sql.FilePlace): Promise<boolean> => {
  if (call.actor?.scope !== 'resident') {
    await companyScope(call, company_id, messagePolicy.needs.read).catch((error: unknown) => {
      if (error instanceof Refusal) refuse('DOCUMENT_NOT_FOUND')
      throw error
    })
    return true
  }
  const needs = { level: 'read', residents: true, absent: 'DOCUMENT_NOT_FOUND' } as const
  const { actor } = await projectScope(call, residence_id, needs)
  return actor.userId === user_id
}
