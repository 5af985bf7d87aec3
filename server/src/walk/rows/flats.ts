import { randomUUID } from 'node:crypto'
import { cannotWrite } from '../groups.ts'
import type { Person } from '../people.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'

/** Staff of Habitat Rivages, whose building it is, and of the group above it. */
const ofRivages: Person[] = ['marie', 'paul', 'samira', 'admin']
/** Whoever may not make a project makes no flats either. */
const makers = {
  ok: ofRivages.filter((person) => person !== 'samira'),
  forbidden: [...cannotWrite, 'samira'] as Person[],
}
const ofBuilding = async () => ({ building_id: await subjects.tilleuls() })

export const flatRows: Record<string, Row> = {
  'flats.listFlats': { input: ofBuilding, ok: [...ofRivages, 'lea', 'support'] },
  'flats.countFloors': { input: ofBuilding, ok: [...ofRivages, 'lea', 'support'] },
  'flats.matchFlats': { input: async () => ({ ...(await ofBuilding()), names: ['A01'] }), ...makers },
  'flats.createFlats': { input: async () => ({ ...(await ofBuilding()), flats: [{ name: randomUUID() }] }), ...makers },
  'flats.editFlats': {
    input: async () => ({ ...(await ofBuilding()), flats: [{ id: (await subjects.flat()).id, stairs: randomUUID() }] }),
    ok: ofRivages,
    forbidden: cannotWrite,
    foreign: [
      {
        what: 'a home that is no flat of the building',
        by: 'samira',
        foreign: async () => ({ ...(await ofBuilding()), flats: [{ id: await subjects.villa(), floor: 1 }] }),
        absent: async () => ({ ...(await ofBuilding()), flats: [{ id: 999_999_999, floor: 1 }] }),
        answers: { status: 404, error_reason: 'RESIDENCE_NOT_FOUND' },
      },
    ],
  },
}
