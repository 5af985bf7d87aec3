import { accessRows } from './rows/accesses.ts'
import { accountRows } from './rows/accounts.ts'
import { companyRows } from './rows/companies.ts'
import { deviceRows, productRows } from './rows/devices.ts'
import { documentRows } from './rows/documents.ts'
import { invitationRows, residentRows } from './rows/invitations.ts'
import { materialLabelRows } from './rows/materialLabels.ts'
import { interventionRows, passportRows } from './rows/passports.ts'
import { projectRows } from './rows/projects.ts'
import { securityRows } from './rows/security.ts'
import { studyRows } from './rows/studies.ts'
import type { Row } from './row.ts'

/** Every operation of the contract, and what each person gets from it. An operation without a row fails the suite. */
export const expected: Record<string, Row> = {
  ...accountRows,
  ...companyRows,
  ...accessRows,
  ...projectRows,
  ...invitationRows,
  ...residentRows,
  ...documentRows,
  ...deviceRows,
  ...productRows,
  ...studyRows,
  ...materialLabelRows,
  ...passportRows,
  ...interventionRows,
  ...securityRows,
}
