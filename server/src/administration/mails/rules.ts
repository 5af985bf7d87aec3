import type { AnyMail } from '@logis/contract/administration.mails'
import type { allMailList } from '@logis/contract/administration.mails.lists'
import { undelivered } from '@logis/contract/invitations.rules'
import type { ListRequest } from '@logis/contract/lists'
import type { Listed } from '#platform/lists.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

/** To whom, about what and with what outcome; what a mail says is its reader's (decision 145). */
export const listMails = (
  _scope: AdministratorScope,
  request: ListRequest<typeof allMailList>,
): Promise<Listed<AnyMail>> => sql.listMails(request, undelivered)
