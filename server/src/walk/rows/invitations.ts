import { randomUUID } from 'node:crypto'
import { as } from '#platform/testing/client.ts'
import { cannotWrite, ofHouse, readers, writers } from '../groups.ts'
import { landlord } from '../landlord.ts'
import { everyone, people, type Person } from '../people.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'
import { world } from '#platform/testing/world.ts'

/** Who reads a home without handing it over. */
const codeMasked = { lea: '403 RESIDENCE_CODE_MASKED', support: '403 RESIDENCE_CODE_MASKED' }

const ofTilleuls = async () => ({ building_id: await subjects.tilleuls() })
/** Staff of the landlord whose building it is, and of the group above it. */
const inviters = { ok: ['marie', 'paul', 'samira', 'admin'] as Person[], forbidden: cannotWrite }
const oneFlat = async () => ({ residence_id: (await subjects.flat()).id, email: 'locataire@foyer.example' })
const freshRun = async () => {
  const marie = await as('marie@horizon.example')
  const input = { ...(await ofTilleuls()), run_key: randomUUID(), invitations: [await oneFlat()] }
  return (await marie.call('invitations.startFlatInvitations', input)).data.id as number
}

export const invitationRows: Record<string, Row> = {
  'invitations.inviteOwner': {
    input: async () => {
      const { company_id, residence_id, email } = await subjects.house()
      return { company_id, residence_id, email, communication_channel_code: 'INVITE_OWNER_RESIDENCE_BUILDER' }
    },
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
  },
  'invitations.inviteResidence': {
    input: async () => {
      const { residence_id, email } = await subjects.house()
      return { residence_id, email }
    },
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
  },
  'invitations.previewInvitation': {
    input: async () => {
      const { company_id, residence_id } = await subjects.house()
      return { company_id, residence_id, communication_channel_code: 'INVITE_OWNER_RESIDENCE_BUILDER' }
    },
    ok: writers,
    forbidden: [...cannotWrite, 'nora'],
  },
  'invitations.listMailLogs': { input: ofHouse, ok: readers },
  'invitations.downloadCredentials': { input: ofHouse, ok: writers, forbidden: ['nora'], told: codeMasked },
  'invitations.downloadBuildingCredentials': {
    input: async () => ({ residence_id: await world.project('Résidence Les Tilleuls') }),
    ok: ['marie', 'paul', 'samira', 'admin'],
    told: codeMasked,
  },
  'invitations.sendFlatsCredentials': {
    input: async () => ({ residence_id: await world.project('Résidence Les Tilleuls') }),
    ok: ['marie', 'paul', 'samira', 'admin'],
    told: codeMasked,
  },
  'invitations.previewFlatInvitations': { input: ofTilleuls, ...inviters },
  'invitations.startFlatInvitations': {
    input: async () => ({ ...(await ofTilleuls()), run_key: randomUUID(), invitations: [await oneFlat()] }),
    ...inviters,
  },
  'invitations.getFlatInvitations': {
    input: async () => ({ ...(await ofTilleuls()), run_id: await freshRun() }),
    ...inviters,
  },
  'invitations.renewCode': {
    input: ofHouse,
    ok: ['marie', 'hugo', 'admin'],
    forbidden: ['paul', ...cannotWrite, 'nora'],
  },
  'invitations.sendCode': { input: async () => ({ residence_id: await subjects.erables() }), ok: everyone },
  'invitations.receiveMailEvents': {
    input: async () => ({ event: 'delivered', 'message-id': 'x', email: 'a@b.example' }),
    ok: [],
    others: { status: 401, error_reason: 'WEBHOOK_UNAUTHORIZED' },
  },

  'feed.listActivity': { input: ofHouse, ok: readers },
  'feed.listActors': { input: ofHouse, ok: readers },
}

const freshCode = async () => ({ activation_code: await subjects.freshCode() })

const claireAsked = async () => {
  const user_id = await subjects.claire()
  return { user_id, access_request_id: (await landlord.asked(user_id)).request_id }
}

export const residentRows: Record<string, Row> = {
  'residents.activateByCode': { input: freshCode, ok: everyone },
  'residents.activateHome': {
    input: async () => ({ ...(await freshCode()), user_id: await subjects.claire() }),
    ok: ['claire'],
    forbidden: ['admin'],
    absent: 'USER_NOT_FOUND',
  },
  'residents.requestAccess': {
    input: async () => ({ residence_code: await subjects.freshCode(), role: 'TENANT' }),
    ok: everyone,
  },
  'residents.listOwnRequests': {
    input: async () => ({ user_id: await world.user(people.claire) }),
    ok: ['claire', 'admin'],
    absent: 'USER_NOT_FOUND',
  },
  'residents.withdrawRequest': {
    input: claireAsked,
    ok: ['claire'],
    forbidden: ['admin'],
    absent: 'USER_NOT_FOUND',
    foreign: [
      {
        what: 'a request of somebody else',
        by: 'claire',
        foreign: async () => ({ ...(await claireAsked()), access_request_id: (await landlord.asked()).request_id }),
        absent: async () => ({ ...(await claireAsked()), access_request_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'ACCESS_REQUEST_NOT_FOUND' },
      },
    ],
  },
  'residents.listHomes': {
    input: async () => ({ user_id: await world.user(people.claire) }),
    ok: ['claire', 'admin'],
    absent: 'USER_NOT_FOUND',
  },
  'residents.getHome': {
    input: async () => ({ user_id: await world.user(people.claire), residence_id: await subjects.erables() }),
    ok: ['claire', 'admin'],
    absent: 'USER_NOT_FOUND',
    foreign: [
      {
        what: 'a home of somebody else',
        by: 'claire',
        foreign: async () => ({ user_id: await subjects.claire(), residence_id: await subjects.villa() }),
        absent: async () => ({ user_id: await subjects.claire(), residence_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'RESIDENCE_NOT_FOUND' },
      },
    ],
  },
}
