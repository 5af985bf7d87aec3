import { ownerInvitationOf } from '@logis/contract/invitations.rules'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { moveIn } from '#platform/testing/people.ts'
import { people } from '../people.ts'
import { aPhoto } from '../rows/pictures.ts'
import { aStudy, materialOf, wallOf } from '../rows/studies.ts'
import { subjects } from '../subjects.ts'
import {
  act,
  besideList,
  call,
  cancelled,
  homes,
  house,
  ofProject,
  own,
  passport,
  uploading,
  withoutProvisions,
  type Ids,
  type Told,
} from './act.ts'
import { landlordHomes } from './tenants.ts'

const emailOf = async ({ residence_id }: Ids) => {
  const row = await db
    .selectFrom('residences as r')
    .innerJoin('emails as e', 'e.contact_information_id', 'r.contact_information_id')
    .where('r.id', '=', residence_id!)
    .select('e.email')
    .executeTakeFirst()
  return row?.email ?? 'personne@foyer.example'
}
const ownerInvitationTo = async ({ residence_id }: Ids) => {
  const { type } = await db
    .selectFrom('residences as r')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .where('r.id', '=', residence_id!)
    .select('c.type')
    .executeTakeFirstOrThrow()
  return ownerInvitationOf(type)
}
const templateOf = async ({ company_id }: Ids) =>
  company_id === (await subjects.company()) ? subjects.template() : subjects.templateOf(company_id!)
const addingPhoto = uploading('pictures.addPictures', (client, ids) =>
  client.upload('pictures.addPictures', ofProject(ids), {}, [aPhoto]),
)
const project: Told = {
  reads: 'projects.getProject',
  by: call('projects.getProject', ofProject),
  cannot: ({ data }) => data.cannot,
  states: { ...homes, ...landlordHomes },
  acts: {
    edit: act('projects.editProject', async (ids, person) => ({
      ...(await own(ids, person)),
      name: 'Autre',
      contract_number: null,
    })),
    set_commissioning_date: act('projects.setCommissioningDate', (ids) => ({
      ...ofProject(ids),
      commissioning_date: '2026-01-01',
    })),
    see_code: act('projects.getProject', ofProject, {
      happened: ({ data }) => /^[^*•]+$/.test(data.residence_code ?? '*'),
    }),
    see_readers: act('projects.listReaders', ofProject),
    download_credentials: act('invitations.downloadCredentials', ofProject),
    cancel: act('projects.cancelProject', own),
    restore: act('projects.restoreProject', (ids) => ({ ...ofProject(ids), with_flats: false })),
    // The owner: the call without a channel invites a landlord's tenant.
    invite: act('invitations.inviteOwner', async (ids, person) => ({
      ...(await own(ids, person)),
      communication_channel_code: await ownerInvitationTo(ids),
      email: await emailOf(ids),
    })),
    invite_tenant: act('invitations.inviteOwner', async (ids, person) => ({
      ...(await own(ids, person)),
      communication_channel_code: 'INVITE_TENANT_SOCIAL_LANDLORD',
      email: `${crypto.randomUUID()}@foyer.example`,
      tenant_context: true,
    })),
    activate: act('tenants.activateForCompany', own, { repeats: 'RESIDENCE_ALREADY_ACTIVATED' }),
    renew_code: act('invitations.renewCode', ofProject),
    change_pictures: addingPhoto,
    apply_template: act(
      'templates.applyTemplate',
      async (ids, person) => ({
        company_id: (await own(ids, person)).company_id,
        template_id: await templateOf(ids),
        residences: [ids.residence_id],
      }),
      { happened: ({ data }) => data.length === 1 },
    ),
  },
}

const projectRow: Told = {
  reads: 'projects.listProjects',
  by: async (client, ids, person) => {
    const { name, deleted_at } = await db
      .selectFrom('residences')
      .select(['name', 'deleted_at'])
      .where('id', '=', ids.residence_id!)
      .executeTakeFirstOrThrow()
    const { company_id } = await own(ids, person)
    const search = { name, ...(deleted_at && { deleted: '1' }), ...(person === 'nora' && { third_parties: '1' }) }
    return client.call('projects.listProjects', { company_id, search })
  },
  cannot: ({ data }, { residence_id }) => data.find(({ id }: { id: number }) => id === residence_id)?.cannot,
  states: { live: house, cancelled, 'a passport': passport },
  acts: { cancel: project.acts.cancel! },
}

const inFolder = async (): Promise<Ids> => {
  const ids = await house()
  return { ...ids, folder_id: await subjects.folder(ids.residence_id!) }
}
const inCancelledFolder = async () => {
  const ids = await inFolder()
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', ids.residence_id!).execute()
  return ids
}
const inDefaultFolder = async () => {
  const ids = await house()
  const { folder_id } = await filed(ids)
  return { ...ids, folder_id: folder_id! }
}
/** A document in the folder of the plans, which is made real by it. */
const filed = async ({ residence_id }: Ids): Promise<Ids> => {
  const admin = await as('admin@logis.example')
  const { data } = await admin.call('documents.createFolder', { residence_id, name: 'Plans' })
  await subjects.document(residence_id!, { folder_id: String(data.id) })
  return { folder_id: data.id }
}
const ofFolder = ({ folder_id }: Ids) => ({ folder_id })

const tree: Told = {
  reads: 'documents.listDocuments',
  by: call('documents.listDocuments', own),
  cannot: ({ data }) => data.cannot,
  states: { live: house, cancelled, 'without provisions': withoutProvisions },
  acts: {
    write: act('documents.createFolder', (ids) => ({ ...ofProject(ids), name: `Dossier ${crypto.randomUUID()}` })),
  },
}
const pictures: Told = {
  reads: 'pictures.listPictures',
  by: call('pictures.listPictures', ofProject),
  cannot: ({ data }) => data.cannot,
  states: { ...homes, 'of an owner': async () => ofClaire() },
  acts: { change_pictures: addingPhoto },
}
const folder: Told = {
  reads: 'documents.listDocuments',
  by: call('documents.listDocuments', own),
  cannot: ({ data }, { folder_id }) => data.folders.find(({ id }: { id: number }) => id === folder_id)?.cannot,
  states: { live: inFolder, cancelled: inCancelledFolder, 'a default one': inDefaultFolder },
  acts: {
    rename: act('documents.renameFolder', (ids) => ({ ...ofFolder(ids), name: `Dossier ${crypto.randomUUID()}` })),
    remove: act('documents.deleteFolder', ofFolder),
  },
}

/** A house that Claire owns. */
const ofClaire = async (): Promise<Ids> => {
  const ids = await house()
  await moveIn(people.claire, ids.residence_id!, 'OWNER')
  return ids
}
/** A house where Claire is a tenant. */
const rentedByClaire = async (): Promise<Ids> => {
  const ids = await house()
  await moveIn(people.claire, ids.residence_id!, 'TENANT')
  return ids
}
const newDevice = async (ids: Ids) => ({ ...ofProject(ids), product_id: await subjects.product() })
const withDevice = (place: () => Promise<Ids>) => async (): Promise<Ids> => {
  const ids = await place()
  const device_id = await subjects.device(ids.residence_id!, '2025-01-15')
  return { ...ids, device_id, task_id: await subjects.deviceTask(device_id) }
}
const withDeviceThen = (patch: object) => async () => {
  const ids = await withDevice(house)()
  await db.updateTable('residences').set(patch).where('id', '=', ids.residence_id!).execute()
  return ids
}
const devices: Told = {
  reads: 'devices.listDevices',
  by: call('devices.listDevices', ofProject),
  cannot: besideList,
  states: { ...homes, 'of an owner': ofClaire },
  acts: { write: act('devices.createDevice', newDevice), add: act('devices.createDevice', newDevice) },
}
const device: Told = {
  reads: 'devices.getDevice',
  by: call('devices.getDevice', ({ device_id }) => ({ device_id })),
  cannot: ({ data }) => data.cannot,
  states: {
    live: withDevice(house),
    cancelled: withDeviceThen({ deleted_at: new Date() }),
    'of an owner': withDevice(ofClaire),
    'of a tenant': withDevice(rentedByClaire),
  },
  acts: {
    write: act('devices.editDevice', ({ device_id }) => ({ device_id, note: 'Vu.' })),
    complete_task: act('devices.completeTask', ({ device_id, task_id }) => ({ device_id, task_id })),
  },
}

const studied = async (): Promise<Ids> => {
  const ids = await house()
  await (await as('admin@logis.example')).upload('studies.attachStudy', ofProject(ids), {}, [aStudy])
  return ids
}
const studiedThenCancelled = async () => {
  const ids = await studied()
  await db.updateTable('residences').set({ deleted_at: new Date() }).where('id', '=', ids.residence_id!).execute()
  return ids
}
const study: Told = {
  reads: 'studies.getThermalStudy',
  by: call('studies.getThermalStudy', ofProject),
  cannot: besideList,
  states: { ...homes, studied, 'studied and cancelled': studiedThenCancelled, 'of an owner': ofClaire },
  acts: {
    attach: uploading('studies.attachStudy', (client, ids) =>
      client.upload('studies.attachStudy', ofProject(ids), {}, [aStudy]),
    ),
    remove: act('studies.removeStudy', ofProject),
    import: act('studies.importWalls', async (ids) => ({ ...ofProject(ids), walls: wallOf(await materialOf()) })),
  },
}

export const projectActs: Record<string, Told> = { project, projectRow, tree, pictures, folder, devices, device, study }
