import { endedSheet, freshSheet } from '../sheets.ts'
import { subjects } from '../subjects.ts'
import { act, call, type Ids, type Told } from './act.ts'

const inSheet = ({ company_id, intake_id }: Ids) => ({ company_id, intake_id })
const sheet = (make: (company_id: number) => Promise<number>) => async (): Promise<Ids> => {
  const company_id = await subjects.company()
  return { company_id, intake_id: await make(company_id) }
}

const intake: Told = {
  reads: 'intakes.getIntake',
  by: call('intakes.getIntake', inSheet),
  cannot: ({ data }) => data.cannot,
  states: {
    'a draft': sheet(freshSheet),
    'created just now': sheet(endedSheet),
    'created long ago': sheet((company_id) => endedSheet(company_id, 61)),
  },
  acts: {
    correct: act('intakes.setIntakeColumns', (ids) => ({
      ...inSheet(ids),
      columns: ['name', 'address', 'zip_code', 'city'],
    })),
    start: act('intakes.startIntake', inSheet),
    undo: act('intakes.undoIntake', inSheet),
    discard: act('intakes.discardIntake', inSheet),
  },
}

export const intakeActs: Record<string, Told> = { intake }
