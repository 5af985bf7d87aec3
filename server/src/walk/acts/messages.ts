import { db } from '#platform/db.ts'
import { subjects } from '../subjects.ts'
import { written } from '../written.ts'
import { act, call, type Ids, type Told } from './act.ts'

const said = async (): Promise<Ids> => {
  const { conversation_id, residence_id } = await written()
  return { company_id: await subjects.company(), conversation_id, residence_id }
}
/** Its resident is no resident of that home. */
const over = async (): Promise<Ids> => {
  const residence_id = (await subjects.house()).residence_id
  const { conversation_id } = await written('claire@foyer.example', residence_id)
  return { company_id: await subjects.company(), conversation_id, residence_id }
}
const closed = async (): Promise<Ids> => {
  const ids = await said()
  await db.updateTable('conversations').set({ closed_at: new Date() }).where('id', '=', ids.conversation_id!).execute()
  return ids
}
const one = ({ company_id, conversation_id }: Ids) => ({ company_id, conversation_id })

const conversation: Told = {
  reads: 'messages.readConversation',
  by: call('messages.readConversation', one),
  cannot: ({ data }) => data.cannot,
  states: { waiting: said, closed, over },
  acts: {
    write: act('messages.answer', (ids) => ({ ...one(ids), body: 'Nous passons demain.' })),
    close: act('messages.closeConversation', one),
  },
}
export const messageActs: Record<string, Told> = { conversation }
