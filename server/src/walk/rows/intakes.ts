import type { Row } from '../row.ts'
import { aSheet, endedSheet, foreignSheet, freshSheet } from '../sheets.ts'
import { subjects } from '../subjects.ts'

const ofClairiere = async () => ({ company_id: await subjects.company() })
/** Those who write for a builder. */
const importers: Pick<Row, 'ok' | 'forbidden' | 'absent'> = {
  ok: ['marie', 'paul', 'hugo', 'admin'],
  forbidden: ['lea', 'support'],
  absent: 'COMPANY_NOT_FOUND',
}

const onSheet = (more: object = {}, sheet = freshSheet): Row => {
  const input = async () => {
    const { company_id } = await ofClairiere()
    return { company_id, intake_id: await sheet(company_id), ...more }
  }
  return {
    input,
    ...importers,
    foreign: [
      {
        what: 'a sheet of another company',
        foreign: async () => ({ ...(await input()), intake_id: await foreignSheet(await subjects.rival()) }),
        absent: async () => ({ ...(await input()), intake_id: 999_999 }),
        by: 'marie',
        answers: { status: 404, error_reason: 'INTAKE_NOT_FOUND' },
      },
    ],
  }
}

export const intakeRows: Record<string, Row> = {
  'intakes.openIntake': {
    input: ofClairiere,
    upload: ({ company_id }) => ({ address: { company_id }, fields: {} }),
    files: [aSheet],
    ...importers,
  },
  'intakes.listIntakes': { input: ofClairiere, ...importers },
  'intakes.getIntake': onSheet(),
  'intakes.setIntakeColumns': onSheet({ columns: ['name', 'address', 'zip_code', 'city'] }),
  'intakes.listIntakeRows': onSheet(),
  'intakes.correctIntakeRow': onSheet({ line: 2, values: { city: 'Rezé' } }),
  'intakes.startIntake': onSheet(),
  'intakes.undoIntake': onSheet({}, endedSheet),
  'intakes.discardIntake': onSheet(),
  'intakes.exportIntake': onSheet(),
}
