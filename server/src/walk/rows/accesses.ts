import { readers } from '../groups.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'

const ofClairiere = async () => ({ company_id: await subjects.company() })
const grant = async () => ({
  ...(await ofClairiere()),
  authorized_company_id: await subjects.emptyCompany(),
  resource_type: 'Company',
  resource_id: await subjects.company(),
})

export const accessRows: Record<string, Row> = {
  'accesses.listGrantedAccesses': { input: ofClairiere, ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'accesses.listAuthorizedAccesses': { input: ofClairiere, ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'accesses.grantAccess': {
    input: grant,
    ok: ['marie', 'hugo', 'admin'],
    forbidden: ['paul', 'lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
    foreign: [
      {
        what: 'the projects of another company',
        foreign: async () => ({ ...(await grant()), resource_id: await subjects.rival() }),
        absent: async () => ({ ...(await grant()), resource_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'COMPANY_NOT_FOUND' },
      },
    ],
  },
  'accesses.removeAccess': {
    input: async () => ({ ...(await ofClairiere()), access_id: await subjects.access() }),
    ok: ['marie', 'hugo', 'admin'],
    forbidden: ['paul', 'lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
    foreign: [
      {
        what: 'an access between two other companies',
        foreign: async () => ({ ...(await ofClairiere()), access_id: await subjects.foreignAccess() }),
        absent: async () => ({ ...(await ofClairiere()), access_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'RESOURCE_ACCESS_NOT_FOUND' },
      },
    ],
  },
}
