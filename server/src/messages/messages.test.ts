import { messageFileBytes } from '@logis/contract/messages.rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as, type Client, type Part } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { openMailbox } from '#platform/testing/mailbox.ts'
import { newColleague } from '#platform/testing/people.ts'
import { photo } from '#platform/testing/photos.ts'
import { newTenant } from '#platform/testing/tenants.ts'
import { world } from '#platform/testing/world.ts'

let mailbox: Awaited<ReturnType<typeof openMailbox>>
let claire: Client
let hugo: Client
let erables: number
let company_id: number
beforeAll(async () => {
  mailbox = await openMailbox()
  claire = await as('claire@foyer.example', 'resident')
  hugo = await as('hugo@clairiere.example')
  erables = await world.project('Maison Les Érables')
  company_id = await world.company('Maisons Clairière')
})
afterAll(() => mailbox.close())
beforeEach(async () => {
  await runJobs()
  mailbox.received.length = 0
  await db.deleteFrom('conversations').execute()
  await db.deleteFrom('rate_limits').execute()
})

const write = (who: Client, body: string, parts: Part[] = [], residence_id = erables) =>
  who.upload('messages.write', { residence_id }, { body }, parts)
const own = async (who: Client) => (await who.call('messages.readOwn', { residence_id: erables })).data
const inbox = async (who = hugo, more: object = {}) => who.call('messages.listConversations', { company_id, ...more })
const answer = (who: Client, conversation_id: number, body: string) =>
  who.upload('messages.answer', { company_id, conversation_id }, { body }, [])

test('a resident writes with a photo, the company’s people hear of it and answer, the resident has it by mail', async () => {
  expect(await own(claire)).toEqual({
    company: { id: company_id, name: 'Maisons Clairière' },
    messages: [],
    file_limit: messageFileBytes,
  })
  const sent = await write(claire, 'La chaudière fuit.', [await photo('fuite.jpg')])
  expect(sent).toMatchObject({
    status: 201,
    data: { by: 'RESIDENT', body: 'La chaudière fuit.', files: [{ name: 'fuite.jpg', mime_type: 'image/jpeg' }] },
  })
  await runJobs()
  const told = mailbox.received.find(({ to }) => to?.some(({ address }) => address === 'hugo@clairiere.example'))
  expect(told?.text).toContain('La chaudière fuit.')
  expect(told?.text).toContain('Un fichier est joint : retrouvez-le en ligne.')
  const { data: notifications } = await hugo.call('notifications.listNotifications', {
    search: { kind: 'MESSAGE_RECEIVED' },
  })
  expect(notifications).toMatchObject([{ kind: 'MESSAGE_RECEIVED', residence: { id: erables } }])

  const { data } = await inbox()
  expect(data).toMatchObject([
    {
      residence: { id: erables },
      resident: { name: expect.stringContaining('Claire') },
      last: { by: 'RESIDENT', body: 'La chaudière fuit.' },
      waiting: true,
      is_over: false,
      cannot: { write: null },
    },
  ])
  mailbox.received.length = 0
  expect(await answer(hugo, data[0].id, 'Nous passons demain.')).toMatchObject({ status: 201, data: { by: 'COMPANY' } })
  await runJobs()
  expect(
    mailbox.received.find(({ to }) => to?.some(({ address }) => address === 'claire@foyer.example'))?.text,
  ).toContain('Nous passons demain.')
  expect((await own(claire)).messages.map(({ by, body }: { by: string; body: string }) => [by, body])).toEqual([
    ['RESIDENT', 'La chaudière fuit.'],
    ['COMPANY', 'Nous passons demain.'],
  ])
  expect((await inbox(hugo, { search: { waiting: '1' } })).data).toEqual([])
  const heard = await claire.call('accounts.listNotifications', { user_id: await world.user('claire@foyer.example') })
  expect(heard.data[0]).toMatchObject({ code: 'MESSAGE_ANSWERED' })
})

test('429: a resident is mailed thirty answers an hour, whoever of the company writes them', async () => {
  await write(claire, 'Bonjour.')
  const conversation = (await inbox()).data[0].id
  const nadia = await (await newColleague('Maisons Clairière')).client()
  const answers: number[] = []
  for (let times = 0; times < 31; times += 1)
    answers.push((await answer(times % 2 ? hugo : nadia, conversation, `Réponse ${times}`)).status)
  expect(answers).toEqual([...Array<number>(30).fill(201), 429])
})

test('a file is for its resident and the company alone', async () => {
  const { data } = await write(claire, 'Voici.', [await photo('fuite.jpg')])
  const file = { message_id: data.id, file_id: data.files[0].id }
  for (const who of [claire, hugo]) expect((await who.call('messages.downloadFile', file)).status).toBe(200)
  const absent = { status: 404, error_reason: 'DOCUMENT_NOT_FOUND' }
  const tenant = await (await newTenant(erables)).client()
  for (const who of [tenant, await as('alice@foyer.example', 'resident'), await as('zoe@batir-ouest.example')])
    expect(await who.call('messages.downloadFile', file)).toMatchObject(absent)
})

test('each who lives there has a conversation of their own; two first messages at once begin one', async () => {
  const tenant = await newTenant(erables)
  const client = await tenant.client()
  await Promise.all([write(claire, 'Un'), write(claire, 'Deux'), write(client, 'Trois')])
  expect((await own(claire)).messages).toHaveLength(2)
  expect((await own(client)).messages).toMatchObject([{ body: 'Trois' }])
  expect((await inbox()).meta.total).toBe(2)
  expect((await inbox(hugo, { search: { residence_id: erables } })).meta.total).toBe(2)
})

test('404: nobody writes from the building around their flat, where nobody could answer them', async () => {
  const residence_id = await world.project('Résidence Les Tilleuls')
  const tom = await as('tom@foyer.example', 'resident')
  const absent = { status: 404, error_reason: 'RESIDENCE_NOT_FOUND' }
  expect((await tom.call('projects.getProject', { residence_id })).status).toBe(200)
  expect(await tom.call('messages.readOwn', { residence_id })).toMatchObject(absent)
  expect(await write(tom, 'Bonjour.', [], residence_id)).toMatchObject(absent)
  expect(await db.selectFrom('conversations').select('id').where('residence_id', '=', residence_id).execute()).toEqual(
    [],
  )
})

test('who lives there no more reads nothing and is answered no more; the company keeps what was said', async () => {
  const tenant = await newTenant(erables)
  const client = await tenant.client()
  await write(client, 'Au revoir.')
  await claire.call('tenants.removeTenant', { residence_id: erables, user_id: tenant.id })
  expect(await client.call('messages.readOwn', { residence_id: erables })).toMatchObject({ status: 404 })
  expect(await write(client, 'Encore')).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  const [conversation] = (await inbox()).data
  expect(conversation).toMatchObject({ is_over: true, cannot: { write: 'RESIDENCE_USER_NOT_FOUND' } })
  expect(await answer(hugo, conversation.id, 'Bonne route.')).toMatchObject({
    status: 404,
    error_reason: 'RESIDENCE_USER_NOT_FOUND',
  })
})

test('a mail that has not left when its reader leaves the home, closes their account or leaves the company does not leave', async () => {
  const writing = await Promise.all([newTenant(erables), newTenant(erables), newTenant(erables)])
  for (const tenant of writing) await write(await tenant.client(), `Ici ${tenant.id}.`)
  await runJobs()
  mailbox.received.length = 0
  for (const { id, resident } of (await inbox()).data) await answer(hugo, id, `Pour ${resident.id}.`)
  const [left, closed, stays] = writing
  await claire.call('tenants.removeTenant', { residence_id: erables, user_id: left.id })
  await (await closed.client()).call('accounts.deleteUser', { user_id: closed.id })
  const colleague = await newColleague('Maisons Clairière')
  const other = await newColleague('Maisons Clairière')
  await write(claire, 'La chaudière fuit.')
  await db.updateTable('user_role_companies').set({ is_active: false }).where('user_id', '=', other.user_id).execute()
  await runJobs()
  const told = (username: string, words: string) =>
    mailbox.received.some(({ to, text }) => to?.[0]?.address === username && text?.includes(words))
  expect(writing.map(({ id, username }) => told(username, `Pour ${id}.`))).toEqual([false, false, true])
  expect(told(stays.username, `Pour ${left.id}.`)).toBe(false)
  expect([colleague, other].map(({ username }) => told(username, 'La chaudière fuit.'))).toEqual([true, false])
  const failed = await db
    .selectFrom('communication_logs')
    .select(['status', 'subject', 'last_error'])
    .where('recipient', '=', left.username)
    .where('channel_code', '=', 'MESSAGE_ANSWER')
    .executeTakeFirstOrThrow()
  expect(failed).toEqual({ status: 'FAILED', subject: null, last_error: 'no longer needed' })
})

test('422: nothing said, too many files, a type that nobody opens; no file is kept', async () => {
  expect(await write(claire, '  ')).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  const many = await Promise.all(Array.from({ length: 6 }, () => photo()))
  expect(await write(claire, 'Trop', many)).toMatchObject({ status: 422 })
  const script = { field: 'files[]', name: 'a.sh', type: 'text/x-sh', bytes: '#!/bin/sh\necho' }
  expect(await write(claire, 'Non', [script])).toMatchObject({ error_reason: 'FILE_TYPE_NOT_ALLOWED' })
  expect((await own(claire)).messages).toEqual([])
})

test('404 and 403: another company, a conversation of elsewhere, who only looks', async () => {
  await write(claire, 'Bonjour')
  const [{ id }] = (await inbox()).data
  const zoe = await as('zoe@batir-ouest.example')
  expect(await inbox(zoe)).toMatchObject({ status: 404, error_reason: 'COMPANY_NOT_FOUND' })
  const rival = await world.company('Bâtir Ouest')
  expect(await zoe.call('messages.readConversation', { company_id: rival, conversation_id: id })).toMatchObject({
    status: 404,
    error_reason: 'CONVERSATION_NOT_FOUND',
  })
  expect(await answer(await as('lea@horizon.example'), id, 'Non')).toMatchObject({ status: 403 })
  expect(await hugo.call('messages.readOwn', { residence_id: erables })).toMatchObject({ status: 404 })
})

test('a message keeps its lines, whichever way a browser sends their ends', async () => {
  expect(await write(claire, 'Bonjour,\r\nla chaudière goutte.\n\nMerci')).toMatchObject({
    status: 201,
    data: { body: 'Bonjour,\nla chaudière goutte.\n\nMerci' },
  })
})

test('a file goes with its conversation: with an account that is closed, with a home that is cancelled', async () => {
  const tenant = await newTenant(erables)
  const fileOf = async (who: Client) => {
    const { data } = await write(who, 'Voici.', [await photo('fuite.jpg')])
    return { message_id: data.id as number, file_id: data.files[0].id as number }
  }
  const [theirs, ours] = [await fileOf(await tenant.client()), await fileOf(claire)]
  const statusOf = async (file: Awaited<ReturnType<typeof fileOf>>) =>
    (await hugo.call('messages.downloadFile', file)).status
  await (await tenant.client()).call('accounts.deleteUser', { user_id: tenant.id })
  expect([await statusOf(theirs), await statusOf(ours)]).toEqual([404, 200])
  const cancel = (deleted_at: Date | null) =>
    db.updateTable('residences').set({ deleted_at }).where('id', '=', erables).execute()
  await cancel(new Date())
  const gone = await hugo.call('messages.downloadFile', ours)
  await cancel(null)
  expect(gone).toMatchObject({ status: 404, error_reason: 'DOCUMENT_NOT_FOUND' })
})

test('the mail of a message does not leave to the people of a company that is disabled meanwhile', async () => {
  const { username } = await newColleague('Maisons Clairière')
  await write(claire, 'Il pleut dans le séjour.')
  const disable = (disabled_at: Date | null) =>
    db
      .updateTable('companies')
      .set({ disabled_at, disabled_reason: disabled_at && 'Contrat terminé' })
      .where('id', '=', company_id)
      .execute()
  await disable(new Date())
  await runJobs()
  await disable(null)
  expect(mailbox.received.filter(({ to }) => to?.[0]?.address === username)).toEqual([])
})
