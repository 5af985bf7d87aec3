import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { subjects } from './subjects.ts'

type Place = { company_id: number; template_id: number }

/** A device that a template holds. */
export const freshTemplateDevice = async (place: Place): Promise<number> => {
  const hugo = await as('hugo@clairiere.example')
  const { data } = await hugo.call('templates.addTemplateDevice', { ...place, product_id: await subjects.product() })
  return data.devices[0].id
}

/** A contact that a template holds. */
export const freshTemplateContact = async (place: Place): Promise<number> => {
  const hugo = await as('hugo@clairiere.example')
  const link = { contact_id: await subjects.contact(), job_id: await subjects.job() }
  const { data } = await hugo.call('templates.addTemplateContact', { ...place, ...link })
  return data.contacts[0].id
}

/** A run through the projects of Maisons Clairière. */
export const freshTemplateRun = async (): Promise<number> => {
  const hugo = await as('hugo@clairiere.example')
  const residences = [(await subjects.house()).residence_id]
  const place = { company_id: await subjects.company(), template_id: await subjects.template() }
  return (await hugo.call('templates.startTemplateRun', { ...place, residences })).data.id
}

export const foreignTemplateRun = async (): Promise<number> => {
  const { user_id } = await db
    .selectFrom('user_role_companies')
    .select('user_id')
    .where('company_id', '=', await subjects.rival())
    .executeTakeFirstOrThrow()
  const run = { company_id: await subjects.rival(), template_name: 'Ailleurs', user_id, project_ids: [] }
  return (await db.insertInto('template_runs').values(run).returning('id').executeTakeFirstOrThrow()).id
}
