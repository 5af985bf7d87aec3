import { db } from '#platform/db.ts'
import { address } from '../groups.ts'
import { act, house, ofProject, withoutProvisions, type Ids, type Told } from './act.ts'

const nameOf = async ({ residence_id }: Ids) =>
  (await db.selectFrom('residences').select('name').where('id', '=', residence_id!).executeTakeFirstOrThrow()).name
const emailOf = async ({ residence_id }: Ids) =>
  (
    await db
      .selectFrom('residences as r')
      .innerJoin('emails as e', 'e.contact_information_id', 'r.contact_information_id')
      .where('r.id', '=', residence_id!)
      .select('e.email')
      .executeTakeFirstOrThrow()
  ).email

/** A home found by its name, for the company that it is of. */
const found: Omit<Told, 'cannot' | 'states' | 'acts'> = {
  reads: 'finding.find',
  by: async (client, ids) => client.call('finding.find', { company_id: ids.company_id!, text: await nameOf(ids) }),
}

const anything: Told = {
  ...found,
  cannot: ({ data }) => data.cannot,
  states: { any: house },
  acts: {
    create_project: act('projects.createProject', ({ company_id }) => ({
      company_id,
      type: 'HOUSE',
      name: 'Neuve',
      contact_information: { addresses: [address] },
    })),
  },
}

const first: Told = {
  ...found,
  cannot: ({ data }, { residence_id }) => (data.first?.id === residence_id ? data.first?.cannot : undefined),
  states: { live: house, 'without provisions': withoutProvisions },
  acts: {
    invite: act('invitations.inviteResidence', async (ids) => ({
      ...ofProject(ids),
      email: await emailOf(ids),
    })),
    add_document: act('documents.createFolder', (ids) => ({
      ...ofProject(ids),
      name: `Dossier ${crypto.randomUUID()}`,
    })),
  },
}

export const findingActs: Record<string, Told> = { anything, first }
