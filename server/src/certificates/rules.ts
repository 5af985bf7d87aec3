import type {
  Certificate,
  CertificateCannot,
  CertificateProposal,
  EnergyCertificate,
} from '@logis/contract/certificates'
import { certificateSource } from '@logis/contract/certificates.rules'
import { fullFileName } from '@logis/contract/documents.rules'
import { db } from '#platform/db.ts'
import { deleteFile, openFile, type ReceivedFile } from '#platform/files.ts'
import { keptOnce } from '#platform/files/papers.ts'
import { holding, type Held } from '#platform/holding.ts'
import { changesBetween, record } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import { seesPrivate, type ProjectScope } from '#platform/scope.ts'
import { createProductRequests } from '../devices/requests/rules.ts'
import { attachLabelled } from '../documents/attachments/rules.ts'
import { readCertificate, type Piece } from './parsing/rules.ts'
import { certificatePolicy } from './policy.ts'
import * as sql from './sql.ts'

/** The certificate of a project, or nothing: many have none. */
export const getCertificate = async (
  scope: ProjectScope,
): Promise<{ data: EnergyCertificate | null; cannot: CertificateCannot }> => {
  const row = (await sql.findCertificate(db, scope)) ?? null
  return { data: row && show(scope, row), cannot: certificatePolicy.cannot(scope, row) }
}

/** Its file goes without saying where it is private, or stayed with a sale: a resident is not told its name (ruling 13). */
const show = (
  scope: ProjectScope,
  { document_id, name, extension, is_private, is_withheld, sha256: _, ...row }: sql.CertificateRow,
): EnergyCertificate => {
  const isTold = seesPrivate(scope) || !(is_private || is_withheld)
  const file = { name: name ?? '', extension: extension ?? '' }
  return { ...row, file: document_id !== null && isTold ? { id: document_id, name: fullFileName(file) } : null }
}

type Preview = { certificate: Certificate; proposals: CertificateProposal[] }

/** What a file says, and what of it the project has already. The file is not kept. */
export const previewCertificate = async (scope: ProjectScope, file: ReceivedFile): Promise<Preview> => {
  try {
    const { certificate, pieces } = await readCertificate(await openFile(file.storage_key))
    const taken = await sql.listTaken(db, scope)
    return { certificate, proposals: pieces.map((piece) => ({ ...piece, there: taken.has(piece.key) })) }
  } finally {
    await deleteFile(file.storage_key)
  }
}

type Import = { name: string; keys: readonly string[] }
type Imported = { certificate: EnergyCertificate; added: number }

/**
 * Keeps a certificate and adds of its pieces those that are taken. Who imports the same file again, or at the same time,
 * gets what is there: neither the document nor a piece stands there twice.
 */
export const importCertificate = (scope: ProjectScope, file: ReceivedFile, { name, keys }: Import): Promise<Imported> =>
  keptOnce([{ file }], async () => {
    const { certificate, pieces } = await readCertificate(await openFile(file.storage_key))
    const taken = [...new Set(keys)].map(
      (key) => pieces.find((piece) => piece.key === key) ?? refuse('PROPOSAL_NOT_FOUND'),
    )
    return holding(scope, async (held) => {
      certificatePolicy.demand(held.scope, 'import', null)
      const before = await sql.findCertificate(held.tx, held)
      const isRepeated = before?.sha256?.equals(file.sha256) === true
      if (!isRepeated) {
        const document_id = await attachLabelled(held, file, {
          name,
          label: 'R_DPE',
          // The end that its file states counts where the file says that it is in force.
          valid_until: certificate.standing === 'ACTIVE' ? certificate.valid_until : null,
        })
        await sql.putCertificate(held, { ...certificate, document_id })
        await recordChange(held, before ?? null, certificate)
      }
      const added = await addPieces(held, taken)
      const after = (await sql.findCertificate(held.tx, held)) ?? refuse('CERTIFICATE_MISSING')
      return { answer: { certificate: show(scope, after), added }, isRepeated }
    })
  })

/** The certificate of a document that a package brought back; one that is in force there stays. */
export const keepBrought = async (held: Held, certificate: Certificate & { document_id: number }): Promise<void> => {
  if (await sql.findCertificate(held.tx, held)) return
  await sql.putCertificate(held, certificate)
  await recordChange(held, null, certificate)
}

const addPieces = async (held: Held, pieces: readonly Piece[]): Promise<number> => {
  const there = await sql.listTaken(held.tx, held)
  const missing = pieces.filter(({ key }) => !there.has(key))
  await createProductRequests(
    held,
    missing.map(({ key, part, type, name, surface, thickness, quantity }) => ({
      type,
      name,
      // A certificate names none: whoever answers the request chooses it.
      manufacturer: '',
      surface,
      thickness,
      quantity,
      source_type: certificateSource,
      source_data: { part, key },
    })),
  )
  return missing.length
}

/** Its document and what was taken from it stay. */
export const removeCertificate = (scope: ProjectScope): Promise<undefined> =>
  holding(scope, async (held) => {
    const row = (await sql.findCertificate(held.tx, held)) ?? null
    certificatePolicy.demand(held.scope, 'remove', row)
    await sql.deleteCertificate(held)
    await recordChange(held, row, null)
    return undefined
  })

type Told = Pick<Certificate, 'energy_class' | 'emission_class' | 'established_on'> | null
const recordChange = async (held: Held, before: Told, after: Told): Promise<void> => {
  const changes = changesBetween(told(before), told(after))
  if (changes.length > 0) await record(held, { action: 'UPDATED', model: 'Residence', id: held.residenceId, changes })
}

const told = (certificate: Told) => ({
  certificate_class: certificate && `${certificate.energy_class} / ${certificate.emission_class}`,
  certificate_day: certificate && certificate.established_on,
})
