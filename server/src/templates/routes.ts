import { contract } from '@logis/contract/contract'
import { templateFileFields } from '@logis/contract/templates'
import { receiveForm } from '#platform/files/form.ts'
import type { FormFields } from '#platform/files/formFields.ts'
import { companyScope } from '#platform/gate.ts'
import { asCompany, data, mount, nothing, streamed, toRead } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import * as options from './options/rules.ts'
import { templatePolicy } from './policy.ts'
import * as templates from './rules.ts'

const on = mount(contract.templates)
const { edit, set_default } = templatePolicy.needs

export const templateRoutes = on.router({
  listTemplates: on.listTemplates
    .use(asCompany(toRead))
    .handler(({ context: { scope }, input }) => templates.listTemplates(scope, { light: input.light === '1' })),
  applyTemplate: on.applyTemplate
    .use(asCompany(edit))
    .handler(({ context: { scope }, input }) =>
      data(templates.applyTemplate(scope, input.template_id, input.residences)),
    ),
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
      const { file, fields } = await receiveForm(request, 'file', parseDocument)
      return reply.status(201).send(await data(templates.addDocument(scope, template_id, file, fields)))
    },
  ),
]
