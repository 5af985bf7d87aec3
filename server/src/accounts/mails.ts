import type { MailTemplate } from '#platform/mail/outbox.ts'
import { assistanceMails } from './assistance/mails.ts'
import { emailMails } from './emails/mails.ts'
import { factorMails } from './factors/mails.ts'
import { signInMails } from './opening/mails.ts'
import { passkeyMails } from './passkeys/mails.ts'
import { passwordMails } from './passwords/mails.ts'
import { peopleMails } from './people/mails.ts'
import { removalMails } from './removal/mails.ts'

export const accountMails: MailTemplate[] = [
  ...passwordMails,
  ...emailMails,
  ...removalMails,
  ...factorMails,
  ...passkeyMails,
  ...signInMails,
  ...assistanceMails,
  ...peopleMails,
]
