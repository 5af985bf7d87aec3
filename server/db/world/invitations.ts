import { ownerInvitationOf, type InvitationCode, type MailEvent } from '@logis/contract/invitations.rules'
import { sql } from 'kysely'
import { storedBody } from '#platform/mail/outbox.ts'
import { invitationMails } from '../../src/invitations/mails.ts'
import type { World } from './world.ts'

const day = 86_400_000
const minute = 60_000

/** A mail that was sent so many days ago, and what became of it: events by the minutes after which they came. */
export type DemoMail = { to: string; days: number; events: [name: MailEvent, minutes: number][]; code?: InvitationCode }

const read: DemoMail['events'] = [
  ['delivered', 1],
  ['opened', 190],
  ['clicks', 191],
]
const fates: DemoMail['events'][] = [
  read,
  [
    ['delivered', 1],
    ['opened', 45],
  ],
  [['delivered', 2]],
  read,
  [
    ['delivered', 1],
    ['softBounces', 30],
  ],
  read,
  [['deferred', 5]],
  [['invalidEmail', 1]],
  [
    ['delivered', 1],
    ['opened', 2900],
  ],
  [['hardBounces', 1]],
  [['blocked', 1]],
  [
    ['delivered', 1],
    ['unsubscribed', 4000],
  ],
  [],
]

const named: Record<string, DemoMail[]> = {
  'Maison Les Lilas': [
    {
      to: 'famille.roux@foyer.example',
      days: 12,
      events: [
        ['deferred', 4],
        ['delivered', 35],
      ],
    },
    { to: 'famille.roux@foyer.example', days: 5, events: read },
  ],
  'Maison Les Érables': [{ to: 'claire@foyer.example', days: 356, events: read }],
  'Pavillon Rénové': [
    { to: 'schmitt@foyer.example', days: 16, events: [['softBounces', 2]] },
    { to: 'schmitt@foyer.example', days: 9, events: [['delivered', 1]] },
  ],
  'Villa Rivale': [{ to: 'secret@rivale.example', days: 30, events: read }],
  'Résidence Les Tilleuls / Appartement A01': [
    { to: 'tom@foyer.example', days: 120, events: read, code: 'INVITE_TENANT_SOCIAL_LANDLORD' },
  ],
  'Résidence Les Tilleuls / Appartement A02': [
    { to: 'nadia.benali@foyer.example', days: 96, events: [['delivered', 1]], code: 'INVITE_TENANT_SOCIAL_LANDLORD' },
  ],
  'Résidence Les Tilleuls / Appartement A07': [
    { to: 'julien.morel@foyer.example', days: 3, events: [['softBounces', 6]], code: 'INVITE_TENANT_SOCIAL_LANDLORD' },
  ],
}

export type Project = {
  id: number
  name: string
  company_id: number
  company_type: Parameters<typeof ownerInvitationOf>[0]
  created_at: string
  email: string | null
}

/** The invitations of the demo world, in every state that a mail may be in. */
export const seedInvitations = async (world: World): Promise<void> => {
  for (const [name, mails] of Object.entries(named)) {
    const project = await findProject(world, world.projects.get(name) ?? 0)
    for (const mail of mails) await seedMail(world, project, mail)
  }
  for (const [index, project] of (await ordinaryProjects(world)).entries()) {
    const days = Math.max(0.2, (Date.now() - Date.parse(project.created_at)) / day - 1 - (index % 4))
    if (index % 4 !== 3)
      await seedMail(world, project, { to: project.email ?? '', days, events: fates[index % fates.length] ?? [] })
  }
  await forgetLinks(world)
}

/** Nobody holds the links of the mails of this world. */
export const forgetLinks = ({ tx }: World) =>
  tx
    .deleteFrom('one_time_tokens')
    .where('kind', '=', 'INVITATION')
    .where(sql<boolean>`payload ? 'residence_id'`)
    .execute()

export const projectsOf = ({ tx }: World) =>
  tx
    .selectFrom('residences as r')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .leftJoin('emails as e', 'e.contact_information_id', 'r.contact_information_id')
    .select(['r.id', 'r.name', 'r.company_id', 'c.type as company_type', 'r.created_at', 'e.email'])
    .where('r.deleted_at', 'is', null)

const findProject = (world: World, id: number): Promise<Project> =>
  projectsOf(world).where('r.id', '=', id).executeTakeFirstOrThrow()

/** The houses and passports that fill the lists. */
const ordinaryProjects = (world: World): Promise<Project[]> =>
  projectsOf(world)
    .where((eb) => eb.or([eb('e.email', 'like', 'client%'), eb('e.email', 'like', 'gaz%')]))
    .orderBy('r.id')
    .execute()

export const senderOf = ({ tx }: World, companyId: number) =>
  tx
    .selectFrom('user_role_companies')
    .select('user_id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .executeTakeFirstOrThrow()

/** Answers the number of the mail. */
export const seedMail = async (
  world: World,
  project: Project,
  { to, days, events, code = ownerInvitationOf(project.company_type) }: DemoMail,
): Promise<number> => {
  const at = Date.now() - days * day
  const recipient = await world.tx
    .selectFrom('users')
    .select(['id', 'locale'])
    .where('username', '=', to)
    .executeTakeFirst()
  const { user_id } = await senderOf(world, project.company_id)
  const mail = {
    channel_code: code,
    recipient: to,
    recipient_user_id: recipient?.id ?? null,
    locale: recipient?.locale ?? ('fr-FR' as const),
    residence_id: project.id,
    company_id: project.company_id,
    sender_user_id: user_id,
  }
  const message = await invitationMails
    .find((template) => template.code === code)
    ?.compose(world.tx, { ...mail, id: 0, facts: {} })
  if (!message) throw new Error(`The demo world cannot write ${code} for ${project.name}`)
  const { id } = await world.tx
    .insertInto('communication_logs')
    .values({
      ...mail,
      subject: message.subject,
      body_html: storedBody(message, mail.locale),
      status: 'SENT',
      created_at: new Date(at),
      sent_at: new Date(at + 2000),
      external_message_id: `<demo-${project.id}-${Math.round(at)}@logis.example>`,
      last_error: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [name, minutes] of events) {
    const time = new Date(Math.min(at + minutes * minute, Date.now()))
    await world.tx
      .insertInto('communication_log_events')
      .values({ log_id: id, name, time, raw: JSON.stringify({ event: name }) })
      .execute()
  }
  await noteSent(world, project.id, user_id, new Date(at))
  return id
}

/** The code of a home is sent once; what comes later changes nothing. */
export const noteSent = async ({ tx }: World, residence_id: number, actor_user_id: number | null, at: Date) => {
  const { numUpdatedRows } = await tx
    .updateTable('residences')
    .set({ credentials_sent_at: at })
    .where('id', '=', residence_id)
    .where('credentials_sent_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    await tx
      .insertInto('residence_states_history')
      .values({ residence_id, state: 'CREDENTIALS_SENT', actor_user_id, created_at: at })
      .execute()
}
