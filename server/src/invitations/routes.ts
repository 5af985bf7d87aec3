import { contract } from '@logis/contract/contract'
import { languageOf } from '@logis/contract/locale'
import { os } from '@orpc/server'
import type { FastifyReply } from 'fastify'
import type { Call } from '#platform/call.ts'
import { sendFile } from '#platform/files/send.ts'
import { projectScope } from '#platform/gate.ts'
import {
  asAdministrator,
  data,
  inCompanyProject,
  inProject,
  mount,
  nothing,
  streamed,
  told,
  type Context,
} from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { credentialPolicy } from './credentials/policy.ts'
import * as credentials from './credentials/rules.ts'
import * as events from './events/rules.ts'
import { invitationPolicy } from './policy.ts'
import * as invitations from './rules.ts'
import * as runs from './runs/rules.ts'

const on = mount(contract.invitations)
const { invite, invite_tenant, renew_code } = invitationPolicy.needs
const { download_credentials, download_building_credentials } = credentialPolicy.needs

const inBuilding = os
  .$context<Context>()
  .middleware(async ({ context, next }, input: { building_id: number }) =>
    next({ context: { scope: await runs.reachBuilding(context.call, input.building_id) } }),
  )

export const invitationRoutes = on.router({
  inviteOwner: on.inviteOwner
    .use(inCompanyProject(invite_tenant))
    .handler(({ context: { scope }, input }) =>
      told(invitations.inviteOwner(scope, input), 'invitation_sent', scope.locale),
    ),
  inviteResidence: on.inviteResidence
    .use(inProject(invite))
    .handler(({ context: { scope }, input }) =>
      told(invitations.inviteResidence(scope, input.email), 'invitation_sent', scope.locale),
    ),
  previewInvitation: on.previewInvitation
    .use(inCompanyProject(invite_tenant))
    .handler(({ context: { scope }, input }) => data(invitations.previewInvitation(scope, input))),
  listMailLogs: on.listMailLogs
    .use(inProject({ level: 'read', thirdParties: false, cancelled: 'allow' }))
    .handler(({ context: { scope }, input }) => invitations.listMailLogs(scope, input)),
  listPersonMails: on.listPersonMails
    .use(asAdministrator)
    .handler(({ context: { scope }, input: { user_id, ...request } }) =>
      invitations.listPersonMails(scope, user_id, request),
    ),
  downloadCredentials: on.downloadCredentials.handler(streamed),
  downloadBuildingCredentials: on.downloadBuildingCredentials.handler(streamed),
  sendFlatsCredentials: on.sendFlatsCredentials
    .use(inProject(download_building_credentials))
    .handler(({ context: { scope }, input }) =>
      told(credentials.sendFlatsCredentials(scope, input.flat_ids), 'credentials_sent', scope.locale),
    ),
  previewFlatInvitations: on.previewFlatInvitations
    .use(inBuilding)
    .handler(({ context: { scope } }) => data(runs.preview(scope))),
  startFlatInvitations: on.startFlatInvitations
    .use(inBuilding)
    .handler(({ context: { scope }, input }) => data(runs.startRun(scope, input))),
  getFlatInvitations: on.getFlatInvitations
    .use(inBuilding)
    .handler(({ context: { scope }, input }) => data(runs.getRun(scope, input.run_id))),
  renewCode: on.renewCode
    .use(inProject(renew_code))
    .handler(({ context: { scope } }) => data(credentials.renewCode(scope))),
  sendCode: on.sendCode.handler(({ context: { call }, input }) => data(credentials.askForCode(call.ip, input))),
  receiveMailEvents: on.receiveMailEvents.handler(({ context: { call }, input }) =>
    nothing(events.receiveMailEvents(call.authorization, input.body)),
  ),
})

type SheetInput = { residence_id: number; name?: string }
type Sheet = Awaited<ReturnType<typeof credentials.openCredentials>>

/** A credential sheet, drawn while it is sent. */
const sendSheet = (reply: FastifyReply, { locale }: Call, asked: string | undefined, { name, bytes }: Sheet) =>
  sendFile(reply.header('content-language', languageOf(locale)), {
    name: (asked ?? name).replace(/(\.pdf)?$/i, '.pdf'),
    mimeType: 'application/pdf',
    bytes,
  })

export const invitationStreams: StreamRoute[] = [
  streamRoute<SheetInput & { type?: 'PTG' | 'STANDARD' }>(
    'invitations.downloadCredentials',
    async (call, { residence_id, type, name }, _request, reply) => {
      const scope = await projectScope(call, residence_id, download_credentials)
      return sendSheet(reply, call, name, await credentials.openCredentials(scope, type))
    },
  ),
  streamRoute<SheetInput & { template: 'BUILDING' | 'FLATS'; is_send_by_email: boolean; flat_ids?: string }>(
    'invitations.downloadBuildingCredentials',
    async (call, { residence_id, template, is_send_by_email, flat_ids, name }, _request, reply) => {
      const scope = await projectScope(call, residence_id, download_building_credentials)
      const ticked = flat_ids?.split(',').map(Number)
      if (!is_send_by_email)
        return sendSheet(reply, call, name, await credentials.openBuildingCredentials(scope, template, ticked))
      const sent = credentials.sendFlatsCredentials(scope, ticked)
      return reply.status(202).send(await told(sent, 'credentials_sent', call.locale))
    },
  ),
]
