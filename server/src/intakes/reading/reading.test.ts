import { beforeAll, expect, test } from 'vitest'
import type { Intake, IntakeRow } from '@logis/contract/intakes'
import type { IntakeField } from '@logis/contract/intakes.rules'
import { db } from '#platform/db.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

let marie: Client
let company_id = 0
beforeAll(async () => {
  marie = await as('marie@horizon.example')
  company_id = await world.company('Maisons Clairière')
})

const open = async (...lines: string[]): Promise<Intake> => {
  const file = { name: 'lots.csv', type: 'text/csv', bytes: lines.join('\n') }
  const { status, data } = await marie.upload('intakes.openIntake', { company_id }, {}, [file])
  expect(status).toBe(201)
  return data
}
const on = (act: string, { id }: { id: number }, more: object = {}) =>
  marie.call(`intakes.${act}`, { company_id, intake_id: id, ...more })
const rowsOf = async (intake: Intake): Promise<IntakeRow[]> =>
  (await on('listIntakeRows', intake, { page_size: -1 })).data
const faultsOf = ({ faults }: IntakeRow) => faults.map(({ field, code }) => `${field} ${code}`)
const correct = async (intake: Intake, values: Partial<Record<IntakeField, string>>): Promise<IntakeRow> => {
  const { status, data } = await on('correctIntakeRow', intake, { line: 2, values })
  expect(status).toBe(200)
  return data
}

test('what a spreadsheet could not calculate is a fault of its cell, and makes no two lines one', async () => {
  const rows = await rowsOf(
    await open(
      'Nom;N° contrat;Adresse;CP;Ville;Téléphone',
      'Villa Alta;#N/A;1 rue A;44000;#REF!;#N/A',
      'Villa Bera;#N/A;2 rue A;44000;Nantes;3,3612E+10',
      '#NOM ?;C-3;#VALEUR!;44000;Nantes;3949',
    ),
  )
  expect(rows.map(faultsOf)).toEqual([
    ['contract_number error', 'city error', 'phones phone'],
    ['contract_number error', 'phones phone'],
    ['name error', 'street_name error', 'phones phone'],
  ])
  expect(rows[0]!.values).toMatchObject({ contract_number: '#N/A', city: '#REF!' })
})

test('a phone is one however its pairs are parted, several where each is whole', async () => {
  const [row] = await rowsOf(
    await open('Nom;Adresse;CP;Ville;Téléphone', 'Villa Cara;1 rue A;44000;Nantes;06/12/34/56/78'),
  )
  expect(row).toMatchObject({ state: 'NEW', values: { phones: '06/12/34/56/78' } })
})

test('a part of an address that is emptied stays so, and one that is corrected leaves the others', async () => {
  const whole = await open('Nom;Adresse', 'Villa Dora;"Hall B, 12 rue des Lilas, 44000 Nantes"')
  expect((await correct(whole, { extra_infos: '' })).values).toEqual({
    name: 'Villa Dora',
    type: 'HOUSE',
    street_number: '12',
    street_name: 'rue des Lilas',
    zip_code: '44000',
    city: 'Nantes',
  })
  expect((await correct(whole, { street_name: 'rue des Iris' })).values).toMatchObject({
    street_number: '12',
    street_name: 'rue des Iris',
  })
  expect((await correct(whole, { street_name: '14 rue des Iris' })).values).toMatchObject({ street_number: '14' })
  const emptied = await correct(whole, { city: '' })
  expect([emptied.values.city, faultsOf(emptied)]).toEqual([undefined, ['city missing']])
  const street = await open('Nom;Rue;CP;Ville', 'Villa Elva;12 rue des Lilas;44000;Nantes')
  expect((await correct(street, { street_number: '' })).values).not.toHaveProperty('street_number')
})

test('of two columns of one title the one that holds something is remembered; what nobody touched is not', async () => {
  const head = 'Qui;Où;Contact;Contact;Autre'
  const line = 'Villa Fiora;1 rue A, 44000 Nantes;client@foyer.example;0612345678;x'
  const intake = await open(head, line)
  const columns = ['name', 'address', 'emails', null, null]
  const { data } = await on('setIntakeColumns', intake, { columns })
  expect(data.columns.map(({ is_remembered }: Intake['columns'][number]) => is_remembered)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  expect((await open(head, line)).columns.map(({ field }) => field)).toEqual(columns)
  const remembered = await db.selectFrom('intake_columns').select(['title', 'field']).orderBy('title').execute()
  expect(remembered).toEqual([
    { title: 'contact', field: 'emails' },
    { title: 'ou', field: 'address' },
    { title: 'qui', field: 'name' },
  ])
  await db.deleteFrom('intake_columns').execute()
})
