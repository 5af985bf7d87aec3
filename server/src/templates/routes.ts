import { contract } from '@logis/contract/contract'
import { templateFileFields } from '@logis/contract/templates'
import { receiveForm } from '#platform/files/form.ts'
import type { FormFields } from '#platform/files/formFields.ts'
import { companyScope } from '#platform/gate.ts'
import { asCompany, data, mount, nothing, streamed, toRead } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import * as applying from './applying/rules.ts'
import * as options from './options/rules.ts'
import { templatePolicy } from './policy.ts'
import * as previewing from './preview/rules.ts'
import * as templates from './rules.ts'
import * as runs from './runs/rules.ts'

const on = mount(contract.templates)
const { edit, set_default } = templatePolicy.needs

export const templateRoutes = on.router({
  listTemplates: on.listTemplates
    .use(asCompany(toRead))
    .handler(({ context: { scope }, input }) => templates.listTemplates(scope, { light: input.light === '1' })),
  applyTemplate: on.applyTemplate
    .use(asCompany(edit))
    .handler(({ context: { scope }, input }) =>
      data(applying.applyTemplate(scope, input.template_id, input.residences)),
    ),
  previewTemplate: on.previewTemplate
    .use(asCompany(edit))
    .handler(({ context: { scope }, input }) =>
      data(previewing.previewTemplate(scope, input.template_id, input.residences)),
    ),
  startTemplateRun: on.startTemplateRun
    .use(asCompany(edit))
    .handler(({ context: { scope }, input }) => data(runs.startRun(scope, input.template_id, input.residences))),
  getTemplateRun: on.getTemplateRun
    .use(asCompany(edit))
    .handler(({ context: { scope }, input }) => data(runs.getRun(scope, input.run_id))),
  createTemplate: on.createTemplate
    .use(asCompany(edit))
    .handler(({ context: { scope }, input }) => data(templates.createTemplate(scope, input.name))),
  renameTemplate: on.renameTemplate
    .use(asCompany(edit))
    .handler(({ context: { scope }, input }) => data(templates.renameTemplate(scope, input.template_id, input.name))),
  deleteTemplate: on.deleteTemplate
    .use(asCompany(edit))
    .handler(({ context: { scope }, input }) => nothing(templates.deleteTemplate(scope, input.template_id))),
  addTemplateDocument: on.addTemplateDocument.handler(streamed),
  removeTemplateDocument: on.removeTemplateDocument
    .use(asCompany(edit))
    .handler(({ context: { scope }, input }) =>
      nothing(templates.removeDocument(scope, input.template_id, input.document_id)),
    ),
  addTemplateDevice: on.addTemplateDevice
    .use(asCompany(edit))
    .handler(({ context: { scope }, input: { template_id, company_id: _of, ...device } }) =>
      data(templates.addDevice(scope, template_id, device)),
    ),
  editTemplateDevice: on.editTemplateDevice
    .use(asCompany(edit))
    .handler(({ context: { scope }, input: { template_id, entry_id, company_id: _of, ...fields } }) =>
      data(templates.editDevice(scope, template_id, entry_id, fields)),
    ),
  removeTemplateDevice: on.removeTemplateDevice
    .use(asCompany(edit))
    .handler(({ context: { scope }, input }) =>
      nothing(templates.removeDevice(scope, input.template_id, input.entry_id)),
    ),
  addTemplateContact: on.addTemplateContact
    .use(asCompany(edit))
    .handler(({ context: { scope }, input }) => data(templates.addContact(scope, input.template_id, input))),
  removeTemplateContact: on.removeTemplateContact
    .use(asCompany(edit))
    .handler(({ context: { scope }, input }) =>
      nothing(templates.removeContact(scope, input.template_id, input.entry_id)),
    ),
  listOptions: on.listOptions
    .use(asCompany(toRead))
    .handler(({ context: { scope } }) => data(options.listOptions(scope))),
  addOption: on.addOption
    .use(asCompany(set_default))
    .handler(({ context: { scope }, input }) => data(options.addOption(scope, input))),
  deleteOption: on.deleteOption
    .use(asCompany(set_default))
    .handler(({ context: { scope }, input }) => nothing(options.deleteOption(scope, input.option_id))),
})

const parseDocument = (fields: FormFields, fileName: string): templates.TemplateFile => {
  const { name, folder_code = null } = templateFileFields.parse({ name: fileName, ...fields })
  return { name, folder_code }
}

export const templateStreams: StreamRoute[] = [
  streamRoute<{ company_id: number; template_id: number }>(
    'templates.addTemplateDocument',
    async (call, { company_id, template_id }, request, reply) => {
      const scope = await companyScope(call, company_id, edit)
      const { file, fields } = await receiveForm(request, parseDocument)
      return reply.status(201).send(await data(templates.addDocument(scope, template_id, file, fields)))
    },
  ),
]
