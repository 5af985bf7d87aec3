import type { CertificateFields } from '@logis/contract/interventions'
import { acceptedGroups, interventionFileBytes } from '@logis/contract/interventions.rules'
import { today } from '#platform/clock.ts'
import { receiveFile } from '#platform/files.ts'
import { repeatableCall } from '#platform/idempotency.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { editIntervention } from '../changes/rules.ts'
import { getIntervention } from '../rules.ts'
import { certificatePdf } from './pdf.ts'

const group = 'ptg_cert_maintenance'

/**
 * Draws the certificate of a maintenance whose day has come and files it there, once for each key: what is needed to
 * hand it over, and to be DONE.
 */
export const writeCertificate = async (scope: CompanyScope, id: number, fields: CertificateFields) => {
  const intervention = await getIntervention(scope, id)
  const closed = intervention.cannot.edit
  if (closed) refuse(closed)
  if (!acceptedGroups(intervention.type).includes(group)) refuse('INTERVENTION_FILE_GROUP_NOT_ALLOWED')
  const visitedOn = intervention.date ?? refuse('INTERVENTION_INCOMPLETE', { errors: { date: [{ code: 'required' }] } })
  if (visitedOn > today()) refuse('INTERVENTION_INCOMPLETE', { errors: { date: [{ code: 'day_to_come' }] } })
  const sheet = certificatePdf(intervention, visitedOn, fields)
  const file = await receiveFile(sheet as AsyncIterable<Buffer>, { maxBytes: interventionFileBytes })
  // The row is locked and asked again there: the intervention may have been completed meanwhile.
  const paper = { group, name: `Attestation d’entretien ${visitedOn}.pdf`, file } as const
  return editIntervention(scope, id, {}, [paper], repeatableCall(scope.call, { ...fields, intervention_id: id }))
}
