import { beforeAll, expect, test } from 'vitest'
import { as, type Client } from '#platform/testing/client.ts'
import { journalMark, journalOf } from '#platform/testing/journal.ts'
import { world } from '#platform/testing/world.ts'

let admin: Client
let [home, company_id, turn] = [0, 0, 0]
beforeAll(async () => {
  admin = await as('admin@logis.example')
  home = await world.project('Maison Les Lilas')
  company_id = await world.company('Maisons Clairière')
})
const paper = (more: object = {}) => ({ number: `P-${(turn += 1)}`, date: '2026-11-02', amount: 1250.4, ...more })
const order = (more: object = {}) => admin.call('orders.createOrder', { residence_id: home, ...paper(more) })
const invoice = (more: object = {}) => admin.call('orders.createInvoice', { residence_id: home, ...paper(more) })
const orders = async () => (await admin.call('orders.listOrders', { residence_id: home })).data
const lastEntry = async () => (await admin.call('administration.listEntries', { page_size: 1 })).data[0]

test('API-22/orders: a purchase order and an invoice are {id, number, date, amount, status, company_id}', async () => {
  const made = await order({ number: 'BC-7', amount: 99.99 })
  expect(made).toMatchObject({ status: 201 })
  const { id } = made.data
  expect(made.data).toEqual({ id, number: 'BC-7', date: '2026-11-02', amount: 99.99, status: 'OPEN', company_id })
  const billed = await invoice({ number: 'F-7', purchase_order_id: id, amount: 99.99 })
  expect(billed.data).toEqual({
    id: expect.any(Number),
    number: 'F-7',
    date: '2026-11-02',
    amount: 99.99,
    status: 'ISSUED',
    company_id,
    purchase_order_id: id,
  })
  expect(await orders()).toContainEqual({ ...made.data, status: 'INVOICED' })
})

test('ADMIN-13/invoice: created and read for a residence, paid or cancelled, each act recorded', async () => {
  const mark = await journalMark()
  const { data: ordered } = await order()
  expect(await lastEntry()).toMatchObject({ action: 'CREATED', model_name: 'PurchaseOrder', name: ordered.number })
  const { status, data } = await invoice({ purchase_order_id: ordered.id })
  expect(status).toBe(201)
  expect(await lastEntry()).toMatchObject({ action: 'CREATED', model_name: 'Invoice', model_id: data.id })
  expect((await admin.call('orders.listInvoices', { residence_id: home })).data[0]).toEqual(data)
  expect((await journalOf(home, mark)).map(({ model_name }) => model_name)).toEqual(
    expect.arrayContaining(['PurchaseOrder']),
  )
  const paid = await admin.call('orders.setInvoiceStatus', { residence_id: home, invoice_id: data.id, status: 'PAID' })
  expect(paid).toMatchObject({ status: 200, data: { status: 'PAID' } })
  expect((await lastEntry()).changes).toEqual([{ attribute_name: 'status', old_value: 'ISSUED', value: 'PAID' }])
})

test('409 a number twice, an order invoiced twice, by five at once too; 404 an order that there is not; 422 an amount below zero', async () => {
  const { data: ordered } = await order()
  expect(await order({ number: ordered.number })).toMatchObject({ status: 409, error_reason: 'PURCHASE_ORDER_EXISTS' })
  const answers = await Promise.all(Array.from({ length: 5 }, () => invoice({ purchase_order_id: ordered.id })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
  expect(await invoice({ purchase_order_id: 99_999_999 })).toMatchObject({
    status: 404,
    error_reason: 'PURCHASE_ORDER_NOT_FOUND',
  })
  expect(await invoice({ amount: -1 })).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
})
