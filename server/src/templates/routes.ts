import { contract } from '@logis/contract/contract'
import { asCompany, data, mount } from '#platform/routes.ts'
import * as templates from './rules.ts'

const on = mount(contract.templates)

export const templateRoutes = on.router({
  listTemplates: on.listTemplates
    .use(asCompany('read'))
    .handler(({ context: { scope }, input }) => templates.listTemplates(scope, { light: input.light === '1' })),
  applyTemplate: on.applyTemplate
    .use(asCompany('write'))
    .handler(({ context: { scope }, input }) =>
      data(templates.applyTemplate(scope, input.template_id, input.residences)),
    ),
})
