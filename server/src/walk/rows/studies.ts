import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { cannotWrite, ofHouse, readers, writers } from '../groups.ts'
import { everyone } from '../people.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'

const wall = '<parois_opaques type_paroi="100"><nature>101</nature><name>Mur</name></parois_opaques>'
/** A study of one wall. */
export const aStudy = {
  name: 'etude.xml',
  type: 'application/xml',
  bytes: `<projet version="2022.D1E1C1"><Datas_Comp><batiment_collection><batiment><enveloppe>${wall}</enveloppe></batiment></batiment_collection></Datas_Comp></projet>`,
}

/** A house with a study of one wall. */
const studied = async () => {
  const house = await ofHouse()
  await (await as('admin@logis.example')).upload('studies.attachStudy', house, {}, [aStudy])
  return house
}
export const materialOf = async () =>
  (
    await db
      .selectFrom('products')
      .select('id')
      .where('type', '=', 'MATERIAL')
      .where('is_generic', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id
export const wallOf = (product_id: number, index = 0) => [
  { part: 'parois_opaques', index, rows: [{ product_id, surface: 10, thickness: 100, quantity: 1 }] },
]

export const studyRows: Record<string, Row> = {
  'studies.getThermalStudy': { input: ofHouse, ok: [...readers, 'nora'] },
  'studies.getBuilding': { input: studied, ok: [...readers, 'nora'] },
  'studies.attachStudy': {
    input: ofHouse,
    upload: ({ residence_id, company_id }) => ({
      address: { residence_id },
      fields: { company_id: typeof company_id === 'number' ? `${company_id}` : '' },
    }),
    files: [aStudy],
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
    foreign: [
      {
        what: 'a company that is no office',
        foreign: async () => ({ ...(await ofHouse()), company_id: await subjects.rival() }),
        absent: async () => ({ ...(await ofHouse()), company_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'COMPANY_NOT_FOUND' },
      },
    ],
  },
  'studies.setOffice': {
    input: async () => ({ ...(await studied()), company_id: null }),
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
    foreign: [
      {
        what: 'a company that is no office',
        foreign: async () => ({ ...(await studied()), company_id: await subjects.rival() }),
        absent: async () => ({ ...(await studied()), company_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'COMPANY_NOT_FOUND' },
      },
    ],
  },
  'studies.removeStudy': {
    input: studied,
    ok: ['marie', 'hugo', 'admin'],
    forbidden: ['paul', ...cannotWrite, 'nora'],
  },
  'studies.importStudy': {
    input: async () => ({}),
    upload: () => ({
      address: {},
      fields: { residence_code: 'ABCD', office_uuid: '00000000-0000-4000-8000-000000000000' },
    }),
    files: [aStudy],
    ok: [],
    forbidden: everyone,
  },
  'studies.importWalls': {
    input: async () => ({ ...(await studied()), walls: wallOf(await materialOf()) }),
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
    foreign: [
      {
        what: 'a wall that the study does not have',
        foreign: async () => ({ ...(await studied()), walls: wallOf(await materialOf(), 1) }),
        absent: async () => ({ ...(await studied()), walls: wallOf(await materialOf(), 99_999) }),
        answers: { status: 422, error_reason: 'WALL_NOT_FOUND' },
      },
    ],
  },
}
