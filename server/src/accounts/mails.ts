import type { MailTemplate } from '#platform/mail/outbox.ts'
import { emailMails } from './emails/mails.ts'
import { passwordMails } from './passwords/mails.ts'
import { removalMails } from './removal/mails.ts'

export const accountMails: MailTemplate[] = [...passwordMails, ...emailMails, ...removalMails]
