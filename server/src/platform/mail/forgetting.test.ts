import { expect, test } from 'vitest'
import { db, write } from '../db.ts'
import { recordMail } from '../mail.ts'
import { as } from '../testing/client.ts'
import { runJobs } from '../testing/jobs.ts'
import { world } from '../testing/world.ts'
import { forgetMails } from './forgetting.ts'

const recipient = 'mail.ancien@foyer.example'
const months = (count: number) => {
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() - count)
  return day
}

test('a mail loses whom it went to and what it said after twelve months; that it left, and what became of it, stays', async () => {
  const residence_id = await world.project('Villa Rivale')
  const order = { recipient, residence_id, locale: 'fr-FR', channel_code: 'INVITE_OWNER_RESIDENCE_BUILDER' } as const
  const ids = [await write((tx) => recordMail(tx, order)), await write((tx) => recordMail(tx, order))]
  await runJobs()
  const [old, young] = ids as [number, number]
  const event = { log_id: old, name: 'delivered', time: months(12), raw: JSON.stringify({ reason: recipient }) }
  await db.insertInto('communication_log_events').values(event).execute()
  const received = { source: 'x', payload: JSON.stringify({ reason: recipient }) }
  await db
    .insertInto('webhook_inbox')
    .values([
      { ...received, dedupe_key: 'old', received_at: new Date(months(12).getTime() - 86_400_000) },
      { ...received, dedupe_key: 'young', received_at: months(11) },
    ])
    .execute()
  const sentAt = (id: number, created_at: Date) =>
    db.updateTable('communication_logs').set({ created_at }).where('id', '=', id).execute()
  await sentAt(old, new Date(months(12).getTime() - 86_400_000))
  await sentAt(young, new Date(months(12).getTime() + 86_400_000))
  for (let count = 0; count < 2; count += 1) await forgetMails.handle({})

  const zoe = await as('zoe@batir-ouest.example')
  const { data } = await zoe.call('invitations.listMailLogs', { residence_id, page_size: -1 })
  const shown = (id: number) => data.find((log: { id: number }) => log.id === id)
  expect(shown(young)).toMatchObject({ recipient, status: 'SENT' })
  expect(shown(young).external_data.body).toContain('<!doctype html>')
  expect(shown(old)).toMatchObject({
    recipient: '',
    status: 'DELIVERED',
    external_data: { email: '', subject: '', body: '', events: [{ name: 'delivered' }] },
  })
  const raw = db.selectFrom('communication_log_events').select('raw').where('log_id', '=', old)
  expect(await raw.execute()).toEqual([{ raw: {} }])
  expect(await db.selectFrom('webhook_inbox').select('dedupe_key').execute()).toEqual([{ dedupe_key: 'young' }])
})
