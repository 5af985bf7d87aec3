import { randomUUID } from 'node:crypto'
import { db } from '#platform/db.ts'
import { world } from '#platform/testing/world.ts'
import { subjects } from '../subjects.ts'
import { act, besideList, call, type Ids, type Told } from './act.ts'

const inBuilding = ({ building_id }: Ids) => ({ building_id })
const tilleuls = async (): Promise<Ids> => ({
  building_id: await subjects.tilleuls(),
  flat_id: (await subjects.flat()).id,
})
const withoutProvisions = async (): Promise<Ids> => {
  const ids = await tilleuls()
  await db.deleteFrom('residence_service_provisions').where('residence_id', '=', ids.building_id!).execute()
  return ids
}

/** What is done to all the flats of a building at once, told beside their list. */
const flats: Told = {
  reads: 'flats.listFlats',
  by: call('flats.listFlats', inBuilding),
  cannot: besideList,
  states: { live: tilleuls, 'without provisions': withoutProvisions },
  acts: {
    create_flats: act('flats.createFlats', (ids) => ({ ...inBuilding(ids), flats: [{ name: randomUUID() }] })),
    edit_flats: act('flats.editFlats', (ids) => ({
      ...inBuilding(ids),
      flats: [{ id: ids.flat_id, stairs: randomUUID() }],
    })),
    link_flats: act('contacts.linkFlatsContact', async (ids) => ({
      ...inBuilding(ids),
      contact_id: await subjects.contactOf(await world.company('Habitat Rivages')),
      job_id: await subjects.job(),
    })),
    read_flat_devices: act('devices.listFlatDevices', inBuilding),
    add_flat_devices: act('devices.createFlatDevices', async (ids) => ({
      ...inBuilding(ids),
      product_id: await subjects.product(),
    })),
    invite_flats: act('invitations.startFlatInvitations', (ids) => ({
      ...inBuilding(ids),
      run_key: randomUUID(),
      invitations: [{ residence_id: ids.flat_id, email: 'locataire@foyer.example' }],
    })),
    download_building_credentials: act('invitations.sendFlatsCredentials', ({ building_id }) => ({
      residence_id: building_id,
    })),
  },
}

export const flatActs: Record<string, Told> = { flats }
