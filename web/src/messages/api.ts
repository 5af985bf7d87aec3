import type { Conversation, HomeMessage } from '@logis/contract/messages'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { client, orpc } from '../platform/client.ts'
import { useKeyed } from '../platform/creations.ts'
import type { InputOf } from '../platform/operations.ts'
import { saveFile } from '../platform/saveFile.ts'
import { told } from '../platform/told.ts'
import { upload } from '../platform/upload.ts'
import { askedEvery } from '../platform/watched.ts'

export type { Conversation, HomeMessage }

/** An answer may come while the page is open. */
const whileOpenMs = 30_000

export const useOwnMessages = (residence_id: number) =>
  useQuery({
    ...orpc.messages.readOwn.queryOptions({ input: { residence_id } }),
    refetchInterval: askedEvery(whileOpenMs, () => true),
    meta: told,
  })

type Asked = Omit<InputOf<'messages.listConversations'>, 'company_id'>
export const useConversations = (company_id: number, asked: Asked) =>
  useQuery({ ...orpc.messages.listConversations.queryOptions({ input: { company_id, ...asked } }), ...asList })

export const useConversation = (company_id: number, conversation_id: number) =>
  useQuery({
    ...orpc.messages.readConversation.queryOptions({ input: { company_id, conversation_id } }),
    refetchInterval: askedEvery(whileOpenMs, () => true),
    meta: told,
  })

/** `key`: of an attempt that may be made again. */
export type Said = { body: string; files: File[]; key?: string }
export const useWrite = (residence_id: number) =>
  useOwnAct('messages.write', {
    mutationFn: ({ key, ...said }: Said) => upload('messages.write', { residence_id, ...said }, key ? { key } : {}),
  })
export const useAnswer = (company_id: number, conversation_id: number) =>
  useOwnAct('messages.answer', {
    mutationFn: useKeyed((said: Said, key) =>
      upload('messages.answer', { company_id, conversation_id, ...said }, { key }),
    ),
    evenIfRefused: true,
  })

export const useClose = () => useAct('messages.closeConversation', { toasts: true, evenIfRefused: true })

export const useDownloadFile = () =>
  useMutation({
    mutationFn: ({ message_id, file_id }: { message_id: number; file_id: number; name: string }) =>
      client.messages.downloadFile({ message_id, file_id }),
    onSuccess: (file, { name }) => saveFile(file, name),
  })
