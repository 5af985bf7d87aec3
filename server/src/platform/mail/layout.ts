import type { Readable } from 'node:stream'
import { languageOf, type Locale } from '@logis/contract/locale'

/** What a mail says, in its reader's language. Plain text throughout: the layout escapes it. */
export type Message = {
  subject: string
  /** The line that mail programs show beside the subject. */
  preheader: string
  title: string
  paragraphs: string[]
  /** In whose name the mail is sent: shown at the top and in the footer. */
  company?: string
  /** Set in large characters of equal width, to be typed elsewhere. */
  code?: { label: string; value: string }
  button?: { label: string; url: string }
  /** Smaller lines after the button: how long the link lives, what to do when one did not ask for it. */
  notes?: string[]
  /** One-time tokens within the texts and the link: the stored copy shows dots in their place. */
  secrets?: string[]
  /** Of a mail that one may do without: the page that ends its like, and where a mail program says so by itself. */
  unsubscribe?: { page: string; oneClick: string }
  /** Made as the mail leaves, outside of any transaction; no copy of them is kept. */
  attachments?: { name: string; mimeType: string; open: () => Readable }[]
}

const texts = {
  fr: {
    tagline: 'Le carnet numérique du logement',
    fallback: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    onBehalf: (company: string) => `Message envoyé par Logis pour le compte de ${company}.`,
    automatic: 'Ce message est automatique : merci de ne pas y répondre.',
    unsubscribe: 'Ne plus recevoir ces messages',
  },
  en: {
    tagline: 'The digital booklet of your home',
    fallback: 'If the button does not work, copy this address into your browser:',
    onBehalf: (company: string) => `Sent by Logis on behalf of ${company}.`,
    automatic: 'This is an automatic message: please do not reply to it.',
    unsubscribe: 'Unsubscribe from these messages',
  },
}

const footerOf = (message: Message, locale: Locale): string[] => {
  const { onBehalf, automatic } = texts[languageOf(locale)]
  return message.company ? [onBehalf(message.company), automatic] : [automatic]
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const petrol = '#006d88'
/** What is typed without a space is no wider than a telephone; the older word is for the mail programs that know it alone. */
const unbroken = 'overflow-wrap:anywhere;word-break:break-word'

const paragraph = (value: string) =>
  `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:1.6;color:#22333b">${escapeHtml(value).replace(/\n/g, '<br>')}</p>`

const codeBox = ({ label, value }: { label: string; value: string }) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="tint" align="center" style="background:#e8f3f6;border:1px solid #b9dbe4;border-radius:12px;padding:18px 12px">
<div class="soft" style="${font};font-size:13px;color:#4a616b">${escapeHtml(label)}</div>
<div class="accent" style="margin-top:6px;font-family:'SFMono-Regular',Consolas,'Liberation Mono',Menlo,monospace;font-size:26px;font-weight:700;letter-spacing:2px;color:${petrol}">${escapeHtml(value)}</div>
</td></tr></table>`

/** A link that someone follows without being signed in opens the page in the language of its mail. */
const inLanguage = (url: string, locale: Locale) =>
  languageOf(locale) !== 'fr' && url.includes('#') ? `${url}&lang=${languageOf(locale)}` : url

const buttonBox = ({ label, url }: { label: string; url: string }, fallback: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr>
<td style="background:${petrol};border-radius:8px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;${font};font-size:16px;font-weight:700;line-height:1.2;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p class="soft" style="margin:0 0 20px;${font};font-size:13px;line-height:1.5;color:#4a616b">${escapeHtml(fallback)}<br><a class="accent" href="${escapeHtml(url)}" style="color:${petrol};word-break:break-all">${escapeHtml(url)}</a></p>`

const note = (value: string) =>
  `<p class="soft" style="margin:0 0 8px;${font};font-size:13px;line-height:1.5;color:#4a616b">${escapeHtml(value)}</p>`

const linkNote = (label: string, url: string) =>
  `<p class="soft" style="margin:0 0 8px;${font};font-size:13px;line-height:1.5;color:#4a616b"><a href="${escapeHtml(url)}" class="soft" style="color:#4a616b">${escapeHtml(label)}</a></p>`

const styles = `@media (max-width:620px){.card{border-radius:0!important}.pad{padding:28px 20px!important}}
@media (prefers-color-scheme:dark){.page{background:#0f1a1e!important}.card{background:#17262c!important}.ink{color:#e6eef1!important}.soft{color:#a9bdc5!important}.accent{color:#6cc5dc!important}.tint{background:#10343f!important;border-color:#1f5566!important}}`

/** The mail as HTML: one column, no image, no script, nothing fetched from anywhere. */
export const renderHtml = (message: Message, locale: Locale): string => {
  const own = texts[languageOf(locale)]
  const body = [
    ...message.paragraphs.map(paragraph),
    message.code ? codeBox(message.code) : '',
    message.button ? buttonBox({ ...message.button, url: inLanguage(message.button.url, locale) }, own.fallback) : '',
    ...(message.notes ?? []).map(note),
  ].join('\n')
  return `<!doctype html>
<html lang="${languageOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(message.subject)}</title><style>${styles}</style></head>
<body class="page" style="margin:0;padding:0;background:#eef3f5">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(message.preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#eef3f5"><tr><td align="center" style="padding:32px 0;${unbroken}">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:14px;overflow:hidden">
<tr><td style="background:${petrol};padding:22px 40px" class="pad"><span style="${font};font-size:22px;font-weight:700;color:#ffffff">Logis</span><span style="${font};font-size:14px;color:#d5ebf1">&ensp;${escapeHtml(message.company ?? own.tagline)}</span></td></tr>
<tr><td class="pad" style="padding:36px 40px 24px">
<h1 class="ink" style="margin:0 0 20px;${font};font-size:24px;line-height:1.3;font-weight:700;color:#0f2a33">${escapeHtml(message.title)}</h1>
${body}
</td></tr></table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px"><tr><td class="pad" style="padding:20px 40px">
${footerOf(message, locale).map(note).join('\n')}
${message.unsubscribe ? linkNote(own.unsubscribe, inLanguage(message.unsubscribe.page, locale)) : ''}
</td></tr></table>
</td></tr></table>
</body></html>`
}

/** The same mail as plain text. */
export const renderText = (message: Message, locale: Locale): string => {
  const { unsubscribe } = message
  const footer = [
    ...footerOf(message, locale),
    ...(unsubscribe
      ? [
          `${texts[languageOf(locale)].unsubscribe}${languageOf(locale) === 'fr' ? '\u00a0' : ''}: ${inLanguage(unsubscribe.page, locale)}`,
        ]
      : []),
  ]
  return [
    message.title,
    ...message.paragraphs,
    ...(message.code ? [`${message.code.label}\n${message.code.value}`] : []),
    ...(message.button ? [`${message.button.label}\n${inLanguage(message.button.url, locale)}`] : []),
    ...(message.notes ?? []),
    `-- \n${footer.join('\n')}`,
  ].join('\n\n')
}
