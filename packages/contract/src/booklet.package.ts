import { z } from 'zod'
import { booklet } from './booklet.ts'
import { certificateSource } from './certificates.rules.ts'
import { envelopeSource } from './devices.rules.ts'
import { residenceTypes } from './projects.rules.ts'

const number = z.number().nullable()
const text = z.string().nullable()

const address = z
  .object({
    street_number: text,
    street_name: text,
    zip_code: text,
    city: text,
    country_code: text,
  })
  .nullable()

const device = z.object({
  id: z.number().int(),
  name: z.string(),
  model: z.string(),
  reference: z.string(),
  manufacturer: z.string(),
  type: z.enum(['PRODUCT', 'MATERIAL']),
  nature: text,
  serial_number: text,
  commissioning_date: text,
  warranty_expiration_date: text,
  quantity: z.number(),
  /** In square metres. */
  surface: number,
  /** In millimetres. */
  thickness: number,
  of_building: z.boolean(),
  /** Paths of its notices. */
  files: z.array(z.string()),
  /** The wall of the study, or the part of the certificate, that it was taken from; packages of before never say it. */
  source: z
    .object({
      type: z.enum([envelopeSource, certificateSource]),
      part: z.string().max(60),
      /** Of a wall alone: its place among those of its part. */
      index: z.number().int().nullable(),
      /** Of a certificate alone: the piece. */
      key: z.string().max(60).nullable(),
    })
    .optional(),
})

/** A wall of the thermal study: U in W/(m²·K), R in m²·K/W, its insulation in millimetres, its surface in square metres. */
const wall = z.object({ post: text, name: text, u: number, r: number, thickness: number, surface: number })

const file = z.object({
  id: z.number().int(),
  /** Below the payload of the package. */
  path: z.string(),
  name: z.string(),
  size: z.number().int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  mime_type: z.string(),
  of: z.enum(['HOME', 'BUILDING', 'DEVICE', 'PRODUCT', 'STUDY', 'INTERVENTION']),
  labels: z.array(z.string()),
  /** Of a paper that stands in one; packages of before do not say it. */
  folder: z.string().nullable().default(null),
  /** Its last day, where somebody knows it. */
  valid_until: text.default(null),
  created_at: z.string(),
})

/** What a booklet holds when it leaves the portal: `data/booklet.json` of the open package, by its published schema. */
export const bookletModel = z.object({
  version: z.literal('1.0'),
  /** No certification by the State exists. */
  certified: z.literal(false),
  /** Of the latest legal text that it was held against. */
  law_date: z.string(),
  home: z.object({
    name: z.string(),
    type: z.enum(residenceTypes),
    size: number,
    floor: number,
    commissioning_date: text,
    company: z.string(),
    address,
    building: text,
    owners: z.array(z.string()),
  }),
  booklet: booklet.omit({ cannot: true, last_export: true, asks: true, own_works: true }),
  devices: z.array(device),
  walls: z.array(wall),
  files: z.array(file),
})
export type BookletModel = z.infer<typeof bookletModel>

/** JSON Schema of the file, as it is published. */
export const bookletSchema = () => ({
  title: 'Carnet d’information du logement, 1.0',
  ...z.toJSONSchema(bookletModel.extend({ $schema: z.string(), exported_at: z.iso.datetime() }), {
    io: 'output',
    unrepresentable: 'any',
  }),
})
