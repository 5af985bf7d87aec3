import { readers, writers } from '../groups.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'
import { written } from '../written.ts'

const ofClairiere = async () => ({
  company_id: await subjects.company(),
  conversation_id: (await written()).conversation_id,
})
const foreign = async () => ({
  ...(await ofClairiere()),
  conversation_id: (await written('alice@foyer.example', await subjects.villa())).conversation_id,
})
const foreignConversation = {
  what: 'a conversation of another company',
  by: 'hugo' as const,
  foreign,
  absent: async () => ({ ...(await ofClairiere()), conversation_id: 999_999_999 }),
  answers: { status: 404, error_reason: 'CONVERSATION_NOT_FOUND' },
}
const body = { body: 'Nous passons demain.' }
const reading = { ok: readers, absent: 'COMPANY_NOT_FOUND' } as const satisfies Partial<Row>

export const messageRows: Record<string, Row> = {
  'messages.readOwn': { input: async () => ({ residence_id: await subjects.erables() }), ok: ['claire'] },
  'messages.write': {
    input: async () => ({ residence_id: await subjects.erables(), body: 'La chaudière fuit.' }),
    upload: ({ residence_id, body }) => ({ address: { residence_id }, fields: { body: String(body) } }),
    files: [{ field: 'files[]', name: 'fuite.png', type: 'image/png', bytes: subjects.png }],
    ok: ['claire'],
  },
  'messages.listConversations': { input: async () => ({ company_id: await subjects.company() }), ...reading },
  'messages.readConversation': { input: ofClairiere, ...reading, foreign: [foreignConversation] },
  'messages.answer': {
    input: async () => ({ ...(await ofClairiere()), ...body }),
    upload: ({ company_id, conversation_id, body: said }) => ({
      address: { company_id, conversation_id },
      fields: { body: String(said) },
    }),
    files: [{ field: 'files[]', name: 'devis.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }],
    ok: writers,
    forbidden: ['lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
  },
  'messages.closeConversation': {
    input: ofClairiere,
    ok: writers,
    forbidden: ['lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
    foreign: [foreignConversation],
  },
  'messages.downloadFile': {
    input: async () => {
      const { message_id, file_id } = await written()
      return { message_id, file_id }
    },
    ok: [...readers, 'claire'],
    absent: 'DOCUMENT_NOT_FOUND',
    foreign: [
      {
        what: 'a file of another message',
        by: 'claire',
        foreign: async () => {
          const { message_id } = await written()
          return { message_id, file_id: (await written('alice@foyer.example', await subjects.villa())).file_id }
        },
        absent: async () => ({ message_id: (await written()).message_id, file_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'DOCUMENT_NOT_FOUND' },
      },
    ],
  },
}
