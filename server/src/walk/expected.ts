import { accountRows } from './rows/accounts.ts'
import { companyRows } from './rows/companies.ts'
import { documentRows } from './rows/documents.ts'
import { invitationRows, residentRows } from './rows/invitations.ts'
import { projectRows } from './rows/projects.ts'
import type { Row } from './row.ts'

/** Every operation of the contract, and what each person gets from it. An operation without a row fails the suite. */
export const expected: Record<string, Row> = {
  ...accountRows,
  ...companyRows,
  ...projectRows,
  ...invitationRows,
  ...residentRows,
  ...documentRows,
}
