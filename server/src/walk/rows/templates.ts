import { readers } from '../groups.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'
import { foreignTemplateRun, freshTemplateContact, freshTemplateDevice, freshTemplateRun } from '../templateEntries.ts'

const ofClairiere = async () => ({ company_id: await subjects.company() })

const onTemplate = async () => ({ ...(await ofClairiere()), template_id: await subjects.freshTemplate() })
const renaming = async () => ({ ...(await onTemplate()), name: `Modèle ${crypto.randomUUID()}` })
const onTemplateDocument = async () => {
  const place = await onTemplate()
  return { ...place, document_id: await subjects.templateDocument(place) }
}
const addingDevice = async () => ({ ...(await onTemplate()), product_id: await subjects.product() })
const onTemplateDevice = async () => {
  const place = await onTemplate()
  return { ...place, entry_id: await freshTemplateDevice(place) }
}
const addingContact = async () => ({
  ...(await onTemplate()),
  contact_id: await subjects.contact(),
  job_id: await subjects.job(),
})
const onTemplateContact = async () => {
  const place = await onTemplate()
  return { ...place, entry_id: await freshTemplateContact(place) }
}
/** For those who keep the company's templates; a template of another company is none. */
const templateRow = (input: () => Promise<Record<string, unknown>>): Row => ({
  input,
  ok: ['marie', 'paul', 'hugo', 'admin'],
  forbidden: ['lea', 'support'],
  absent: 'COMPANY_NOT_FOUND',
  foreign: [
    {
      what: 'a template of another company',
      foreign: async () => ({ ...(await input()), template_id: await subjects.foreignTemplate() }),
      absent: async () => ({ ...(await input()), template_id: 999_999 }),
      answers: { status: 404, error_reason: 'TEMPLATE_NOT_FOUND' },
    },
  ],
})

type Foreign = NonNullable<Row['foreign']>[number]
const toProjects = async (template_id: number, residence: number) => ({
  ...(await ofClairiere()),
  template_id,
  residences: [residence],
})
/** What is done with a template and the projects that are named. */
const onProjects = (more: Foreign[]): Row => ({
  input: async () => toProjects(await subjects.template(), (await subjects.house()).residence_id),
  ok: ['marie', 'paul', 'hugo', 'admin'],
  forbidden: ['lea', 'support'],
  absent: 'COMPANY_NOT_FOUND',
  foreign: [
    {
      what: 'a template of another company',
      foreign: async () => toProjects(await subjects.foreignTemplate(), await subjects.erables()),
      absent: async () => toProjects(999_999_999, await subjects.erables()),
      answers: { status: 404, error_reason: 'TEMPLATE_NOT_FOUND' },
    },
    ...more,
  ],
})
const leftOut = (answers: Foreign['answers']): Foreign => ({
  what: 'a project of another company is left out, like one that does not exist',
  foreign: async () => toProjects(await subjects.template(), await subjects.villa()),
  absent: async () => toProjects(await subjects.template(), 999_999_999),
  answers,
})

export const templateRows: Record<string, Row> = {
  'templates.listTemplates': { input: ofClairiere, ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'templates.createTemplate': {
    input: async () => ({ ...(await ofClairiere()), name: `Modèle ${crypto.randomUUID()}` }),
    ok: ['marie', 'paul', 'hugo', 'admin'],
    forbidden: ['lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
  },
  'templates.renameTemplate': templateRow(renaming),
  'templates.deleteTemplate': templateRow(onTemplate),
  'templates.addTemplateDocument': {
    ...templateRow(onTemplate),
    upload: (address) => ({ address, fields: {} }),
    files: [{ name: 'guide.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }],
  },
  'templates.removeTemplateDocument': templateRow(onTemplateDocument),
  'templates.addTemplateDevice': templateRow(addingDevice),
  'templates.editTemplateDevice': templateRow(async () => ({ ...(await onTemplateDevice()), quantity: 3 })),
  'templates.removeTemplateDevice': templateRow(onTemplateDevice),
  'templates.addTemplateContact': {
    ...templateRow(addingContact),
    foreign: [
      ...(templateRow(addingContact).foreign ?? []),
      {
        what: 'a contact of another company',
        foreign: async () => ({ ...(await addingContact()), contact_id: await subjects.foreignContact() }),
        absent: async () => ({ ...(await addingContact()), contact_id: 999_999 }),
        answers: { status: 404, error_reason: 'CONTACT_NOT_FOUND' },
      },
    ],
  },
  'templates.removeTemplateContact': templateRow(onTemplateContact),
  'templates.listOptions': { input: ofClairiere, ok: readers, absent: 'COMPANY_NOT_FOUND' },
  'templates.addOption': {
    input: async () => ({
      ...(await ofClairiere()),
      option_type: 'DEFAULT_PROJECT_TEMPLATE',
      value: await subjects.freshTemplate(),
    }),
    ok: ['marie', 'hugo', 'admin'],
    forbidden: ['paul', 'lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
    foreign: [
      {
        what: 'a template of another company',
        foreign: async () => ({
          ...(await ofClairiere()),
          option_type: 'DEFAULT_PROJECT_TEMPLATE',
          value: await subjects.foreignTemplate(),
        }),
        absent: async () => ({ ...(await ofClairiere()), option_type: 'DEFAULT_PROJECT_TEMPLATE', value: 999_999 }),
        answers: { status: 422, error_reason: 'OPTION_VALUE_INVALID' },
      },
    ],
  },
  'templates.deleteOption': {
    input: async () => ({ ...(await ofClairiere()), option_id: await subjects.option() }),
    ok: ['marie', 'hugo', 'admin'],
    forbidden: ['paul', 'lea', 'support'],
    absent: 'COMPANY_NOT_FOUND',
    foreign: [
      {
        what: 'an option of another company',
        foreign: async () => ({ ...(await ofClairiere()), option_id: await subjects.foreignOption() }),
        absent: async () => ({ ...(await ofClairiere()), option_id: 999_999 }),
        answers: { status: 404, error_reason: 'OPTION_NOT_FOUND' },
      },
    ],
  },
  'templates.getTemplateRun': {
    ...templateRow(async () => ({ ...(await ofClairiere()), run_id: await freshTemplateRun() })),
    foreign: [
      {
        what: 'a run of another company',
        foreign: async () => ({ ...(await ofClairiere()), run_id: await foreignTemplateRun() }),
        absent: async () => ({ ...(await ofClairiere()), run_id: 999_999 }),
        answers: { status: 404, error_reason: 'RESOURCE_NOT_FOUND' },
      },
    ],
  },
  'templates.applyTemplate': onProjects([leftOut({ status: 200, data: [] })]),
  'templates.previewTemplate': onProjects([
    leftOut({ status: 200, data: { receiving: 0, complete: 0, left_out: [], left_out_count: 0 } }),
  ]),
  // Each run has an id of its own: that it counts no project of another company is proven beside it.
  'templates.startTemplateRun': onProjects([]),
}
