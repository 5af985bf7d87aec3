import { noteSent } from './invitations.ts'
import type { World } from './world.ts'

const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)
const flat = (number: string) => `Résidence Les Tilleuls / Appartement ${number}`

type Role = 'OWNER' | 'TENANT'
type DemoActivation = { project: string; by: string; days: number; lastVisit?: number }

const activations: DemoActivation[] = [
  { project: 'Maison Les Érables', by: 'claire@foyer.example', days: 354, lastVisit: 2 },
  ...['A01', 'A02', 'A03', 'A04', 'A05'].map((number) => ({
    project: flat(number),
    by: 'patrimoine@rivages.example',
    days: 150,
  })),
]

/** Residents who only live in the landlord's flats; nobody signs in as them. */
const neighbours: [username: string, first_name: string, last_name: string][] = [
  ['nadia.benali@foyer.example', 'Nadia', 'Benali'],
  ['julien.morel@foyer.example', 'Julien', 'Morel'],
  ['fatou.sow@foyer.example', 'Fatou', 'Sow'],
  ['malik.cherif@foyer.example', 'Malik', 'Chérif'],
  ['sophie.petit@foyer.example', 'Sophie', 'Petit'],
]

const tenants: { project: string; who: string; days: number; lastVisit?: number }[] = [
  { project: flat('A01'), who: 'tom@foyer.example', days: 118, lastVisit: 1 },
  { project: flat('A02'), who: 'nadia.benali@foyer.example', days: 95, lastVisit: 12 },
  { project: flat('A03'), who: 'julien.morel@foyer.example', days: 60 },
]

const requests: {
  project: string
  who: string
  role: Role
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED'
  days: number
}[] = [
  // Who was let in by an invitation has such a one too: it has had its use once they leave.
  { project: flat('A01'), who: 'tom@foyer.example', role: 'TENANT', status: 'ACCEPTED', days: 118 },
  { project: flat('A02'), who: 'nadia.benali@foyer.example', role: 'TENANT', status: 'ACCEPTED', days: 95 },
  { project: flat('A03'), who: 'julien.morel@foyer.example', role: 'TENANT', status: 'ACCEPTED', days: 60 },
  { project: flat('A03'), who: 'fatou.sow@foyer.example', role: 'TENANT', status: 'PENDING', days: 4 },
  { project: flat('A04'), who: 'malik.cherif@foyer.example', role: 'TENANT', status: 'PENDING', days: 2 },
  { project: flat('A05'), who: 'malik.cherif@foyer.example', role: 'TENANT', status: 'REJECTED', days: 20 },
  { project: flat('A06'), who: 'sophie.petit@foyer.example', role: 'TENANT', status: 'PENDING', days: 1 },
]

/** Who lives where, who asks to, and the homes that their owners have activated. */
export const seedResidents = async (world: World): Promise<void> => {
  for (const [username, first_name, last_name] of neighbours) await seedPerson(world, username, first_name, last_name)
  for (const { project, by, days, lastVisit } of activations)
    await activate(world, idOf(world, project), userOf(world, by), daysAgo(days), lastVisit)
  for (const { project, who, days, lastVisit } of tenants)
    await link(world, idOf(world, project), userOf(world, who), 'TENANT', daysAgo(days), lastVisit)
  for (const { project, who, role: role_code, status, days } of requests) {
    const decided_at = status === 'PENDING' ? null : daysAgo(days - 0.5)
    const decided_by_user_id = status === 'PENDING' ? null : userOf(world, 'samira@rivages.example')
    const asked = {
      residence_id: idOf(world, project),
      user_id: userOf(world, who),
      role_code,
      status,
      created_at: daysAgo(days),
    }
    await world.tx
      .insertInto('access_requests')
      .values({ ...asked, decided_at, decided_by_user_id })
      .execute()
  }
  await activateOrdinary(world)
}

const idOf = ({ projects }: World, name: string) => projects.get(name) ?? missing(name)
const userOf = ({ users }: World, username: string) => users.get(username) ?? missing(username)
const missing = (what: string): never => {
  throw new Error(`The demo world has no ${what}`)
}

/** One with an account, who has accepted the terms. Answers their number. */
export const seedPerson = async (
  { tx, users }: World,
  username: string,
  first_name: string,
  last_name: string,
): Promise<number> => {
  const { id } = await tx
    .insertInto('users')
    .values({ username, email: username, first_name, last_name, email_validated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: terms_version_id } = await tx
    .selectFrom('terms_versions')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await tx.insertInto('user_terms_acceptances').values({ user_id: id, terms_version_id }).execute()
  users.set(username, id)
  return id
}

const link = (
  { tx }: World,
  residence_id: number,
  user_id: number,
  role_code: Role,
  created_at: Date,
  lastVisit?: number,
) =>
  tx
    .insertInto('residence_users')
    .values({
      residence_id,
      user_id,
      role_code,
      created_at,
      last_connection_at: lastVisit === undefined ? null : daysAgo(lastVisit),
    })
    .execute()

/** Whoever comes owns the home from then on. */
export const activate = async (world: World, id: number, userId: number, at: Date, lastVisit?: number) => {
  // Nobody activates a home without its code: without an invitation its sheet was handed over two days before.
  await noteSent(world, id, null, new Date(at.getTime() - 2 * day))
  await world.tx
    .updateTable('residences')
    .set({ activation_date: at, activated_by_user_id: userId })
    .where('id', '=', id)
    .execute()
  await world.tx
    .insertInto('residence_states_history')
    .values({ residence_id: id, state: 'ACTIVATED', actor_user_id: userId, created_at: at })
    .execute()
  await link(world, id, userId, 'OWNER', at, lastVisit)
}

const firstNames = [
  'Camille',
  'Thomas',
  'Élodie',
  'Nicolas',
  'Aurélie',
  'Mathieu',
  'Sandrine',
  'Olivier',
  'Julie',
  'Vincent',
]

/** Every other owner who opened an invitation to an ordinary house has activated it, two days later. */
const activateOrdinary = async (world: World) => {
  const opened = await world.tx
    .selectFrom('communication_logs as l')
    .innerJoin('residences as r', 'r.id', 'l.residence_id')
    .select(['r.id', 'r.name', 'l.recipient', 'l.created_at'])
    .where('l.recipient', 'like', 'client%')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('communication_log_events as e')
          .select('e.id')
          .whereRef('e.log_id', '=', 'l.id')
          .where('e.name', '=', 'opened'),
      ),
    )
    .orderBy('r.id')
    .execute()
  for (const [index, { id, name, recipient, created_at }] of opened.entries()) {
    const at = Math.min(Date.parse(created_at) + 2 * day, Date.now() - day / 24)
    if (index % 2 === 1) continue
    const lastName = name.replace(/^Maison /, '').replace(/ \d+$/, '')
    const userId = await seedPerson(world, recipient, firstNames[index % firstNames.length] ?? '', lastName)
    await activate(world, id, userId, new Date(at), index % 3 === 0 ? index / 2 : undefined)
  }
}
