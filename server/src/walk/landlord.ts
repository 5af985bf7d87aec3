import { world } from '#platform/testing/world.ts'
import { db } from '#platform/db.ts'
import { subjects } from './subjects.ts'

/** A landlord's homes, fresh ones. */
export const landlord = {
  /** A home of a landlord, which nobody has activated. */
  home: async () => {
    const { residence_id } = await subjects.house()
    const company_id = await subjects.rivages()
    await db.updateTable('residences').set({ company_id }).where('id', '=', residence_id).execute()
    return { company_id, residence_id }
  },
  /** One that somebody rents. */
  rented: async () => {
    const { residence_id } = await landlord.home()
    const user_id = await subjects.passerBy()
    await db.insertInto('residence_users').values({ residence_id, user_id, role_code: 'TENANT' }).execute()
    return { residence_id, user_id }
  },
  /** One that somebody asks to rent. */
  asked: async (by?: number) => {
    const { residence_id } = await landlord.home()
    const asked = { residence_id, user_id: by ?? (await subjects.passerBy()), role_code: 'TENANT' as const }
    const { id } = await db.insertInto('access_requests').values(asked).returning('id').executeTakeFirstOrThrow()
    return { residence_id, request_id: id }
  },
  /** An affiliate of Groupe Horizon that rents, and has no account to own its homes. */
  ownerless: async () => {
    const company_id = await subjects.emptyChild()
    await db.updateTable('companies').set({ type: 'SOCIAL_LANDLORD' }).where('id', '=', company_id).execute()
    return company_id
  },
}

/** The landlord of the demo world, after it has invited one more tenant. */
export const invitedToRivages = async () => {
  const flat = (await world.flats('Résidence Les Tilleuls')).at(-1)!
  const mail = { residence_id: flat.id, channel_code: 'INVITE_TENANT_SOCIAL_LANDLORD', recipient: 'b02@foyer.example' }
  await db
    .insertInto('communication_logs')
    .values({ ...mail, status: 'SENT', sent_at: new Date() })
    .execute()
  return { company_id: await world.company('Habitat Rivages') }
}
