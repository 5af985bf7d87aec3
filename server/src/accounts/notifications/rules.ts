import type { notificationList } from '@logis/contract/accounts.lists'
import type { ListRequest } from '@logis/contract/lists'
import { languageOf, type Locale } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { showEach } from '#platform/lists.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { onAccount } from '../others/rules.ts'
import * as sql from './sql.ts'

type Told = Record<string, string>
type Text = { title: string; body: (told: Told) => string }

/** What each notification says. Its row keeps the code and the names alone: it is read in the language of the reader. */
const texts = {
  HOME_ACTIVATED: {
    fr: { title: 'Logement activé', body: ({ home }) => `Le carnet de « ${home} » est à vous.` },
    en: { title: 'Home activated', body: ({ home }) => `The booklet of “${home}” is yours.` },
  },
  ACCESS_REQUESTED: {
    fr: { title: 'Demande d’accès', body: ({ name, home }) => `${name} demande l’accès à « ${home} ».` },
    en: { title: 'Access request', body: ({ name, home }) => `${name} asks for access to “${home}”.` },
  },
  ACCESS_ACCEPTED: {
    fr: { title: 'Accès accordé', body: ({ home }) => `Vous avez accès à « ${home} ».` },
    en: { title: 'Access granted', body: ({ home }) => `You have access to “${home}”.` },
  },
  ACCESS_REJECTED: {
    fr: { title: 'Demande refusée', body: ({ home }) => `Votre demande d’accès à « ${home} » n’a pas été acceptée.` },
    en: { title: 'Request rejected', body: ({ home }) => `Your request for access to “${home}” was not accepted.` },
  },
  ACCESS_REMOVED: {
    fr: { title: 'Accès terminé', body: ({ home }) => `Vous n’avez plus accès à « ${home} ».` },
    en: { title: 'Access ended', body: ({ home }) => `You no longer have access to “${home}”.` },
  },
  HOME_SOLD: {
    fr: {
      title: 'Logement cédé',
      body: ({ home }) => `« ${home} » a changé de propriétaire ; votre accès a pris fin.`,
    },
    en: { title: 'Home handed over', body: ({ home }) => `“${home}” has a new owner; your access has ended.` },
  },
  HOME_BOUGHT: {
    fr: { title: 'Le carnet est à vous', body: ({ home }) => `Vous êtes propriétaire de « ${home} ».` },
    en: { title: 'The booklet is yours', body: ({ home }) => `You own “${home}”.` },
  },
  HOME_OWNER_CHANGED: {
    fr: {
      title: 'Nouveau propriétaire',
      body: ({ home }) => `« ${home} » a changé de propriétaire ; votre accès reste le même.`,
    },
    en: { title: 'New owner', body: ({ home }) => `“${home}” has a new owner; your access stays the same.` },
  },
  OWNER_LEFT: {
    fr: {
      title: 'Départ d’un propriétaire',
      body: ({ name, home }) => `${name} n’est plus propriétaire de « ${home} » avec vous : son compte est fermé.`,
    },
    en: {
      title: 'An owner has left',
      body: ({ name, home }) => `${name} no longer owns “${home}” with you: their account is closed.`,
    },
  },
  DOCUMENT_ADDED: {
    fr: { title: 'Nouveau document', body: ({ document, home }) => `« ${document} » a été ajouté à « ${home} ».` },
    en: { title: 'New document', body: ({ document, home }) => `“${document}” was added to “${home}”.` },
  },
  MESSAGE_ANSWERED: {
    fr: {
      title: 'Réponse à votre message',
      body: ({ company, home }) => `${company} vous a répondu au sujet de « ${home} ».`,
    },
    en: {
      title: 'Answer to your message',
      body: ({ company, home }) => `${company} has answered you about “${home}”.`,
    },
  },
} satisfies Record<string, Record<'fr' | 'en', Text>>

type NotificationCode = keyof typeof texts

/** Tells someone of something, by the transaction that does it. */
export const notify = (tx: Tx, userId: number, code: NotificationCode, told: Told, home: Held | null = null) =>
  sql.insertNotification(tx, { user_id: userId, code, payload: told }, home)

const isKnown = (code: string): code is NotificationCode => Object.hasOwn(texts, code)

const show = ({ payload, ...row }: sql.NotificationRow, locale: Locale) => {
  const text: Text | null = isKnown(row.code) ? texts[row.code][languageOf(locale)] : null
  return { ...row, title: text?.title ?? row.code, body: text?.body(payload as Told) ?? '' }
}

/** RES-04. */
export const listNotifications = async (
  scope: UserScope,
  userId: number,
  request: ListRequest<typeof notificationList>,
) => showEach(await sql.listNotifications(userId, request), (row) => show(row, scope.locale))

export const readNotification = async (scope: UserScope, userId: number, id: number, isRead: boolean) => {
  const row = await onAccount(scope, userId, async (tx, tell) => {
    const marked = await sql.markRead(tx, userId, id, isRead)
    if (marked) await tell(isRead ? read : unread)
    return marked
  })
  return show(row ?? refuse('RESOURCE_NOT_FOUND'), scope.locale)
}

export const readAllNotifications = async (scope: UserScope, userId: number): Promise<Record<string, never>> => {
  await onAccount(scope, userId, async (tx, tell) => {
    const [marked] = await sql.markAllRead(tx, userId)
    if (marked && marked.numUpdatedRows > 0n) await tell(read)
  })
  return {}
}

/** As the feed of administration tells it of somebody else's. */
const read = [{ attribute_name: 'notifications_read', old_value: 'false', value: 'true' }]
const unread = [{ attribute_name: 'notifications_read', old_value: 'true', value: 'false' }]
