import type { EnergyStatus } from '@logis/contract/energies.rules'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { moveIn } from '#platform/testing/people.ts'
import { world } from '#platform/testing/world.ts'
import { ofHouse, withThirdParty } from '../groups.ts'
import { everyone } from '../people.ts'
import type { Row } from '../row.ts'

const others = withThirdParty.filter((person) => person !== 'admin')
const readBy = { ok: ['admin'], forbidden: others } as const
/** An act of the platform, whoever’s the home is: nobody else learns whether it is there. */
const ofAdministrators = { ok: ['admin'], forbidden: everyone.filter((person) => person !== 'admin') } as const

const homeWithOwner = async () => {
  const { residence_id } = await ofHouse()
  await moveIn('claire@foyer.example', residence_id, 'OWNER')
  return { residence_id, user_id: await world.user('claire@foyer.example') }
}
const onSubscription = async () => {
  const home = await homeWithOwner()
  const admin = await as('admin@logis.example')
  const meter = { energy: 'ELECTRICITY', delivery_point: '14411000000002' }
  const { data } = await admin.call('energies.createSubscription', { ...home, ...meter })
  return { residence_id: home.residence_id, subscription_id: data.id as number }
}
/** A fresh request for a meter's data, in a state. */
export const requestIn = async (status: EnergyStatus): Promise<number> => {
  const { subscription_id } = await onSubscription()
  await db.updateTable('energy_subscriptions').set({ status }).where('id', '=', subscription_id).execute()
  return subscription_id
}
const foreign: Row['foreign'] = [
  {
    what: 'a connection of another home',
    foreign: async () => ({ ...(await ofHouse()), subscription_id: (await onSubscription()).subscription_id }),
    absent: async () => ({ ...(await ofHouse()), subscription_id: 999_999_999 }),
    by: 'admin',
    answers: { status: 404, error_reason: 'ENERGY_SUBSCRIPTION_NOT_FOUND' },
  },
]
const readings = [{ date: '2026-11-01', value: 7.5, unit: 'KWH' }]

export const energyRows: Record<string, Row> = {
  'energies.listSubscriptions': { input: ofHouse, ...readBy },
  'energies.createSubscription': {
    input: async () => ({ ...(await homeWithOwner()), energy: 'GAS', delivery_point: '14411000000001' }),
    ...ofAdministrators,
  },
  'energies.editSubscription': {
    input: async () => ({ ...(await onSubscription()), status: 'REVOKED' }),
    ...ofAdministrators,
    foreign: foreign.map((one) => ({
      ...one,
      foreign: async () => ({ ...(await one.foreign()), status: 'REVOKED' }),
      absent: async () => ({ ...(await one.absent()), status: 'REVOKED' }),
    })),
  },
  'energies.deleteSubscription': { input: onSubscription, ...ofAdministrators, foreign },
  'energies.listReadings': { input: onSubscription, ...readBy, foreign },
  'energies.recordReadings': {
    input: async () => ({ ...(await onSubscription()), readings }),
    ...ofAdministrators,
    foreign: foreign.map((one) => ({
      ...one,
      foreign: async () => ({ ...(await one.foreign()), readings }),
      absent: async () => ({ ...(await one.absent()), readings }),
    })),
  },
}
