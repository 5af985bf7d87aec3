import { expect, test } from 'vitest'
import { as } from './testing/client.ts'
import { world } from './testing/world.ts'

test('support is shown every act closed that it would be refused', async () => {
  const support = await as('support@logis.example')
  const company_id = await world.company('Maisons Clairière')
  const projects = await support.call('projects.listProjects', { company_id })
  expect(projects.data[0].cannot).toEqual({ cancel: 'FORBIDDEN' })
  const templates = await support.call('templates.listTemplates', { company_id })
  expect(templates.data[0].cannot).toEqual({ edit: 'FORBIDDEN', set_default: 'FORBIDDEN' })
})
