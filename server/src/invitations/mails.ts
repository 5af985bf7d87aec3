import type { InvitationCode } from '@logis/contract/invitations.rules'
import { invitationCodes } from '@logis/contract/invitations.rules'
import { languageOf, type Locale } from '@logis/contract/locale'
import { maskCodes, showCode } from '@logis/contract/projects.rules'
import { hashToken } from '#platform/actor.ts'
import type { Tx } from '#platform/db.ts'
import { renderHtml, type Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { issueToken } from '#platform/oneTimeTokens.ts'
import { portalUrl } from '#platform/portal.ts'
import { isForTenant } from './policy.ts'
import { findInvitedHome, findWords, type InvitedHome } from './sql.ts'

export const linkDays = 30

type Told = { company: string; home: string; place: string }
const texts = {
  fr: {
    subject: (code: InvitationCode, company: string) =>
      isForTenant(code)
        ? `${company} vous ouvre l’espace de votre logement`
        : `${company} : activez le carnet numérique de votre logement`,
    preheader: 'Quelques minutes suffisent pour ouvrir le carnet de votre logement.',
    title: { owner: 'Votre carnet numérique est prêt', tenant: 'Bienvenue dans votre logement' },
    hello: 'Bonjour,',
    intro: {
      INVITE_OWNER_INSTALLER: ({ company }: Told) =>
        `${company} a ouvert le passeport technique de votre installation : sa fiche et les documents partagés avec vous y sont réunis.`,
      INVITE_OWNER_RENOVATION: ({ company }: Told) =>
        `${company} a ouvert le carnet de votre logement rénové : sa fiche et les documents partagés avec vous y sont réunis.`,
      INVITE_OWNER_RESIDENCE_BUILDER: ({ company }: Told) =>
        `${company} a ouvert le carnet de votre maison : sa fiche et les documents partagés avec vous, plans et notices par exemple, y sont réunis.`,
      INVITE_OWNER: ({ company }: Told) =>
        `${company} a ouvert le carnet d’information de votre logement : sa fiche et les documents partagés avec vous y sont réunis.`,
      INVITE_TENANT_SOCIAL_LANDLORD: ({ company }: Told) =>
        `${company}, votre bailleur, vous ouvre l’espace de votre logement : sa fiche et les documents partagés avec vous.`,
    },
    home: ({ home, place }: Told) => `Logement : ${home}${place ? `, ${place}` : ''}.`,
    steps: {
      owner:
        'Le bouton ci-dessous remplit le code pour vous : il reste à créer votre compte et à accepter les conditions d’utilisation. Le code n’active le logement qu’une fois.',
      tenant: 'Créez votre compte, puis demandez l’accès au logement avec son code.',
      askForCode: 'Votre bailleur vous remet le code logement à votre entrée dans les lieux.',
    },
    code: 'Votre code logement',
    button: { owner: 'Activer mon logement', tenant: 'Accéder à mon logement' },
    notes: ({ company }: Told) => [
      `Ce lien vous est personnel ; il reste valable ${linkDays} jours.`,
      `Ce logement n’est pas le vôtre ? Ignorez ce message et prévenez ${company}.`,
    ],
    byHand: (address: string) =>
      `Vous préférez ne pas suivre de lien ? Tapez ${address} dans votre navigateur, puis saisissez votre code.`,
    doubt: (company: string, phone: string) => `Un doute sur ce message ? Appelez ${company} au ${phone}.`,
  },
  en: {
    subject: (code: InvitationCode, company: string) =>
      isForTenant(code)
        ? `${company} opens your home’s area to you`
        : `${company}: activate the digital booklet of your home`,
    preheader: 'It takes a few minutes to open the booklet of your home.',
    title: { owner: 'Your digital booklet is ready', tenant: 'Welcome to your home' },
    hello: 'Hello,',
    intro: {
      INVITE_OWNER_INSTALLER: ({ company }: Told) =>
        `${company} has opened the technical passport of your installation: its sheet and the documents shared with you in one place.`,
      INVITE_OWNER_RENOVATION: ({ company }: Told) =>
        `${company} has opened the booklet of your renovated home: its sheet and the documents shared with you in one place.`,
      INVITE_OWNER_RESIDENCE_BUILDER: ({ company }: Told) =>
        `${company} has opened the booklet of your house: its sheet and the documents shared with you, such as plans and manuals, in one place.`,
      INVITE_OWNER: ({ company }: Told) =>
        `${company} has opened the information booklet of your home: its sheet and the documents shared with you in one place.`,
      INVITE_TENANT_SOCIAL_LANDLORD: ({ company }: Told) =>
        `${company}, your landlord, opens your home’s area to you: its sheet and the documents shared with you.`,
    },
    home: ({ home, place }: Told) => `Home: ${home}${place ? `, ${place}` : ''}.`,
    steps: {
      owner:
        'The button below fills the code in for you: all that remains is to create your account and accept the terms of use. The code activates the home only once.',
      tenant: 'Create your account, then ask for access to the home with its code.',
      askForCode: 'Your landlord gives you the residence code when you move in.',
    },
    code: 'Your residence code',
    button: { owner: 'Activate my home', tenant: 'Open my home' },
    notes: ({ company }: Told) => [
      `This link is personal; it remains valid for ${linkDays} days.`,
      `If this is not your home, ignore this message and let ${company} know.`,
    ],
    byHand: (address: string) =>
      `Would you rather not follow a link? Type ${address} into your browser, then enter your code.`,
    doubt: (company: string, phone: string) => `In doubt about this message? Call ${company} on ${phone}.`,
  },
}

export const invitationSubject = (code: InvitationCode, locale: Locale, company: string): string =>
  texts[languageOf(locale)].subject(code, company)

export const placeOf = ({ address_text, zip_code, city }: InvitedHome) =>
  [address_text, [zip_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const toldOf = (home: InvitedHome): Told => ({ company: home.company_name, home: home.name, place: placeOf(home) })

/** For whoever distrusts a mail with a link: how to do without it, and whom to ask. */
export const reassuring = (home: InvitedHome, locale: Locale, brings: 'code' | 'link'): string[] => {
  const own = texts[languageOf(locale)]
  const phone = home.company_phone?.replaceAll(' ', '\u00a0')
  const address = portalUrl('/activation').replace(/^https?:\/\//, '')
  return [...(brings === 'code' ? [own.byHand(address)] : []), ...(phone ? [own.doubt(home.company_name, phone)] : [])]
}

const showsCode = ({ activation_date }: InvitedHome, who: 'owner' | 'tenant') =>
  who === 'owner' || activation_date !== null

/**
 * The code stands in the mail where it opens no more than the mail's reader may: for an owner, whose address is the
 * home's own; for a tenant once the home is activated, when it can only ask for access.
 */
const composeInvitation = async (tx: Tx, mail: LoggedMail, code: InvitationCode): Promise<Message | null> => {
  const home = mail.residence_id ? await findInvitedHome(tx, mail.residence_id) : undefined
  const who = isForTenant(code) ? 'tenant' : 'owner'
  if (!home || (who === 'owner' && home.activation_date)) return null
  const words = await findWords(tx, mail)
  if (words && !words.is_theirs) return null
  const { url, token } = await linkFor(tx, mail, home, who)
  return { ...messageOf(home, code, mail.locale, showCode(home.residence_code), url, words), secrets: [token] }
}

/** A link of a mail to one home, and its token; where the code stands in the mail, the link brings it. */
export const linkFor = async (
  tx: Tx,
  { recipient, recipient_user_id }: LoggedMail,
  home: InvitedHome,
  who: 'owner' | 'tenant',
) => {
  const token = await issueToken(tx, {
    kind: 'INVITATION',
    email: recipient,
    userId: recipient_user_id,
    payload: {
      residence_id: home.id,
      role: who === 'owner' ? 'OWNER' : 'TENANT',
      ...(showsCode(home, who) && { code_hash: hashToken(home.residence_code).toString('hex') }),
    },
    seconds: linkDays * 86_400,
  })
  return { token, url: portalUrl('/invitation', { token }) }
}

/** What the mail will look like: nobody's link is made for it, and the code is masked. */
export const previewOf = (home: InvitedHome, code: InvitationCode, locale: Locale, words?: Words) => {
  const masked = maskCodes(showCode(home.residence_code))
  const message = messageOf(home, code, locale, masked, portalUrl('/invitation'), words)
  return { subject: message.subject, body: renderHtml(message, locale) }
}

/** What whoever invites many says of their own: the subject, and some lines after what every invitation says. */
export type Words = { subject: string | null; note: string | null }

const messageOf = (
  home: InvitedHome,
  code: InvitationCode,
  locale: Locale,
  shownCode: string,
  url: string,
  words?: Words,
) => {
  const own = texts[languageOf(locale)]
  const told = toldOf(home)
  const who = isForTenant(code) ? 'tenant' : 'owner'
  return {
    subject: words?.subject || own.subject(code, told.company),
    preheader: own.preheader,
    title: own.title[who],
    company: told.company,
    paragraphs: [
      own.hello,
      own.intro[code](told),
      ...linesOf(words?.note),
      own.home(told),
      own.steps[who],
      ...(showsCode(home, who) ? [] : [own.steps.askForCode]),
    ],
    ...(showsCode(home, who) ? { code: { label: own.code, value: shownCode } } : {}),
    button: { label: own.button[who], url },
    notes: [...own.notes(told), ...reassuring(home, locale, showsCode(home, who) ? 'code' : 'link')],
  }
}

const linesOf = (note: string | null | undefined): string[] =>
  (note ?? '')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)

export const invitationMails: MailTemplate[] = invitationCodes.map((code) => ({
  code,
  compose: (tx, mail) => composeInvitation(tx, mail, code),
}))
