import type { Held } from '#platform/holding.ts'

const envelopeSource = 'xml_rset_envelope'

export type Source = { part?: unknown; index?: unknown }

/** What was imported from the envelope of a project's study: devices and the requests that wait, wall by wall. */
export const listImported = async ({ tx, residenceId }: Held) => {
  const devices = await tx
    .selectFrom('devices')
    .where('residence_id', '=', residenceId)
    .where('source_type', '=', envelopeSource)
    .select(['id', 'product_id', 'surface', 'thickness', 'quantity', 'source_data'])
    .orderBy('id')
    .execute()
  const requests = await tx
    .selectFrom('product_requests')
    .where('residence_id', '=', residenceId)
    .where('source_type', '=', envelopeSource)
    .where('status', '=', 'PENDING')
    .where('shows_as_device', '=', true)
    .select(['id', 'name', 'manufacturer', 'parent_id', 'surface', 'thickness', 'quantity', 'source_data'])
    .orderBy('id')
    .execute()
  return { devices, requests }
}
export type Imported = Awaited<ReturnType<typeof listImported>>
