import { contract } from '@logis/contract/contract'
import { message, messageFields } from '@logis/contract/messages'
import { os } from '@orpc/server'
import { sendFile } from '#platform/files/send.ts'
import { receiveFilesForm } from '#platform/files/filesForm.ts'
import { orRemoved } from '#platform/files/papers.ts'
import { companyScope } from '#platform/gate.ts'
import { repeatableOf } from '#platform/idempotency.ts'
import { asCompany, data, mount, streamed, type Context } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { messagePolicy } from './policy.ts'
import * as messages from './rules.ts'

const on = mount(contract.messages)
const { read, answer } = messagePolicy.needs

const inOwnHome = os
  .$context<Context>()
  .middleware(async ({ context, next }, input: { residence_id: number }) =>
    next({ context: { scope: await messages.reachOwn(context.call, input.residence_id) } }),
  )

export const messageRoutes = on.router({
  readOwn: on.readOwn.use(inOwnHome).handler(({ context: { scope } }) => data(messages.readOwn(scope))),
  write: on.write.handler(streamed),
  listConversations: on.listConversations
    .use(asCompany(read))
    .handler(({ context: { scope }, input }) => messages.listConversations(scope, input)),
  readConversation: on.readConversation
    .use(asCompany(read))
    .handler(({ context: { scope }, input }) => data(messages.readConversation(scope, input.conversation_id))),
  answer: on.answer.handler(streamed),
  closeConversation: on.closeConversation
    .use(asCompany(messagePolicy.needs.close))
    .handler(({ context: { scope }, input }) =>
      data(messages.closeConversation(scope, input.conversation_id, input.until)),
    ),
  downloadFile: on.downloadFile.handler(streamed),
})

const parse = (fields: unknown) => messageFields.parse(fields)
type Place = { company_id: number; conversation_id: number }

export const messageStreams: StreamRoute[] = [
  streamRoute<{ residence_id: number }>('messages.write', async (call, { residence_id }, request, reply) => {
    const scope = await messages.reachOwn(call, residence_id)
    const { fields, files } = await receiveFilesForm(request, messages.limits, messages.demandField, parse)
    return orRemoved(files, async () => {
      const repeatable = repeatableOf(request, fields, files)
      const said = await messages.writeOwn(scope, { ...fields, files, repeatable })
      return reply.status(201).send(await data(message.parseAsync(said)))
    })
  }),
  streamRoute<Place>('messages.answer', async (call, { company_id, conversation_id }, request, reply) => {
    const scope = await companyScope(call, company_id, answer)
    const { fields, files } = await receiveFilesForm(request, messages.limits, messages.demandField, parse)
    return orRemoved(files, async () => {
      const repeatable = repeatableOf(request, fields, files)
      const said = await messages.answer(scope, conversation_id, { ...fields, files, repeatable })
      return reply.status(201).send(await data(message.parseAsync(said)))
    })
  }),
  streamRoute<{ message_id: number; file_id: number }>(
    'messages.downloadFile',
    async (call, { message_id, file_id }, _request, reply) =>
      sendFile(reply, { ...(await messages.downloadFile(call, message_id, file_id)), inline: false }),
  ),
]
