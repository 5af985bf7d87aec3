import { z } from 'zod'
import { certificateParts, certificateStandings, energyClasses } from './certificates.rules.ts'
import { cannot, day, id, idParam, instant, one, refuses, signedIn, whoeverSignedIn } from './http.ts'

const residence_id = idParam

/** What an energy certificate (DPE) says of a home; a figure that the file does not give is null. */
export const certificate = z.object({
  number: z.string().nullable(),
  standing: z.enum(certificateStandings),
  established_on: day,
  valid_until: day,
  energy_class: z.enum(energyClasses),
  emission_class: z.enum(energyClasses),
  /** Of primary energy, in kWh per m² and year. */
  consumption: z.number().nullable(),
  /** In kg of CO₂ per m² and year. */
  emission: z.number().nullable(),
  /** In m². */
  surface: z.number().nullable(),
  /** In which the home was built. */
  year: z.number().int().nullable(),
})
export type Certificate = z.infer<typeof certificate>

/** The certificate of a project, with the document that it was read from. */
export const energyCertificate = certificate.extend({
  id,
  file: z.object({ id, name: z.string() }).nullable(),
  created_at: instant,
})
export type EnergyCertificate = z.infer<typeof energyCertificate>

/** A piece of the envelope or of the equipment that the certificate describes. */
export const certificateProposal = z.object({
  /** The same for the same piece, whichever file describes it. */
  key: z.string(),
  part: z.enum(certificateParts),
  type: z.enum(['MATERIAL', 'PRODUCT']),
  name: z.string(),
  /** In m²: of all of a wall, of one opening. */
  surface: z.number().nullable(),
  /** Of the insulation, in mm. */
  thickness: z.number().int().nullable(),
  u_value: z.number().nullable(),
  quantity: z.number(),
  /** Taken before: the project has it, or waits for it. */
  there: z.boolean(),
})
export type CertificateProposal = z.infer<typeof certificateProposal>

/** What is closed to this reader, whether there is a certificate or not. */
export const certificateCannot = z.object({ import: cannot, remove: cannot })
export type CertificateCannot = z.infer<typeof certificateCannot>

const at = '/residences/{residence_id}/energy-certificate'
const tags = ['certificates']
const writes = refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'SERVICE_PROVISION_REQUIRED')
const files = refuses('FILE_TOO_LARGE', 'CERTIFICATE_UNREADABLE')

/** A project without a certificate answers `data: null`, as with its thermal study. */
export const getCertificate = whoeverSignedIn
  .route({ method: 'GET', path: at, tags })
  .input(z.object({ residence_id }))
  .output(one(energyCertificate.nullable()).extend({ cannot: certificateCannot }))
  .errors(refuses('RESIDENCE_NOT_FOUND'))

/** Streamed. What a certificate says and proposes; nothing is kept. */
export const previewCertificate = signedIn
  .route({ method: 'POST', path: `${at}/preview`, tags })
  .input(z.strictObject({ residence_id, file: z.file() }))
  .output(one(z.object({ certificate, proposals: z.array(certificateProposal) })))
  .errors(writes)
  .errors(files)

const key = z.string().regex(/^[a-z_]+:[0-9a-f]{24}$/)
/** The fields that travel beside the file: of its proposals, those that are taken. */
export const importCertificateFields = z.strictObject({
  keys: z.union([z.array(key).max(5_000), key.transform((value) => [value])]).default([]),
})
/**
 * Streamed. The certificate takes the place of the one before it, its file is kept among the documents, and what is taken
 * becomes requests for products, all at once or nothing. The same file again adds nothing that is there.
 */
export const importCertificate = signedIn
  .route({ method: 'POST', path: at, tags, successStatus: 201 })
  .input(importCertificateFields.extend({ residence_id, file: z.file() }))
  .output(one(z.object({ certificate: energyCertificate, added: z.number().int() })))
  .errors(writes)
  .errors(files)
  .errors(refuses('PROPOSAL_NOT_FOUND', 'DEVICE_LIMIT_REACHED', 'STORAGE_LIMIT_REACHED'))

/** Its document and what was taken from it stay. */
export const removeCertificate = signedIn
  .route({ method: 'DELETE', path: at, tags, successStatus: 204 })
  .input(z.object({ residence_id }))
  .output(z.undefined())
  .errors(refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED', 'CERTIFICATE_MISSING'))

export const certificates = { getCertificate, previewCertificate, importCertificate, removeCertificate }
