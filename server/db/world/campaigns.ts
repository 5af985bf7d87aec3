import { sql } from 'kysely'
import { forgetLinks, projectsOf, seedMail, senderOf, type DemoMail, type Project } from './invitations.ts'
import { activate, seedPerson } from './residents.ts'
import type { World } from './world.ts'

const day = 86_400_000
/** Days ago: long enough for what came of it to be counted, short enough to be the last. */
const sent = 20
const hours = (count: number) => count * 60

/** What became of the mail of a home, and who has come by it, so many days later. */
type Fate = { events: DemoMail['events']; came?: { after: number; first_name: string } }
const opened = (after: number): DemoMail['events'] => [
  ['delivered', 1],
  ['opened', after],
]
const fates: Fate[] = [
  { events: [...opened(hours(3)), ['clicks', hours(3) + 1]], came: { after: 1.2, first_name: 'Inès' } },
  { events: opened(hours(9)) },
  { events: [['delivered', 1]] },
  { events: [['hardBounces', 1]] },
  { events: [...opened(hours(50)), ['clicks', hours(50) + 2]], came: { after: 2.6, first_name: 'Bastien' } },
  { events: [['delivered', 3]] },
  { events: opened(hours(27)) },
  { events: [['delivered', 1]] },
  {
    events: [
      ['deferred', 5],
      ['delivered', hours(2)],
    ],
  },
  { events: [['blocked', 1]] },
]

/** One campaign of Maisons Clairière: houses that were invited long ago are written to once more. */
export const seedCampaigns = async (world: World): Promise<void> => {
  const company_id = world.companies.get('Maisons Clairière')!
  const homes = await writtenAgain(world, company_id)
  const { user_id } = await senderOf(world, company_id)
  const at = new Date(Date.now() - sent * day)
  const { id: campaign_id } = await world.tx
    .insertInto('campaigns')
    .values({
      company_id,
      user_id,
      sender_user_id: user_id,
      impersonator_user_id: null,
      name: 'Relance de l’automne',
      subject: null,
      note: 'Votre carnet est prêt : plans, notices et garanties de votre maison vous y attendent.',
      stop_reason: null,
      state: 'SENT',
      created_at: new Date(at.getTime() - day / 12),
      updated_at: at,
      started_at: at,
      lined_up_at: at,
      ended_at: new Date(at.getTime() + 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, home] of homes.entries()) await writeTo(world, { campaign_id, position, home })
  await forgetLinks(world)
}

/** Those that an invitation has reached months ago and that nobody has opened since, as many as there are fates. */
const writtenAgain = (world: World, companyId: number): Promise<Project[]> =>
  projectsOf(world)
    .where('r.company_id', '=', companyId)
    .where('e.email', 'like', 'client%')
    .where('r.activation_date', 'is', null)
    .where('r.credentials_sent_at', '<', new Date(Date.now() - 2 * sent * day).toISOString())
    .where(sql<boolean>`f_address_fault(e.email) is null`)
    .orderBy('r.id')
    .limit(fates.length)
    .execute()

const writeTo = async (
  world: World,
  { campaign_id, position, home }: { campaign_id: number; position: number; home: Project },
) => {
  const { events, came } = fates[position]!
  const to = home.email ?? ''
  await world.tx
    .insertInto('campaign_homes')
    .values({ campaign_id, residence_id: home.id, position, state: 'SENT', email: null, reason: null })
    .execute()
  const log_id = await seedMail(world, home, { to, days: sent, events })
  await world.tx.insertInto('campaign_mails').values({ campaign_id, residence_id: home.id, round: 1, log_id }).execute()
  if (!came) return
  const lastName = home.name.replace(/^Maison /, '').replace(/ \d+$/, '')
  const userId = await seedPerson(world, to, came.first_name, lastName)
  await activate(world, home.id, userId, new Date(Date.now() - (sent - came.after) * day), 1)
}
