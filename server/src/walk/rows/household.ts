import { world } from '#platform/testing/world.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'
import { kept } from '../kept.ts'

const inErables = async () => ({ residence_id: await subjects.erables() })
const ofClaire = async () => {
  const { thing_id } = await kept('claire@foyer.example', await subjects.erables())
  return { ...(await inErables()), thing_id }
}
const withFile = async () => {
  const { thing_id, file_id } = await kept('claire@foyer.example', await subjects.erables())
  return { ...(await inErables()), thing_id, file_id }
}
/** What somebody else keeps in another home, asked for under one's own. */
const elsewhere = async () => kept('alice@foyer.example', await subjects.villa())
const foreignThing = {
  what: 'a thing of another home',
  by: 'claire' as const,
  foreign: async () => ({ ...(await inErables()), thing_id: (await elsewhere()).thing_id }),
  absent: async () => ({ ...(await inErables()), thing_id: 999_999_999 }),
  answers: { status: 404, error_reason: 'THING_NOT_FOUND' },
}
/** One who lives there: to everybody else, whoever keeps the booklet too, there is no such home. */
const household = { ok: ['claire'] } as const satisfies Partial<Row>
const facts = { title: 'Chaudière', body: 'Robinet dans le cellier' }
const paper = { field: 'files[]', name: 'bail.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }

export const householdRows: Record<string, Row> = {
  'household.listThings': { input: inErables, ...household },
  'household.addThing': {
    input: async () => ({ ...(await inErables()), kind: 'NOTE', ...facts }),
    upload: ({ residence_id }) => ({ address: { residence_id }, fields: { kind: 'NOTE', ...facts } }),
    files: [paper],
    ...household,
  },
  'household.editThing': {
    input: async () => ({ ...(await ofClaire()), ...facts }),
    ...household,
    foreign: [
      {
        ...foreignThing,
        foreign: async () => ({ ...(await foreignThing.foreign()), ...facts }),
        absent: async () => ({ ...(await foreignThing.absent()), ...facts }),
      },
    ],
  },
  'household.deleteThing': { input: ofClaire, ...household, foreign: [foreignThing] },
  'household.addThingFiles': {
    input: ofClaire,
    upload: ({ residence_id, thing_id }) => ({ address: { residence_id, thing_id }, fields: {} }),
    files: [paper],
    ...household,
    foreign: [foreignThing],
  },
  'household.deleteThingFile': {
    input: withFile,
    ...household,
    foreign: [
      {
        what: 'a file of another home',
        by: 'claire',
        foreign: async () => ({ ...(await ofClaire()), file_id: (await elsewhere()).file_id }),
        absent: async () => ({ ...(await ofClaire()), file_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'DOCUMENT_NOT_FOUND' },
      },
    ],
  },
  'household.downloadThingFile': {
    input: withFile,
    ...household,
    foreign: [
      {
        what: 'a file of another home',
        by: 'claire',
        foreign: async () => {
          const { thing_id, file_id } = await elsewhere()
          return { ...(await inErables()), thing_id, file_id }
        },
        absent: async () => ({ ...(await inErables()), thing_id: 999_999_999, file_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'DOCUMENT_NOT_FOUND' },
      },
    ],
  },
  'household.takeAlong': {
    input: async () => ({ user_id: await world.user('claire@foyer.example') }),
    ok: ['claire'],
    absent: 'USER_NOT_FOUND',
  },
}
