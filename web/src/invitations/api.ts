import { invitationCodes, ownerInvitationOf, type InvitationCode } from '@logis/contract/invitations.rules'
import type { MailLog } from '@logis/contract/invitations'
import type { Project } from '@logis/contract/projects'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../platform/acts.ts'
import { client, orpc } from '../platform/client.ts'
import type { Locale } from '../platform/locale.ts'
import { told } from '../platform/told.ts'
import { saveFile } from '../platform/saveFile.ts'
import { askedEvery, withoutGone } from '../platform/watched.ts'

export type { MailLog }

type Invited = Pick<Project, 'id' | 'company' | 'contact_information'> & { locale?: Locale }

/** CODE-19. To the project's first e-mail (D2-C02), through the channel of its company (D2-C01); the server's own sentence says it is done. */
export const useInviteOwner = (company_id: number, { toasts = false } = {}) =>
  useOwnAct('invitations.inviteOwner', {
    mutationFn: ({ id, company, contact_information, locale }: Invited) =>
      client.invitations.inviteOwner({
        company_id,
        residence_id: id,
        communication_channel_code: ownerInvitationOf(company.type),
        email: contact_information.emails[0]?.email ?? '',
        ...(locale && { locale }),
      }),
    toasts,
  })

/** The old code opens nothing from then on. */
export const useRenewCode = () => useAct('invitations.renewCode')

/** What the invitation will say, in a language. */
export const useInvitationPreview = (
  company_id: number,
  { id, company }: Pick<Project, 'id' | 'company'>,
  locale: Locale,
) =>
  useQuery({
    ...orpc.invitations.previewInvitation.queryOptions({
      input: { company_id, residence_id: id, communication_channel_code: ownerInvitationOf(company.type), locale },
    }),
    meta: told,
  })

const isForOwners = (code: InvitationCode) => code.startsWith('INVITE_OWNER')

const twoMinutes = 120_000
const isLeaving = ({ status, created_at }: MailLog) =>
  status === 'AWAITING' && Date.now() - Date.parse(created_at) < twoMinutes

/** CODE-08. The owners' mails, and the tenants' in tenant context; the newest first. */
export const useMailLogs = ({ id, tenant_context }: Pick<Project, 'id' | 'tenant_context'>, page_size: number) =>
  withoutGone(
    useQuery({
      ...orpc.invitations.listMailLogs.queryOptions({
        input: {
          residence_id: id,
          codes: invitationCodes.filter((code) => tenant_context || isForOwners(code)),
          page: 1,
          page_size,
          sort: '-created_at',
        },
      }),
      placeholderData: (before) => before,
      // A mail leaves a few seconds after it was asked for; the status then changes under the reader's eyes.
      refetchInterval: askedEvery(5000, (answer) => answer?.data.some(isLeaving) ?? false),
      meta: told,
    }),
  )

/** How many of the last mails a page shows at first. */
export const lastOnes = 5

/** CODE-03, CODE-22: a building has a sheet of its own. */
export const useDownloadCredentials = () =>
  useMutation({
    mutationFn: ({ id: residence_id, type, fileName: name }: Pick<Project, 'id' | 'type'> & { fileName: string }) =>
      type === 'BUILDING'
        ? client.invitations.downloadBuildingCredentials({ residence_id, name })
        : client.invitations.downloadCredentials({ residence_id, name }),
    onSuccess: (file, { fileName }) => saveFile(file, fileName),
  })
