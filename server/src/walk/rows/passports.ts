import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { addedPaper, bracketed, paper } from '#platform/testing/forms.ts'
import { world } from '#platform/testing/world.ts'
import { everyone, type Person } from '../people.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'

const lenoir = () => world.company('Chauffage Lenoir')
const home = () => world.project('Mme Gauthier')
const ofLenoir = async () => ({ company_id: await lenoir() })

/** A maintenance of the installer with one file, in progress. */
const intervention = async () => {
  const yann = await as('yann@lenoir.example')
  const fields = bracketed({
    residence: { id: await home() },
    intervention: { type: 'MAINTENANCE', date: '2026-11-18' },
  })
  const { data } = await yann.upload('interventions.createIntervention', await ofLenoir(), fields, [
    paper('ptg_others'),
  ])
  return data as { id: number; files: { ptg_others: { id: number }[] } }
}
const onIntervention = async () => ({ ...(await ofLenoir()), intervention_id: (await intervention()).id })
const onFile = async () => {
  const { id, files } = await intervention()
  return { ...(await ofLenoir()), intervention_id: id, document_id: files.ptg_others[0]?.id }
}
/** What another company did in a project that the installer does not reach. */
const foreignIntervention = async () => {
  const company_id = await world.company('Groupe Horizon')
  const residence_id = (await subjects.house()).residence_id
  const row = { company_id, residence_id, type: 'MAINTENANCE' as const, date: null }
  return (
    await db
      .insertInto('interventions')
      .values({ ...row, product_id: null, product_request_id: null, created_by_user_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}
const foreignOr = (input: (id: number) => Promise<Record<string, unknown>>) => [
  {
    what: 'an intervention out of reach',
    foreign: async () => input(await foreignIntervention()),
    absent: () => input(999_999_999),
    by: 'yann' as const,
    answers: { status: 404, error_reason: 'INTERVENTION_NOT_FOUND' },
  },
]
const at = async (intervention_id: number) => ({ ...(await ofLenoir()), intervention_id })

const readers: Person[] = ['yann', 'marie', 'paul', 'lea', 'admin', 'support']
const writers: Person[] = ['yann', 'marie', 'paul']
const onlookers: Person[] = ['lea', 'admin', 'support']
const reading = { ok: readers, absent: 'COMPANY_NOT_FOUND' } as const
const writing = { ok: writers, forbidden: onlookers, absent: 'COMPANY_NOT_FOUND' } as const
const administrators = {
  ok: ['admin'],
  forbidden: everyone.filter((person) => person !== 'admin'),
} as const satisfies Partial<Row>

const visit = {
  boiler: { manufacturer: 'Atlantic', model: 'Naia 2', power_kw: 24 },
  co_ppm: 2,
  technician: 'Yann Lenoir',
}
const customer = {
  name: 'Mme Parcours',
  email: 'parcours@foyer.example',
  street_name: 'Rue Neuve',
  zip_code: '44000',
  city: 'Nantes',
}

export const passportRows: Record<string, Row> = {
  'passports.getQuota': { input: ofLenoir, ...reading },
  'passports.listPassports': { input: ofLenoir, ...reading },
  'passports.createPassport': {
    input: ofLenoir,
    upload: (address) => ({
      address,
      fields: bracketed({ contact_information: customer, intervention: { type: 'MAINTENANCE' } }),
    }),
    files: [paper('ptg_others')],
    ok: ['yann'],
    forbidden: ['marie', 'paul', ...onlookers],
    absent: 'COMPANY_NOT_FOUND',
  },
  'passports.listQuotas': { input: async () => ({}), ...administrators },
  'passports.setQuota': {
    input: async () => ({ company_id: await subjects.noras(), value: 3 }),
    ...administrators,
  },
  'passports.removeQuota': { input: async () => ({ company_id: await subjects.noras() }), ...administrators },
}

const newOne = async (id: number) => ({ ...(await ofLenoir()), residence_id: id })
const newFields = ({ company_id, residence_id }: Record<string, unknown>) => ({
  address: { company_id },
  fields: bracketed({ residence: { id: Number(residence_id) }, intervention: { type: 'MAINTENANCE' } }),
})
const changed = (_method?: string) => (address: Record<string, unknown>) => ({
  address,
  fields: bracketed({ _method, intervention: { date: '2026-11-19' } }),
})

export const interventionRows: Record<string, Row> = {
  'interventions.listInterventions': { input: ofLenoir, ...reading },
  'interventions.countByMonth': { input: ofLenoir, ...reading },
  'interventions.listHomeInterventions': { input: async () => ({ residence_id: await home() }), ok: readers },
  'interventions.getIntervention': { input: onIntervention, ...reading, foreign: foreignOr(at) },
  'interventions.createIntervention': {
    input: async () => newOne(await home()),
    upload: newFields,
    files: [paper('ptg_others')],
    ...writing,
    foreign: [
      {
        what: 'a project of a sister company',
        foreign: async () => newOne((await subjects.house()).residence_id),
        absent: () => newOne(999_999_999),
        by: 'yann',
        answers: { status: 404, error_reason: 'RESIDENCE_NOT_FOUND' },
      },
    ],
  },
  'interventions.editIntervention': {
    input: onIntervention,
    upload: changed(),
    files: [addedPaper('ptg_others')],
    ...writing,
    foreign: foreignOr(at),
  },
  'interventions.postIntervention': {
    input: onIntervention,
    upload: changed('PATCH'),
    files: [addedPaper('ptg_others')],
    ...writing,
    foreign: foreignOr(at),
  },
  'interventions.deleteIntervention': { input: onIntervention, ...writing, foreign: foreignOr(at) },
  'interventions.deleteFile': {
    input: onFile,
    ...writing,
    foreign: [
      ...foreignOr(async (id) => ({ ...(await at(id)), document_id: 999_999_999 })),
      {
        what: 'a document of another company',
        foreign: async () => ({ ...(await onFile()), document_id: await subjects.foreignDocument() }),
        absent: async () => ({ ...(await onFile()), document_id: 999_999_999 }),
        by: 'yann',
        answers: { status: 404, error_reason: 'DOCUMENT_NOT_FOUND' },
      },
    ],
  },
  'interventions.writeCertificate': {
    input: async () => ({ ...(await onIntervention()), ...visit }),
    ...writing,
    foreign: foreignOr(async (id) => ({ ...(await at(id)), ...visit })),
  },
}
