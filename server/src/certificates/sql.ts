import type { Certificate } from '@logis/contract/certificates'
import { sql } from 'kysely'
import { prepared, type Db } from '#platform/db.ts'
import type { Held, InProject } from '#platform/holding.ts'

/** As `certificateSource` of the contract has it. */
const source = 'xml_dpe'

export type CertificateRow = NonNullable<Awaited<ReturnType<typeof findCertificate>>>

/** The certificate of a project, with the document that it was read from and the digest of that. */
export const findCertificate = (db: Db, { residenceId }: InProject) => {
  const asked = db
    .selectFrom('energy_certificates as c')
    .leftJoin('documents as d', 'd.id', 'c.document_id')
    .leftJoin('stored_files as s', 's.id', 'd.stored_file_id')
    .where('c.residence_id', '=', residenceId)
    .select(['c.id', 'c.number', 'c.standing', 'c.established_on', 'c.valid_until', 'c.energy_class'])
    .select(['c.emission_class', 'c.consumption', 'c.emission', 'c.surface', 'c.year', 'c.created_at'])
    .select(['d.id as document_id', 'd.name', 'd.extension', 'd.is_private', 'd.is_withheld', 's.sha256'])
  return prepared(asked).executeTakeFirst(db)
}

/** Takes the place of the one before it. */
export const putCertificate = async (held: Held, certificate: Certificate & { document_id: number }): Promise<void> => {
  await deleteCertificate(held)
  await held.tx
    .insertInto('energy_certificates')
    .values({ ...certificate, residence_id: held.residenceId })
    .execute()
}

export const deleteCertificate = async ({ tx, residenceId }: Held): Promise<void> => {
  await tx.deleteFrom('energy_certificates').where('residence_id', '=', residenceId).execute()
}

/** The proposals of certificates that a project has as devices, or as requests that wait. */
export const listTaken = async (db: Db, { residenceId }: InProject): Promise<Set<string>> => {
  const { rows } = await sql<{ key: string }>`
    select source_data->>'key' as key from devices where residence_id = ${residenceId} and source_type = ${source}
    union
    select source_data->>'key' from product_requests
    where residence_id = ${residenceId} and source_type = ${source} and status = 'PENDING' and shows_as_device`.execute(
    db,
  )
  return new Set(rows.map(({ key }) => key))
}
