import { contract } from '@logis/contract/contract'
import type { Thumbnail } from '@logis/contract/pictures.rules'
import { sendFile } from '#platform/files/send.ts'
import { selfScope } from '#platform/gate.ts'
import { receivePicture } from '#platform/pictures/form.ts'
import { asAdministrator, asSelf, asSupport, asUser, data, mount, nothing, streamed } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import * as assistance from './assistance/rules.ts'
import * as awards from './awards/rules.ts'
import * as channels from './channels/rules.ts'
import * as emails from './emails/rules.ts'
import * as exports from './exports/rules.ts'
import * as factors from './factors/rules.ts'
import * as joining from './joining/rules.ts'
import * as notifications from './notifications/rules.ts'
import * as ownSessions from './ownSessions/rules.ts'
import * as passkeys from './passkeys/rules.ts'
import * as passwords from './passwords/rules.ts'
import * as pictures from './pictures/rules.ts'
import * as recentSignIns from './recentSignIns/rules.ts'
import * as registration from './registration/rules.ts'
import * as removal from './removal/rules.ts'
import * as accounts from './rules.ts'
import * as secondStep from './secondStep/rules.ts'
import * as sessions from './sessions/rules.ts'
import * as terms from './terms/rules.ts'
import { unsubscribeRoutes, unsubscribeStreams } from './unsubscribing/routes.ts'

const on = mount(contract.accounts)

const sessionRoutes = {
  signInByHeader: on.signInByHeader.handler(({ context: { call }, input: { scope, username, password } }) =>
    data(
      username === undefined && password === undefined
        ? sessions.signInByHeader(call, scope)
        : sessions.signInByQuery(call, { username: username ?? '', password: password ?? '' }, scope),
    ),
  ),
  signIn: on.signIn.handler(({ context: { call }, input: { scope, ...credentials } }) =>
    data(sessions.signIn(call, credentials, scope)),
  ),
  passSecondFactor: on.passSecondFactor.handler(({ context: { call }, input: { challenge, ...given } }) =>
    data(secondStep.passSecondFactor(call, challenge, given)),
  ),
  signInByPasskey: on.signInByPasskey.handler(({ context: { call }, input }) =>
    data(passkeys.signInByPasskey(call, input.scope, input.passkey)),
  ),
  refreshSession: on.refreshSession
    .use(asUser)
    .handler(({ context: { scope } }) => data(sessions.refreshSession(scope))),
  signOut: on.signOut.handler(({ context: { call } }) => nothing(sessions.signOut(call))),
  listSessions: on.listSessions
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(ownSessions.listSessions(scope, input.user_id))),
  endSession: on.endSession
    .use(asSelf)
    .handler(({ context: { scope }, input }) =>
      nothing(ownSessions.endSession(scope, input.user_id, input.session_id)),
    ),
  endOtherSessions: on.endOtherSessions
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(ownSessions.endOtherSessions(scope, input.user_id))),
}

const factorRoutes = {
  listFactors: on.listFactors
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(factors.listFactors(scope, input.user_id))),
  startTotp: on.startTotp
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(factors.startTotp(scope, input.user_id))),
  confirmTotp: on.confirmTotp
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(factors.confirmTotp(scope, input.user_id, input.code))),
  removeTotp: on.removeTotp
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(factors.removeTotp(scope, input.user_id))),
  renewRecoveryCodes: on.renewRecoveryCodes
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(factors.renewRecoveryCodes(scope, input.user_id))),
  proveIdentity: on.proveIdentity
    .use(asSelf)
    .handler(({ context: { scope }, input: { user_id, ...proof } }) =>
      data(secondStep.proveIdentity(scope, user_id, proof)),
    ),
  askPasskey: on.askPasskey.handler(({ context: { call } }) => data(passkeys.askPasskey(call))),
  startPasskey: on.startPasskey
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(passkeys.startPasskey(scope, input.user_id))),
  addPasskey: on.addPasskey
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(passkeys.addPasskey(scope, input))),
  renamePasskey: on.renamePasskey
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(passkeys.renamePasskey(scope, input))),
  removePasskey: on.removePasskey
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(passkeys.removePasskey(scope, input))),
  resetFactors: on.resetFactors
    .use(asAdministrator)
    .handler(({ context: { scope }, input }) => data(factors.resetFactors(scope, input.user_id))),
  listSignIns: on.listSignIns
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(recentSignIns.listSignIns(scope, input.user_id))),
}

const passwordRoutes = {
  requestPasswordResetByQuery: on.requestPasswordResetByQuery.handler(({ context: { call }, input }) =>
    data(passwords.requestReset(call, input.email)),
  ),
  requestPasswordReset: on.requestPasswordReset.handler(({ context: { call }, input }) =>
    data(passwords.requestReset(call, input.email)),
  ),
  checkPasswordReset: on.checkPasswordReset.handler(({ context: { call }, input }) =>
    data(passwords.checkReset(input.token ?? call.oneTimeToken)),
  ),
  resetPassword: on.resetPassword.handler(({ context: { call }, input }) =>
    data(passwords.resetPassword(call, input.token, input.new_password)),
  ),
  changePassword: on.changePassword
    .use(asSelf)
    .handler(({ context: { scope }, input }) =>
      data(passwords.changePassword(scope, input.user_id, input.old_password, input.new_password)),
    ),
}

const userRoutes = {
  readInvitation: on.readInvitation.handler(({ input }) => data(registration.readInvitation(input.token))),
  joinCompany: on.joinCompany
    .use(asUser)
    .handler(({ context: { scope }, input: { token } }) => data(joining.joinCompany(scope, token))),
  createUser: on.createUser.handler(({ context: { call }, input }) => data(registration.createUser(call, input))),
  getMe: on.getMe.use(asUser).handler(({ context: { scope } }) => data(accounts.getMe(scope))),
  getUser: on.getUser
    .use(asUser)
    .handler(({ context: { scope }, input }) => data(accounts.getUser(scope, input.user_id))),
  updateUser: on.updateUser
    .use(asSelf)
    .handler(({ context: { scope }, input: { user_id, ...edit } }) => data(accounts.updateUser(scope, user_id, edit))),
  deleteUser: on.deleteUser
    .use(asSelf)
    .handler(({ context: { scope }, input }) => nothing(removal.deleteUser(scope, input.user_id, input.password))),
  changeEmail: on.changeEmail
    .use(asSelf)
    .handler(({ context: { scope }, input }) =>
      data(emails.changeEmail(scope, input.user_id, input.email, input.password)),
    ),
  validateEmail: on.validateEmail.handler(({ context: { call }, input }) =>
    data(emails.validateEmail(call, input.token ?? call.oneTimeToken)),
  ),
  resendValidation: on.resendValidation
    .use(asUser)
    .handler(({ context: { scope } }) => data(emails.resendValidation(scope))),
  setUserPicture: on.setUserPicture.handler(streamed),
  removeUserPicture: on.removeUserPicture
    .use(asSelf)
    .handler(({ context: { scope }, input }) => nothing(pictures.removePicture(scope, input.user_id))),
  getPicture: on.getPicture.handler(streamed),
  exportUserData: on.exportUserData
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(exports.exportUserData(scope, input.user_id))),
}

const termsRoutes = {
  readTerms: on.readTerms.handler(({ context: { call } }) => data(terms.readTerms(call.locale))),
  getTerms: on.getTerms
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(terms.getTerms(scope, input.user_id))),
  acceptTerms: on.acceptTerms
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(terms.acceptTerms(scope, input.user_id, input.version))),
}

const personalRoutes = {
  getUserChannels: on.getUserChannels
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(channels.getChannels(scope, input.user_id))),
  setUserChannels: on.setUserChannels
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(channels.setChannels(scope, input.user_id, input.settings))),
  listNotifications: on.listNotifications
    .use(asSelf)
    .handler(({ context: { scope }, input }) => notifications.listNotifications(scope, input.user_id, input)),
  readNotification: on.readNotification
    .use(asSelf)
    .handler(({ context: { scope }, input }) =>
      data(notifications.readNotification(scope, input.user_id, input.notification_id, input.read)),
    ),
  readAllNotifications: on.readAllNotifications
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(notifications.readAllNotifications(scope, input.user_id))),
  listBadges: on.listBadges
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(awards.listBadges(scope, input.user_id))),
  listEnvironmentalLabels: on.listEnvironmentalLabels
    .use(asSelf)
    .handler(({ context: { scope }, input }) => data(awards.listEnvironmentalLabels(scope, input.user_id))),
}

const assistanceRoutes = {
  listAssistable: on.listAssistable
    .use(asSupport)
    .handler(({ context: { scope }, input }) => assistance.listAssistable(scope, input)),
  startAssistance: on.startAssistance
    .use(asSupport)
    .handler(({ context: { scope }, input }) => data(assistance.startAssistance(scope, input))),
}

export const accountRoutes = on.router({
  ...sessionRoutes,
  ...factorRoutes,
  ...passwordRoutes,
  ...userRoutes,
  ...termsRoutes,
  ...personalRoutes,
  ...assistanceRoutes,
  ...unsubscribeRoutes,
})

export const accountStreams: StreamRoute[] = [
  ...unsubscribeStreams,
  streamRoute<{ user_id: number }>('accounts.setUserPicture', async (call, { user_id }, request) => {
    const scope = await selfScope(call, user_id)
    return data(pictures.setPicture(scope, user_id, await receivePicture(request)))
  }),
  streamRoute<{ picture_key: string; size?: Thumbnail }>('accounts.getPicture', async (_call, input, _, reply) => {
    const { bytes, mime_type, size_bytes, is_final } = await pictures.openPicture(input.picture_key, input.size)
    reply.header('cache-control', is_final ? 'private, max-age=86400, immutable' : 'private, no-cache')
    return sendFile(reply, { name: 'photo.webp', mimeType: mime_type, bytes, size: size_bytes, inline: true })
  }),
]
