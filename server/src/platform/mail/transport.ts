import fs from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { languageOf, type Locale } from '@logis/contract/locale'
import type { SendMailOptions } from 'nodemailer'
import { settings } from '../config.ts'
import { renderHtml, renderText, type Message } from './layout.ts'

/** One message on its way to one person. Its Message-ID is ours: sending it again is recognised as the same mail. */
export type Mail = { to: string; locale: Locale; messageId: string; message: Message }

/**
 * Hands a mail to the server of SMTP_URL or, without one, writes it as an .eml file into MAIL_FOLDER; throws when that
 * fails. Slow: never inside a transaction.
 */
export const sendMail = async (mail: Mail): Promise<void> => {
  const options = await optionsOf(mail)
  await (settings.SMTP_URL ? bySmtp(settings.SMTP_URL, options) : toFile(settings.MAIL_FOLDER, mail, options))
}

/**
 * Addresses are given as structures, never parsed out of text, and one that could end a header line is refused: nobody
 * adds a recipient or a header through a form.
 */
const optionsOf = async ({ to, messageId, message, locale }: Mail): Promise<SendMailOptions> => {
  if (/[\p{Cc}\s<>]/u.test(to)) throw new TypeError('A mail address holds a character that no address has')
  return {
    from: settings.MAIL_FROM,
    to: { name: '', address: to },
    messageId,
    subject: message.subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(),
    html: renderHtml(message, locale),
    text: renderText(message, locale),
    headers: {
      'content-language': languageOf(locale),
      'auto-submitted': 'auto-generated',
      'x-auto-response-suppress': 'All',
      // RFC 8058: a mail program that asks for the address by POST, and says so, has unsubscribed its reader.
      ...(message.unsubscribe && {
        'list-unsubscribe': `<${message.unsubscribe.oneClick}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: await Promise.all(
      (message.attachments ?? []).map(async ({ name, mimeType, open }) => ({
        filename: name,
        contentType: mimeType,
        content: await buffer(open()),
      })),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Read with the first mail that leaves: a server that sends none does without. */
const nodemailer = async () => (await import('nodemailer')).default

const bySmtp = async (url: string, options: SendMailOptions) => {
  const transporter = (await nodemailer()).createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  try {
    await transporter.sendMail(options)
  } finally {
    transporter.close()
  }
}

/** Whole or not at all, and under the same name when sent again. */
const toFile = async (folder: string, mail: Mail, options: SendMailOptions) => {
  const transporter = (await nodemailer()).createTransport({ streamTransport: true, buffer: true })
  const { message } = await transporter.sendMail(options)
  // No system holds a name of more than 255 bytes, and an address may be nearly as long by itself.
  const name = `${mail.to.slice(0, 100)}-${mail.messageId}`.replace(/[<>]/g, '').replace(/[^\w@.+-]/g, '_')
  await fs.mkdir(folder, { recursive: true })
  const temporary = path.join(folder, `.${name}.part`)
  await fs.writeFile(temporary, message as Buffer)
  await fs.rename(temporary, path.join(folder, `${name}.eml`))
}

/** Whether the mail server has said no for good. A wrong password or a refused connection is our own trouble: it passes. */
export const isRefused = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return error instanceof TypeError || (responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE'))
}
