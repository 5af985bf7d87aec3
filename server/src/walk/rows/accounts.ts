import { everyone, people } from '../people.ts'
import { linkToNobody } from '../colleagues.ts'
import { mailedToken } from '../mailed.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'
import { makeTotp, noTotp, pendingTotp } from '#platform/testing/factors.ts'
import { pendingPasskey, putPasskey, unknownPasskey } from '#platform/testing/passkeys.ts'
import { world } from '#platform/testing/world.ts'

const ofClaire = async () => ({ user_id: await subjects.claire() })
/** Claire about Claire, and an administrator; to everybody else she does not exist. */
const herself = { ok: ['claire', 'admin'], absent: 'USER_NOT_FOUND' } as const satisfies Partial<Row>
/** Claire alone: not even an administrator in her place. */
const onlyHerself = { ok: ['claire'], forbidden: ['admin'], absent: 'USER_NOT_FOUND' } as const satisfies Partial<Row>
const anyone = { ok: everyone } as const satisfies Partial<Row>

export const accountRows: Record<string, Row> = {
  'accounts.signIn': {
    input: async () => ({ username: people.hugo, password: 'Logement2026', scope: 'partner' }),
    ...anyone,
  },
  'accounts.signInByHeader': {
    input: async () => ({}),
    ok: [],
    others: { status: 401, error_reason: 'CREDENTIALS_INVALID' },
  },
  'accounts.refreshSession': { input: async () => ({}), ...anyone },
  'portal.getPortal': { input: async () => ({}), ...anyone },
  'addresses.suggestAddresses': { input: async () => ({ search: '44000 Nantes' }), ...anyone },
  'portal.getStatusSummary': { input: async () => ({}), ...anyone },
  'portal.sendSatisfaction': {
    input: async () => ({ satisfied: true, message: 'Clair.', platform: 'PARTNER_PORTAL', page_uri: '/company/1' }),
    ...anyone,
  },
  'accounts.requestPasswordReset': {
    input: async () => ({ email: `${crypto.randomUUID()}@nowhere.example` }),
    ...anyone,
  },
  'accounts.requestPasswordResetByQuery': {
    input: async () => ({ email: `${crypto.randomUUID()}@nowhere.example` }),
    ...anyone,
  },
  'accounts.checkPasswordReset': { input: async () => ({ token: 'nothing' }), ...anyone },
  'accounts.resetPassword': {
    input: async () => ({ token: await subjects.resetToken(), new_password: 'Logement2027' }),
    ...anyone,
  },
  'accounts.readInvitation': { input: async () => ({ token: await subjects.invitation() }), ...anyone },
  // Who may is in `accounts/joining/joinCompany.test.ts`: they are no more of the walk as they were.
  'accounts.joinCompany': {
    input: async () => ({ token: await linkToNobody() }),
    ok: [],
    others: { status: 403, error_reason: 'INVITATION_OF_ANOTHER' },
  },
  'accounts.readTerms': { input: async () => ({}), ...anyone },
  'accounts.getPicture': { input: async () => ({ picture_key: 'nothing' }), ok: [], absent: 'RESOURCE_NOT_FOUND' },
  'accounts.getMe': { input: async () => ({}), ...anyone },
  'accounts.createUser': {
    input: async () => ({
      username: `${crypto.randomUUID()}@foyer.example`,
      password: 'Logement2026',
      first_name: 'A',
      last_name: 'B',
      cgu: true,
    }),
    ...anyone,
  },
  'accounts.getUser': { input: ofClaire, ...herself },
  'accounts.updateUser': { input: async () => ({ ...(await ofClaire()), first_name: 'Claire' }), ...herself },
  'accounts.changeEmail': {
    input: async () => ({
      ...(await ofClaire()),
      email: `${crypto.randomUUID()}@foyer.example`,
      password: 'Logement2026',
    }),
    ...herself,
  },
  'accounts.changePassword': {
    input: async () => ({ ...(await ofClaire()), old_password: 'Logement2026', new_password: 'Logement2026' }),
    ...onlyHerself,
  },
  'accounts.exportUserData': { input: ofClaire, ...herself },
  'accounts.setUserPicture': {
    input: ofClaire,
    upload: ({ user_id }) => ({ address: { user_id }, fields: {} }),
    files: [{ name: 'moi.png', type: 'image/png', bytes: subjects.png }],
    ...herself,
  },
  'accounts.removeUserPicture': { input: ofClaire, ...herself },
  'accounts.getTerms': { input: ofClaire, ...herself },
  'accounts.acceptTerms': { input: async () => ({ ...(await ofClaire()), version: '2026-09' }), ...onlyHerself },
  'accounts.getUserChannels': { input: ofClaire, ...herself },
  'accounts.setUserChannels': {
    input: async () => ({ ...(await ofClaire()), settings: [{ code: 'ACCESS_REQUEST', active: true }] }),
    ...herself,
  },
  'accounts.listNotifications': { input: ofClaire, ...herself },
  'accounts.readNotification': {
    input: async () => ({
      ...(await ofClaire()),
      notification_id: await subjects.notification(await subjects.claire()),
      read: true,
    }),
    ...herself,
    foreign: [
      {
        what: 'a notification of somebody else',
        by: 'claire',
        foreign: async () => ({
          ...(await ofClaire()),
          notification_id: await subjects.notification(await world.user(people.zoe)),
          read: true,
        }),
        absent: async () => ({ ...(await ofClaire()), notification_id: 999_999_999, read: true }),
        answers: { status: 404, error_reason: 'RESOURCE_NOT_FOUND' },
      },
    ],
  },
  'accounts.readAllNotifications': { input: ofClaire, ...herself },
  'accounts.listBadges': { input: ofClaire, ...herself },
  'accounts.listEnvironmentalLabels': { input: ofClaire, ...herself },
  'accounts.readUnsubscription': { input: async () => ({ token: await mailedToken() }), ...anyone },
  'accounts.unsubscribe': { input: async () => ({ token: await mailedToken() }), ...anyone },
  'accounts.validateEmail': { input: async () => ({ token: 'nothing' }), ...anyone },
  // The people of the demo world have proven their addresses.
  'accounts.resendValidation': {
    input: async () => ({}),
    ok: [],
    others: { status: 409, error_reason: 'EMAIL_ALREADY_VALIDATED' },
  },
  'accounts.listSessions': { input: ofClaire, ...herself },
  'accounts.endSession': {
    input: async () => ({ ...(await ofClaire()), session_id: await subjects.session(people.claire) }),
    ...herself,
    foreign: [
      {
        what: 'a session of somebody else',
        by: 'claire',
        foreign: async () => ({ ...(await ofClaire()), session_id: await subjects.session(people.zoe) }),
        absent: async () => ({ ...(await ofClaire()), session_id: 999_999_999 }),
        answers: { status: 404, error_reason: 'RESOURCE_NOT_FOUND' },
      },
    ],
  },
  'accounts.listFactors': { input: ofClaire, ...herself },
  'accounts.listSignIns': { input: ofClaire, ...herself },
  'accounts.startTotp': { input: ofClaire, ...onlyHerself },
  'accounts.confirmTotp': {
    input: async () => {
      const user_id = await subjects.claire()
      return { user_id, code: await pendingTotp(user_id) }
    },
    ...onlyHerself,
  },
  'accounts.removeTotp': {
    input: async () => {
      const user_id = await subjects.claire()
      await makeTotp(user_id)
      return { user_id }
    },
    ...onlyHerself,
  },
  'accounts.renewRecoveryCodes': {
    input: async () => {
      const user_id = await subjects.claire()
      await makeTotp(user_id)
      return { user_id }
    },
    ...onlyHerself,
  },
  'accounts.proveIdentity': {
    input: async () => {
      const user_id = await subjects.claire()
      await noTotp(user_id)
      return { user_id, password: 'Logement2026' }
    },
    ...onlyHerself,
  },
  'accounts.passSecondFactor': {
    input: async () => ({ challenge: 'nothing', code: '123456' }),
    ok: [],
    others: { status: 401, error_reason: 'CHALLENGE_INVALID' },
  },
  'accounts.askPasskey': { input: async () => ({}), ...anyone },
  'accounts.signInByPasskey': {
    input: async () => ({ scope: 'partner', passkey: unknownPasskey() }),
    ok: [],
    others: { status: 422, error_reason: 'PASSKEY_REFUSED' },
  },
  'accounts.startPasskey': { input: ofClaire, ...onlyHerself },
  'accounts.addPasskey': {
    input: async () => {
      const user_id = await subjects.claire()
      return { user_id, name: 'Téléphone', passkey: await pendingPasskey(user_id) }
    },
    ...onlyHerself,
  },
  'accounts.renamePasskey': {
    input: async () => {
      const user_id = await subjects.claire()
      return { user_id, passkey_id: await putPasskey(user_id), name: 'Tablette' }
    },
    ...onlyHerself,
  },
  'accounts.removePasskey': {
    input: async () => {
      const user_id = await subjects.claire()
      return { user_id, passkey_id: await putPasskey(user_id) }
    },
    ...onlyHerself,
  },
  'accounts.resetFactors': {
    input: async () => {
      const user_id = await subjects.passerBy()
      await putPasskey(user_id)
      return { user_id }
    },
    ok: ['admin'],
    others: { status: 403, error_reason: 'FORBIDDEN' },
  },
  // Of an account of its own: the walk goes on with the sessions of the others.
  'accounts.endOtherSessions': {
    input: async () => ({ user_id: await subjects.passerBy() }),
    ok: ['admin'],
    absent: 'USER_NOT_FOUND',
  },
  'accounts.deleteUser': {
    input: async () => ({ user_id: await subjects.passerBy() }),
    ok: ['admin'],
    absent: 'USER_NOT_FOUND',
  },
  // Signing out ends the walk of a session: each person does it with one of their own.
  'accounts.signOut': { input: async () => ({}), ok: everyone, fresh: true },
}
