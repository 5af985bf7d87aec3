import { contract } from '@logis/contract/contract'
import { languageOf } from '@logis/contract/locale'
import { sendFile } from '#platform/files/send.ts'
import { projectScope, type ForProject } from '#platform/gate.ts'
import { data, inCompanyProject, inProject, mount, nothing, streamed, told } from '#platform/routes.ts'
import { streamRoute, type StreamRoute } from '#platform/streams.ts'
import { credentialPolicy } from './credentials/policy.ts'
import * as credentials from './credentials/rules.ts'
import * as events from './events/rules.ts'
import { invitationPolicy } from './policy.ts'
import * as invitations from './rules.ts'

const on = mount(contract.invitations)
const { invite, invite_tenant, renew_code } = invitationPolicy.needs
const { download_credentials, download_building_credentials } = credentialPolicy.needs

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
  downloadCredentials: on.downloadCredentials.handler(streamed),
  downloadBuildingCredentials: on.downloadBuildingCredentials.handler(streamed),
  renewCode: on.renewCode
    .use(inProject(renew_code))
    .handler(({ context: { scope } }) => data(credentials.renewCode(scope))),
  sendCode: on.sendCode.handler(({ context: { call }, input }) => data(credentials.askForCode(call.ip, input))),
  receiveMailEvents: on.receiveMailEvents.handler(({ context: { call }, input }) =>
    nothing(events.receiveMailEvents(call.authorization, input.body)),
  ),
})

type SheetInput = { residence_id: number; type?: 'PTG' | 'STANDARD'; name?: string }
type Open = typeof credentials.openCredentials

/** A credential sheet, drawn while it is sent. */
const sheetStream = (operation: string, needs: ForProject, open: Open): StreamRoute =>
  streamRoute<SheetInput>(operation, async (call, input, _request, reply) => {
    const scope = await projectScope(call, input.residence_id, needs)
    const { name, bytes } = await open(scope, input.type)
    const fileName = (input.name ?? name).replace(/(\.pdf)?$/i, '.pdf')
    return sendFile(reply.header('content-language', languageOf(call.locale)), {
      name: fileName,
      mimeType: 'application/pdf',
      bytes,
    })
  })

export const invitationStreams: StreamRoute[] = [
  sheetStream('invitations.downloadCredentials', download_credentials, credentials.openCredentials),
  sheetStream(
    'invitations.downloadBuildingCredentials',
    download_building_credentials,
    credentials.openBuildingCredentials,
  ),
]
