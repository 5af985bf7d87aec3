import { expect, test } from 'vitest'
import { personOf, tradeOf } from '#platform/testing/administration.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const linesOf = (bytes: Buffer) => bytes.toString('utf8').replace('\uFEFF', '').trimEnd().split(/\r?\n/)

test('the administrators’ feed leaves as CSV, by the criteria of the list; the security log is told', async () => {
  const admin = await as('admin@logis.example')
  const user_id = await personOf()
  const trade = await tradeOf()
  await admin.call('people.editPerson', { user_id, locale: 'en-UK' })
  const search = { actor_user_id: String(await world.user('admin@logis.example')), model_name: 'User' }
  const { headers, bytes } = await admin.download('administration.exportEntries', { search })
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [heads, ...lines] = linesOf(bytes)
  expect(heads).toBe('Date;Auteur;Action;Objet;Identifiant;Nom;Changements;Opération;Requête')
  const { data } = await admin.call('administration.listEntries', { search, page_size: -1 })
  expect(lines).toHaveLength(data.length)
  const [name] = data.map((entry: { name: string }) => entry.name)
  expect(lines[0]).toMatch(
    new RegExp(
      `^\\d{4}-\\d\\d-\\d\\d [\\d:]{8};admin@logis.example;Modification;Utilisateur;${user_id};${name};Langue\u00a0: Français → Anglais;people.editPerson;`,
    ),
  )
  const whole = linesOf((await admin.download('administration.exportEntries', {})).bytes)
  expect(whole.some((line) => line.includes(`;Ajout;Métier;${trade};`))).toBe(true)
  const told = await admin.call('security.listSecurityLog', { search: { kind: 'EXPORTED' }, page_size: 2 })
  expect(told.data).toMatchObject([
    { operation: 'administration.exportEntries', details: { rows: whole.length - 1, criteria: [] } },
    {
      operation: 'administration.exportEntries',
      details: { rows: lines.length, criteria: ['actor_user_id', 'model_name'] },
    },
  ])
})

test('the file says what was changed in the words of the screen, in the language of whoever reads it', async () => {
  const admin = await as('admin@logis.example')
  const trade_id = await tradeOf()
  await admin.call('trades.editTrade', { job_id: trade_id, archived: true })
  const { data: order } = await admin.call('orders.createOrder', {
    residence_id: await world.project('Maison Les Érables'),
    number: 'BC-1',
    date: '2026-11-02',
    amount: 12.5,
  })
  const told = async (locale: 'fr-FR' | 'en-UK', model_name: string, id: number) => {
    const reader = locale === 'fr-FR' ? admin : admin.inEnglish()
    const search = { model_name, model_id: String(id) }
    return linesOf((await reader.download('administration.exportEntries', { search })).bytes)[1]
  }
  expect(await told('fr-FR', 'Trade', trade_id)).toContain(';Archivé\u00a0: non → oui;')
  expect(await told('en-UK', 'Trade', trade_id)).toContain(';Archived: no → yes;')
  expect(await told('fr-FR', 'PurchaseOrder', order.id)).toContain('État\u00a0: À facturer')
  expect(await told('en-UK', 'PurchaseOrder', order.id)).toMatch(
    /;Added;Purchase order;.*Number: BC-1 \| .*State: To be invoiced/,
  )
})

test('422 of an order and of a criterion that the list has not; 403 for everybody else', async () => {
  const call = async (input: Record<string, unknown>, who = 'admin@logis.example') =>
    (await as(who)).call('administration.exportEntries', input)
  expect(await call({ sort: 'name' })).toMatchObject({ status: 422, error_reason: 'SORT_NOT_SUPPORTED' })
  expect(await call({ search: { name: 'x' } })).toMatchObject({ status: 422, error_reason: 'SEARCH_NOT_SUPPORTED' })
  for (const who of ['support@logis.example', 'marie@horizon.example'])
    expect(await call({}, who)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
})
