import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { db } from './db.ts'
import { as, type Answer } from './testing/client.ts'
import { meanwhile } from './testing/meanwhile.ts'
import { newColleague } from './testing/people.ts'
import { world } from './testing/world.ts'

test('support is shown every act closed that it would be refused', async () => {
  const support = await as('support@logis.example')
  const company_id = await world.company('Maisons Clairière')
  const projects = await support.call('projects.listProjects', { company_id })
  expect(projects.data[0].cannot).toEqual({ cancel: 'FORBIDDEN' })
  const templates = await support.call('templates.listTemplates', { company_id })
  expect(templates.data[0].cannot).toEqual({ edit: 'FORBIDDEN', set_default: 'FORBIDDEN' })
})

test('whoever disables an account that writes on a project at this moment comes after what it writes; nobody waits for the other', async () => {
  const { user_id, client } = await newColleague('Maisons Clairière')
  // Of an administrator the company is held while they are disabled, and what they write names it.
  await db.updateTable('user_role_companies').set({ role: 'COMPANY_ADMIN' }).where('user_id', '=', user_id).execute()
  const residence_id = await world.project('Maison Les Lilas')
  const [who, admin] = [await client(), await as('admin@logis.example')]
  const order: string[] = []
  const noting = async (what: string, answer: Promise<Answer>) => {
    const { status } = await answer
    order.push(`${what} ${status}`)
  }
  let disabling = Promise.resolve()
  await meanwhile(
    ({ run }) =>
      run(
        'select from contact_informations where id = (select contact_information_id from residences where id = $1) for update',
        [residence_id],
      ),
    async () =>
      noting(
        'written',
        who.call('projects.setProjectContact', {
          company_id: await world.company('Maisons Clairière'),
          residence_id,
          addresses: [{ street_number: '1', street_name: 'Rue Neuve', zip_code: '44000', city: 'Nantes' }],
          phones: [],
        }),
      ),
    async () => {
      disabling = noting('disabled', admin.call('people.disablePerson', { user_id }))
      await pause(1000)
    },
  )
  await disabling
  expect(order).toEqual(['written 200', 'disabled 200'])
})
