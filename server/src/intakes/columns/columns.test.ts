import { beforeAll, expect, test } from 'vitest'
import type { Intake, IntakeRow } from '@logis/contract/intakes'
import { as, type Client } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

let marie: Client
let company_id = 0
beforeAll(async () => {
  marie = await as('marie@horizon.example')
  company_id = await world.company('Maisons Clairière')
})

const open = async (...lines: string[]): Promise<Intake> => {
  const file = { name: 'extraction.csv', type: 'text/csv', bytes: lines.join('\n') }
  const { status, data } = await marie.upload('intakes.openIntake', { company_id }, {}, [file])
  expect(status).toBe(201)
  return data
}
const fieldsOf = ({ columns }: Intake) => columns.map(({ field }) => field)
const rowsOf = async ({ id: intake_id }: Intake): Promise<IntakeRow[]> =>
  (await marie.call('intakes.listIntakeRows', { company_id, intake_id, page_size: -1 })).data
const place = ({ values: { street_number, street_name, extra_infos } }: IntakeRow) => [
  street_number ?? '',
  street_name ?? '',
  extra_infos ?? '',
]

const address = ['street_number', 'street_suffix', 'street_type', 'street_name']
test.each([
  ['Nom;Numéro;Voie;Complément;CP;Ville', ['street_number', 'street_name', 'extra_infos']],
  ['Nom;N°;Rue;Complément d’adresse;CP;Ville', ['street_number', 'street_name', 'extra_infos']],
  ['Nom;N° de voie;Libellé de voie;Complément;CP;Ville', ['street_number', 'street_name', 'extra_infos']],
  ['Nom;N°;Bis;Type de voie;Libellé de la voie;CP;Ville', address],
  ['Nom;NumVoie;IndRep;TypVoie;NomVoie;CodePostal;LibCom', address],
  ['Nom;Nom de la voie;Numéro;Lieu-dit;CP;Ville', ['street_name', 'street_number', 'extra_infos']],
  ['Name;Number;Street;Additional address;Postcode;Town', ['street_number', 'street_name', 'extra_infos']],
  ['Name;House no;Suffix;Street type;Street name;Postcode;Town', address],
])('an address in columns of their own: %s', async (titles, between) => {
  const cells = between.map((field) => ({ street_number: '12', street_suffix: 'B' })[field] ?? 'rue')
  const intake = await open(titles, ['Villa Lia', ...cells, '44000', 'Nantes'].join(';'))
  expect(fieldsOf(intake)).toEqual(['name', ...between, 'zip_code', 'city'])
})

test('the number, its repetition, the kind and the name of a street are one address, said once', async () => {
  const intake = await open(
    'Nom;N°;Bis;Type de voie;Libellé de voie;Complément;CP;Ville',
    'Villa A;0012;B;RUE;DES LILAS;Hall 2;44000;Nantes',
    'Villa B;14;bis;avenue;avenue Foch;;44000;Nantes',
    'Villa C;8;;rue;8 Mai 1945;;44000;Nantes',
    'Villa D;16;;rue;des Iris;ter;44000;Nantes',
    'Villa E;0;;Lieu-dit;La Noë;;44000;Nantes',
    'Villa F;9;;rue;des Prés;Bât B;44000;Nantes',
  )
  expect((await rowsOf(intake)).map(place)).toEqual([
    ['12B', 'RUE DES LILAS', 'Hall 2'],
    ['14 bis', 'avenue Foch', ''],
    ['8', 'rue 8 Mai 1945', ''],
    ['16 ter', 'rue des Iris', ''],
    ['', 'Lieu-dit La Noë', ''],
    ['9', 'rue des Prés', 'Bât B'],
  ])
})

test('a correction of a part keeps what the other columns said, and none of them comes back into it', async () => {
  const intake = await open('Nom;N°;Bis;Type de voie;Voie;CP;Ville', 'Villa A;12;B;rue;des Lilas;44000;Nantes')
  const correct = async (values: object) => {
    const line = { company_id, intake_id: intake.id, line: 2, values }
    return place((await marie.call('intakes.correctIntakeRow', line)).data)
  }
  expect(await correct({ street_number: '14' })).toEqual(['14', 'rue des Lilas', ''])
  expect(await correct({ street_name: 'quai Neuf' })).toEqual(['14', 'quai Neuf', ''])
})

test('a number is no number of a street where it counts the lines, where streets have their own, or elsewhere', async () => {
  const titles = 'N°;Rue;CP;Ville;Nom'
  const line = (number: string, street: string) => `${number};${street};44000;Nantes;Villa ${number} ${street}`
  const counted = await open(titles, line('1', 'rue A'), line('2', 'rue B'), line('3', 'rue C'))
  const numbered = await open(titles, line('7', '12 rue A'), line('8', '14 rue A'))
  const ofFiles = await open(titles, line('2026-0112', 'rue A'), line('2026-0113', 'rue A'))
  const alone = await open('N°;Nom;Rue;CP;Ville', '12;Villa A;rue A;44000;Nantes')
  for (const intake of [counted, numbered, ofFiles, alone]) expect(fieldsOf(intake)).not.toContain('street_number')
  expect((await rowsOf(numbered)).map(place)).toEqual([
    ['12', 'rue A', ''],
    ['14', 'rue A', ''],
  ])
  const oneStreet = await open(titles, line('1', 'rue A'), line('2', 'rue A'), line('3', 'rue A'))
  expect(fieldsOf(oneStreet)[0]).toBe('street_number')
})

test('codes of towns and of streets are neither, a second phone is no part of an address, a door names a flat', async () => {
  const codes = await open('Nom;Code voie;Voie;Code commune;Commune;CP', 'Villa A;0120;rue A;44109;Nantes;44000')
  expect(fieldsOf(codes)).toEqual(['name', null, 'street_name', null, 'city', 'zip_code'])
  const phones = await open('Nom;Adresse;CP;Ville;Téléphone;Téléphone bis', 'Villa A;1 rue A;44000;Nantes;0612345678;')
  expect(fieldsOf(phones).at(-1)).toBeNull()
  const flats = await open('Bâtiment;Étage;Porte;Adresse;CP;Ville', 'Tour A;1;A12;1 rue A;44000;Nantes')
  expect(fieldsOf(flats)).toEqual(['building', 'floor', 'name', 'address', 'zip_code', 'city'])
})

test('what could not be calculated of a kind of street or of a repetition is a fault of its line', async () => {
  const intake = await open(
    'Nom;N°;Bis;Type de voie;Voie;CP;Ville',
    'Villa A;12;;#N/A;des Lilas;44000;Nantes',
    'Villa B;12;#REF!;rue;des Lilas;44000;Nantes',
  )
  expect((await rowsOf(intake)).map(({ faults }) => faults.map(({ field, code }) => `${field} ${code}`))).toEqual([
    ['street_name error'],
    ['street_number error'],
  ])
})
