import {
  certificateOf,
  type FileGroup,
  type InterventionStatus,
  type InterventionType,
} from '@logis/contract/interventions.rules'
import { sql } from 'kysely'
import { creatorOf, seedFile } from './documents.ts'
import type { World } from './world.ts'

const company = 'Chauffage Lenoir'
const installer = 'yann@lenoir.example'

/** Days before today; a negative number of them is a plan. */
type DemoIntervention = {
  type: InterventionType
  status: InterventionStatus
  day: number | null
  files: FileGroup[]
  /** Done before there was a passport: taken over from paper on the day it was made. */
  isEarlier?: true
}
type DemoPassport = {
  name: string
  /** A product of the catalogue, or what was asked for in its place. */
  boiler: { product: string } | { manufacturer: string; name: string; reference: string }
  interventions: DemoIntervention[]
}

const done = (type: InterventionType, day: number, ...files: FileGroup[]): DemoIntervention => ({
  type,
  status: 'DONE',
  day,
  files,
})
const begun = (type: InterventionType, day: number | null, ...files: FileGroup[]): DemoIntervention => ({
  type,
  status: 'IN_PROGRESS',
  day,
  files,
})

const earlier = (type: 'REPARATION' | 'MAINTENANCE' | 'DIAGNOSTIC', day: number): DemoIntervention => ({
  ...done(type, day, certificateOf(type)),
  isEarlier: true,
})

const passports: DemoPassport[] = [
  {
    name: 'Mme Chevalier',
    boiler: { product: 'Vitodens 200-W' },
    interventions: [done('BOILER_INSTALLATION', 1, 'ptg_cert_completion', 'ptg_conformity', 'ptg_invoice')],
  },
  {
    name: 'M. Robin',
    boiler: { product: 'ecoTEC plus' },
    interventions: [
      begun('BOILER_INSTALLATION', null, 'ptg_estimate'),
      earlier('DIAGNOSTIC', 24),
      earlier('REPARATION', 96),
    ],
  },
  {
    name: 'Mme Gauthier',
    boiler: { product: 'Naia 2' },
    interventions: [done('BOILER_REPLACEMENT', 2, 'ptg_cert_completion', 'ptg_conformity'), begun('MAINTENANCE', -180)],
  },
  {
    name: 'M. Blanchard',
    boiler: { manufacturer: 'Geminox', name: 'THRs 10-50', reference: 'THRS-1050' },
    interventions: [begun('BOILER_REPLACEMENT', 1, 'ptg_cert_completion'), earlier('MAINTENANCE', 62)],
  },
  {
    name: 'Mme Marchand',
    boiler: { product: 'Talia Green' },
    interventions: [
      done('REPARATION', 3, 'ptg_cert_completion', 'ptg_invoice'),
      earlier('MAINTENANCE', 31),
      earlier('REPARATION', 127),
    ],
  },
  {
    name: 'M. Dufour',
    boiler: { product: 'Mégalis Condens' },
    interventions: [begun('REPARATION', 4, 'ptg_others'), earlier('MAINTENANCE', 48), earlier('DIAGNOSTIC', 101)],
  },
  {
    name: 'Mme Meyer',
    boiler: { product: 'Naneo EMC-M' },
    interventions: [
      done('MAINTENANCE', 5, 'ptg_cert_maintenance'),
      begun('DIAGNOSTIC', -7),
      earlier('REPARATION', 40),
      earlier('MAINTENANCE', 70),
    ],
  },
  {
    name: 'M. Colin',
    boiler: { product: 'Thema Condens FAS 25' },
    interventions: [
      done('DIAGNOSTIC', 6, 'ptg_cert_diagnostic', 'ptg_others'),
      begun('MAINTENANCE', 0),
      earlier('MAINTENANCE', 35),
      earlier('MAINTENANCE', 133),
    ],
  },
]

const fileNames: Record<FileGroup, string> = {
  ptg_cert_completion: 'Attestation de fin de travaux.pdf',
  ptg_cert_maintenance: 'Attestation d’entretien.pdf',
  ptg_cert_diagnostic: 'Rapport de diagnostic gaz.pdf',
  ptg_conformity: 'Certificat de conformité gaz – modèle 2.pdf',
  ptg_others: 'Photo de la plaque signalétique.jpg',
  ptg_estimate: 'Devis.pdf',
  ptg_invoice: 'Facture.pdf',
}

/** What the installer did on each gas passport, and its quota: 12 of 20 used this month, four of them since deleted. */
export const seedPassports = async (world: World): Promise<void> => {
  const company_id = world.companies.get(company)!
  const userId = world.users.get(installer)!
  await world.tx.insertInto('ptg_quotas').values({ company_id, monthly_value: 20, updated_by_user_id: null }).execute()
  await world.tx
    .insertInto('ptg_quota_usages')
    .values({ company_id, month: sql<string>`f_paris_month(now())`, used: 12 })
    .execute()
  for (const { name, boiler, interventions } of passports) {
    const place = { company_id, userId, residence_id: world.projects.get(name)! }
    const chosen = await seedBoiler(world, place, boiler)
    for (const intervention of interventions) await seedIntervention(world, name, place, intervention, chosen)
  }
}

type Place = { company_id: number; userId: number; residence_id: number }
type Chosen = { product_id: number | null; product_request_id: number | null }

/** The device of the record, or the row that waits for the catalogue. */
const seedBoiler = async ({ tx }: World, place: Place, boiler: DemoPassport['boiler']): Promise<Chosen> => {
  const { residence_id, company_id, userId } = place
  await tx.updateTable('residences').set({ device_count: 1 }).where('id', '=', residence_id).execute()
  if (!('product' in boiler)) {
    const request = { ...boiler, company_id, residence_id, requested_by_user_id: userId }
    const { id } = await tx.insertInto('product_requests').values(request).returning('id').executeTakeFirstOrThrow()
    return { product_id: null, product_request_id: id }
  }
  const { id: product_id } = await tx
    .selectFrom('products')
    .select('id')
    .where('name', '=', boiler.product)
    .executeTakeFirstOrThrow()
  await tx.insertInto('devices').values({ residence_id, product_id, created_by_user_id: userId }).execute()
  return { product_id, product_request_id: null }
}

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const asDay = (date: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(date)

const seedIntervention = async (
  world: World,
  name: string,
  { company_id, userId, residence_id }: Place,
  { type, status, day, files, isEarlier }: DemoIntervention,
  chosen: Chosen,
): Promise<void> => {
  const needsBoiler = type === 'BOILER_INSTALLATION' || type === 'BOILER_REPLACEMENT'
  const passport = world.tx.selectFrom('residences').select('created_at').where('id', '=', residence_id)
  const created_at = isEarlier
    ? (await passport.executeTakeFirstOrThrow()).created_at
    : dayAgo(Math.max(day ?? 1, 0) / 2)
  const { id: intervention_id } = await world.tx
    .insertInto('interventions')
    .values({
      company_id,
      residence_id,
      type,
      status,
      date: day === null ? null : asDay(dayAgo(day)),
      ...(needsBoiler ? chosen : {}),
      created_by_user_id: userId,
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const file_group of files) {
    const drawn = file_group === 'ptg_others' ? 'works' : 'letter'
    const stored = await seedFile(world, { name: fileNames[file_group], drawn }, name)
    const creator = await creatorOf(world, userId)
    await world.tx
      .insertInto('documents')
      .values({ context: 'INTERVENTION', residence_id, intervention_id, file_group, ...stored, ...creator, created_at })
      .execute()
  }
}
