import { randomUUID } from 'node:crypto'
import type { ActivityAction, ActivityModel } from '@logis/contract/feed.rules'
import { operationNamed } from '#platform/operations.ts'
import type { World } from './world.ts'

const day = 86_400_000

type Values = Record<string, [old: string | null, now: string | null]>
type DemoEntry = { days: number; by: string | null; act: string; lines: [ActivityAction, ActivityModel, Values][] }

const added = (values: Record<string, string>): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [null, value]]))
const gone = (values: Record<string, string>): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value, null]]))

const upload = (days: number, by: string, name: string, folder: string, labels?: string): DemoEntry => ({
  days,
  by,
  act: 'documents.uploadDocument',
  lines: [['CREATED', 'File', added({ name, folder, ...(labels ? { labels } : {}) })]],
})
const edit = (days: number, by: string | null, model: ActivityModel, act: string, values: Values): DemoEntry => ({
  days,
  by,
  act,
  lines: [['UPDATED', model, values]],
})

const hugo = 'hugo@clairiere.example'
const marie = 'marie@horizon.example'
const paul = 'paul@horizon.example'

const entries: Record<string, DemoEntry[]> = {
  'Maison Les Érables': [
    edit(366, hugo, 'Residence', 'projects.setCommissioningDate', { commissioning_date: [null, '2025-11-20'] }),
    edit(41, marie, 'Residence', 'projects.editProject', { name: ['Maison Erables', 'Maison Les Érables'] }),
    {
      days: 33,
      by: hugo,
      act: 'documents.createFolder',
      lines: [['CREATED', 'ResidenceFolder', added({ name: 'Réception' })]],
    },
    upload(27, hugo, 'Réserves à la réception.pdf', 'Réception'),
    edit(26, hugo, 'ResidenceFolder', 'documents.renameFolder', { name: ['Réception', 'Livraison'] }),
    edit(22, paul, 'Residence', 'projects.editProject', {
      size: ['96', '98'],
      contract_number: ['CL-2025-388', 'CL-2025-0388'],
    }),
    edit(19, marie, 'Address', 'projects.setProjectContact', { phones: [null, '06 12 00 00 00'] }),
    edit(16, hugo, 'File', 'documents.editDocument', { labels: [null, 'Levée des réserves'] }),
    {
      days: 13,
      by: marie,
      act: 'documents.deleteFolder',
      lines: [
        ['DELETED', 'File', gone({ name: 'Réserves à la réception.pdf', folder: 'Livraison' })],
        ['DELETED', 'ResidenceFolder', gone({ name: 'Livraison' })],
      ],
    },
    edit(10, null, 'Residence', 'projects.editProject', { contract_number: ['CL-2025-0338', 'CL-2025-0388'] }),
    upload(7, hugo, 'Facture cuisine.pdf', 'Factures', 'Facture'),
    upload(6, hugo, 'DPE.pdf', 'Études', 'Diagnostic de performance énergétique'),
    upload(5, hugo, 'Plan de masse.pdf', 'Plans'),
    upload(4, hugo, 'Attestation de fin de travaux.pdf', 'Certificats', 'Attestation de fin de travaux'),
    upload(3, hugo, 'Consuel.pdf', 'Consuel'),
    upload(2, marie, 'Livraison.jpg', 'Façade'),
    upload(1, hugo, 'Carnet d’information.pdf', 'Racine', 'Carnet d’information du logement'),
    edit(0.4, marie, 'File', 'documents.moveDocuments', { folder: ['Racine', 'Documents utiles'] }),
    edit(0.3, marie, 'File', 'documents.moveDocuments', { folder: ['Documents utiles', 'Racine'] }),
  ],
  'Maison Les Lilas': [
    edit(48, hugo, 'Residence', 'projects.setCommissioningDate', { commissioning_date: [null, '2026-10-05'] }),
    upload(13, hugo, 'Contrat de construction.pdf', 'Contrats'),
    upload(9, hugo, 'Plan du rez-de-chaussée.pdf', 'Plans'),
    edit(6, marie, 'Residence', 'projects.editProject', { size: ['110', '112'] }),
    upload(1, hugo, 'Livret d’accueil.pdf', 'Racine', 'Carnet d’information du logement'),
  ],
  'Pavillon Rénové': [
    upload(5, 'karim@renovest.example', 'DPE après travaux.pdf', 'Études', 'Diagnostic de performance énergétique'),
  ],
  'Villa Rivale': [upload(4, 'zoe@batir-ouest.example', 'Contrat secret rival.pdf', 'Contrats')],
}

/** The feeds of the demo world: what the named projects lived through, and what every project's own rows tell. */
export const seedFeed = async (world: World): Promise<void> => {
  await seedCreations(world)
  await seedMails(world)
  await seedActivations(world)
  for (const [project, list] of Object.entries(entries)) {
    const residenceId = world.projects.get(project) ?? 0
    for (const { days, by, act, lines } of list) {
      await write(world, {
        residenceId,
        userId: by === null ? null : (world.users.get(by) ?? null),
        at: new Date(Date.now() - days * day),
        act,
        lines,
      })
    }
  }
}

type Written = { residenceId: number; userId: number | null; at: Date | string; act: string; lines: DemoEntry['lines'] }

const write = async ({ tx }: World, { residenceId, userId, at, act, lines }: Written) => {
  const { method, path } = operationNamed(act)
  const staff =
    userId === null
      ? undefined
      : await tx.selectFrom('user_role_companies').select('company_id').where('user_id', '=', userId).executeTakeFirst()
  const { id } = await tx
    .insertInto('activity_entries')
    .values({
      residence_id: residenceId,
      actor_user_id: userId,
      impersonator_user_id: null,
      actor_company_id: staff?.company_id ?? null,
      context_http: `${method} ${path}`,
      context_http_name: act,
      request_id: randomUUID(),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const logs = lines.map(([action, model_name, values]) => ({
    entry_id: id,
    action,
    model_name,
    model_id: null,
    pretty_log: JSON.stringify(
      Object.entries(values).map(([attribute_name, [old_value, value]]) => ({ attribute_name, old_value, value })),
    ),
  }))
  await tx.insertInto('activity_logs').values(logs).execute()
}

const seedCreations = async (world: World) => {
  const projects = await world.tx
    .selectFrom('residences')
    .select(['id', 'name', 'type', 'company_id', 'created_at'])
    .execute()
  const staff = await world.tx
    .selectFrom('user_role_companies')
    .select(['company_id', 'user_id'])
    .orderBy('id', 'desc')
    .execute()
  const hands = new Map(staff.map(({ company_id, user_id }) => [company_id, user_id]))
  for (const { id, name, type, company_id, created_at } of projects) {
    const userId = hands.get(company_id) ?? null
    await write(world, {
      residenceId: id,
      userId,
      at: created_at,
      act: 'projects.createProject',
      lines: [['CREATED', 'Residence', added({ name, type })]],
    })
  }
}

const seedMails = async (world: World) => {
  const mails = await world.tx
    .selectFrom('communication_logs')
    .select(['residence_id', 'sender_user_id', 'recipient', 'subject', 'created_at'])
    .execute()
  for (const { residence_id, sender_user_id, recipient, subject, created_at } of mails) {
    const values = added({ email: recipient, subject: subject ?? '' })
    await write(world, {
      residenceId: residence_id ?? 0,
      userId: sender_user_id,
      at: created_at,
      act: 'invitations.inviteOwner',
      lines: [['CREATED', 'Email', values]],
    })
  }
}

const seedActivations = async (world: World) => {
  const homes = await world.tx
    .selectFrom('residences as r')
    .innerJoin('users as u', 'u.id', 'r.activated_by_user_id')
    .select(['r.id', 'r.activation_date', 'u.id as user_id', 'u.first_name', 'u.last_name'])
    .where('r.activation_date', 'is not', null)
    .execute()
  for (const { id, activation_date, user_id, first_name, last_name } of homes) {
    const at = activation_date ?? ''
    const values = added({ activation_date: at, owner: [first_name, last_name].filter(Boolean).join(' ') })
    await write(world, {
      residenceId: id,
      userId: user_id,
      at,
      act: 'residents.activateByCode',
      lines: [['UPDATED', 'ResidenceActivationCode', values]],
    })
  }
}
