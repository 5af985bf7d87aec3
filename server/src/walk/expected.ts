import { accessRows } from './rows/accesses.ts'
import { accountRows } from './rows/accounts.ts'
import { administrationRows } from './rows/administration.ts'
import { bookletRows } from './rows/booklet.ts'
import { certificateRows } from './rows/certificates.ts'
import { companyRows } from './rows/companies.ts'
import { contactRows } from './rows/contacts.ts'
import { deviceRows, productRows } from './rows/devices.ts'
import { documentRows } from './rows/documents.ts'
import { energyRows } from './rows/energies.ts'
import { flatRows } from './rows/flats.ts'
import { householdRows } from './rows/household.ts'
import { saleRows } from './rows/sales.ts'
import { identityRows } from './rows/identities.ts'
import { invitationRows, residentRows } from './rows/invitations.ts'
import { materialLabelRows } from './rows/materialLabels.ts'
import { messageRows } from './rows/messages.ts'
import { notificationRows } from './rows/notifications.ts'
import { orderRows } from './rows/orders.ts'
import { campaignRows } from './rows/campaigns.ts'
import { intakeRows } from './rows/intakes.ts'
import { sortingRows } from './rows/sortings.ts'
import { interventionRows, passportRows } from './rows/passports.ts'
import { pictureRows } from './rows/pictures.ts'
import { projectRows } from './rows/projects.ts'
import { securityRows } from './rows/security.ts'
import { studyRows } from './rows/studies.ts'
import { templateRows } from './rows/templates.ts'
import { tenantRows } from './rows/tenants.ts'
import { viewRows } from './rows/views.ts'
import type { Row } from './row.ts'

/** Every operation of the contract, and what each person gets from it. An operation without a row fails the suite. */
export const expected: Record<string, Row> = {
  ...accountRows,
  ...identityRows,
  ...companyRows,
  ...templateRows,
  ...accessRows,
  ...projectRows,
  ...campaignRows,
  ...intakeRows,
  ...sortingRows,
  ...invitationRows,
  ...residentRows,
  ...tenantRows,
  ...documentRows,
  ...bookletRows,
  ...contactRows,
  ...flatRows,
  ...pictureRows,
  ...deviceRows,
  ...productRows,
  ...energyRows,
  ...orderRows,
  ...studyRows,
  ...certificateRows,
  ...materialLabelRows,
  ...passportRows,
  ...interventionRows,
  ...householdRows,
  ...saleRows,
  ...messageRows,
  ...notificationRows,
  ...securityRows,
  ...viewRows,
  ...administrationRows,
}
