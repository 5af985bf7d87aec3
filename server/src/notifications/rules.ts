import { randomUUID } from 'node:crypto'
import { invitationCodes, isUndelivered } from '@logis/contract/invitations.rules'
import type { ListRequest } from '@logis/contract/lists'
import { unreadEvent } from '@logis/contract/live.rules'
import type { Notification, NotificationChoice, UnreadTold } from '@logis/contract/notifications'
import type { notificationList } from '@logis/contract/notifications.lists'
import { mostUnread, notificationKinds, type NotificationKind } from '@logis/contract/notifications.rules'
import { db, write, type Db, type Tx } from '#platform/db.ts'
import type { Held } from '#platform/holding.ts'
import { enqueue, jobKind } from '#platform/jobs.ts'
import { liveTopic } from '#platform/live.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope, UserScope } from '#platform/scope.ts'
import * as sql from './sql.ts'

/** Told by the transaction of the change: both happen, or neither. */
const spread = async (tx: Tx, happening: sql.Happening): Promise<void> => {
  const { happening: name, told, readers } = await sql.insertFor(tx, happening)
  if (readers.length > 0) await sql.say(tx, readers)
  if (name !== null && told === sql.atOnce) await enqueue(tx, tellingOthers, { happening: name })
}

/** The people of a company beyond the first few hundred. Safe to repeat: it goes on after the last one told. */
export const tellingOthers = jobKind<{ happening: string }>({
  name: 'notifications.tell-others',
  handle: ({ happening }) => write((tx) => spread(tx, sql.asBefore(happening))),
})

type HomeKind = Extract<NotificationKind, 'HOME_ACTIVATED' | 'ACCESS_REQUESTED' | 'MESSAGE_RECEIVED'>
/** Tells the people of a home's company what a resident did there. */
export const tellOfHome = (held: Held, kind: HomeKind): Promise<void> =>
  spread(held.tx, sql.inHome(held, { kind, happening: randomUUID(), actorId: held.author.userId }))

/** Tells that somebody outside has brought files that they were asked for, once for each delivery. */
export const tellOfDelivery = (held: Held): Promise<void> =>
  spread(held.tx, sql.inHome(held, { kind: 'FILES_RECEIVED', happening: randomUUID(), actorId: null }))

/** Tells that a home has changed hands, which its owner decided. */
export const tellOfSale = (held: Held, saleId: number): Promise<void> =>
  spread(held.tx, sql.inHome(held, { kind: 'HOME_HANDED_OVER', happening: `sale/${saleId}`, actorId: null }))

/** Tells that a paper of a home soon counts no more, once for each end. */
export const tellOfValidity = (held: Held, documentId: number, until: string): Promise<void> => {
  const happening = `validity/${documentId}/${until}`
  return spread(held.tx, sql.inHome(held, { kind: 'DOCUMENT_ENDING', happening, actorId: null, subjectId: documentId }))
}

/** Tells the colleagues of whoever imports walls, once for each study: walls come one by one. */
export const tellOfWalls = (held: Held, studyId: number): Promise<void> =>
  spread(
    held.tx,
    sql.inHome(held, {
      kind: 'WALLS_IMPORTED',
      happening: `walls/${studyId}`,
      actorId: held.author.userId,
      subjectId: studyId,
    }),
  )

/** Tells that a study which a machine sent was read, or could not be. */
export const tellOfStudy = (tx: Tx, studyId: number): Promise<void> => spread(tx, sql.ofStudy(studyId))

/** Mails that people of a company decided to send, each to someone outside. */
const sentByPeople = [...invitationCodes, 'STAFF_INVITATION']

/** Tells that a mail will not arrive, once, whatever says so. */
export const tellOfMail = (tx: Tx, logId: number): Promise<void> => spread(tx, sql.ofLogged(logId, sentByPeople))

/** The same, by what the mail provider says became of the mail of this Message-ID. */
export const tellOfEvent = async (tx: Tx, messageId: string, event: string): Promise<void> => {
  if (isUndelivered(event)) await spread(tx, sql.ofMessage(messageId, sentByPeople))
}

/** What is left of a month's quota when its company is told: a fifth. */
const isNearlySpent = (value: number, used: number) => value - used <= value / 5

/** Tells, once a month, that few gas passports are left. */
export const tellOfQuota = async (
  tx: Tx,
  { companyId }: CompanyScope,
  { value, used, month }: { value: number; used: number; month: string },
): Promise<void> => {
  if (isNearlySpent(value, used))
    await spread(tx, sql.inCompany(companyId, 'QUOTA_NEARLY_SPENT', `quota/${companyId}/${month}`))
}

/** Tells the people of a company that what it left is kept until a day, once for each notice. */
export const tellOfRetention = (tx: Tx, companyId: number, notice: string): Promise<void> =>
  spread(tx, sql.inCompany(companyId, 'RETENTION_ENDING', `retention/${companyId}/${notice}`))

/** Tells one person, whose browsers hear of it at once. */
const tellOne = async (tx: Tx, userId: number, told: Parameters<typeof sql.insertForOne>[2]): Promise<void> => {
  if (await sql.insertForOne(tx, userId, told)) await sql.say(tx, [userId])
}

/** Tells someone that they have a role in the company, or another one. */
export const tellOfRole = async (tx: Tx, { companyId, actor }: CompanyScope, userId: number): Promise<void> => {
  if (userId === actor.userId) return
  await tellOne(tx, userId, { kind: 'ROLE_GIVEN', companyId, actorId: actor.userId, happening: randomUUID() })
}

/** Tells those whom a merger brought to another company, and who are marked as such. */
export const tellOfMerger = async (tx: Tx, from: number, userIds: readonly number[]): Promise<void> => {
  const readers = await sql.insertMerged(tx, { from, userIds })
  if (readers.length > 0) await sql.say(tx, readers)
}

/** Tells the administrators of the company that stays that another has become part of it. */
export const tellOfJoined = async (tx: Tx, from: number, into: number): Promise<void> => {
  const readers = await sql.insertJoined(tx, { from, into })
  if (readers.length > 0) await sql.say(tx, readers)
}

/** Tells someone that support acts in their name. */
export const tellOfAssistance = (
  tx: Tx,
  { userId, ...told }: { userId: number; companyId: number; actorId: number; happening: string },
): Promise<void> => tellOne(tx, userId, { kind: 'ASSISTED', ...told })

/** What somebody began and did not wait for. */
type Begun = { id: number; user_id: number; company_id: number }
const tellOfEnd = (
  tx: Tx,
  { id, user_id, company_id }: Begun,
  told: Pick<Parameters<typeof sql.insertForOne>[2], 'kind' | 'happening'>,
): Promise<void> => tellOne(tx, user_id, { ...told, subjectId: id, companyId: company_id, actorId: null })

/** Tells whoever began to apply a template to many projects that it has ended. */
export const tellOfTemplateRun = (tx: Tx, run: Begun): Promise<void> =>
  tellOfEnd(tx, run, { kind: 'TEMPLATE_APPLIED', happening: `template-run/${run.id}` })

/** Tells whoever began to invite the flats of a building that all of them have been. */
export const tellOfInvitations = (tx: Tx, run: Begun): Promise<void> =>
  tellOfEnd(tx, run, { kind: 'FLATS_INVITED', happening: `invitation-run/${run.id}` })

/** Tells whoever began to create the projects of a sheet that it has ended. */
export const tellOfIntake = (tx: Tx, intake: Begun): Promise<void> =>
  tellOfEnd(tx, intake, { kind: 'PROJECTS_IMPORTED', happening: `intake/${intake.id}` })

/** Tells whoever sent a campaign that all of it has left: once more each time that it is sent to those who are left. */
export const tellOfCampaign = async (
  tx: Tx,
  { id, sender_user_id: user_id, company_id }: Omit<Begun, 'user_id'> & { sender_user_id: number | null },
): Promise<void> => {
  if (user_id === null) return
  await tellOfEnd(
    tx,
    { id, user_id, company_id },
    { kind: 'CAMPAIGN_SENT', happening: `campaign/${id}/${randomUUID()}` },
  )
}

/** Tells those who administer the company, and whoever sent the campaign, that it stopped by itself. */
export const tellOfStop = (tx: Tx, campaignId: number): Promise<void> =>
  spread(tx, sql.ofCampaign(campaignId, `campaign-stopped/${campaignId}/${randomUUID()}`))

type Access = { id: number; resource_id: number; authorized_company_id: number }
/** Tells the people of a company that another one may read its projects, or may no more. */
export const tellOfAccess = (
  tx: Tx,
  { actor }: CompanyScope,
  kind: 'ACCESS_GIVEN' | 'ACCESS_ENDED',
  { id, resource_id, authorized_company_id: subjectId }: Access,
): Promise<void> =>
  spread(tx, sql.inCompanyAbout(resource_id, { kind, happening: `${kind}/${id}`, actorId: actor.userId, subjectId }))

/** Tells whoever asked for a product what became of it. */
export const tellOfProduct = async (
  held: Held,
  { userId, companyId, requestId }: { userId: number; companyId: number; requestId: number },
): Promise<void> => {
  await tellOne(held.tx, userId, {
    kind: 'PRODUCT_DECIDED',
    companyId,
    home: held,
    actorId: held.author.userId,
    subjectId: requestId,
    happening: `product-request/${requestId}`,
  })
}

export const listNotifications = ({ actor }: UserScope, request: ListRequest<typeof notificationList>) =>
  sql.listNotifications(actor.userId, request)

const unreadOf = async (reader: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, UnreadTold>> =>
  new Map((await sql.countUnread(reader, userIds, mostUnread)).map(({ user_id, unread }) => [user_id, { unread }]))

export const countUnread = async ({ actor: { userId } }: UserScope): Promise<UnreadTold> =>
  (await unreadOf(db, [userId])).get(userId)!

/** What each browser hears of its reader's notifications, as they come and as they are read elsewhere. */
export const unreadLive = liveTopic<UnreadTold>({
  channel: sql.channel,
  event: unreadEvent,
  read: (userIds) => unreadOf(db, userIds),
})

export const readNotification = (
  { actor: { userId } }: UserScope,
  id: number,
  isRead: boolean,
): Promise<Notification> =>
  write(async (tx) => {
    const row = (await sql.markRead(tx, userId, id, isRead)) ?? refuse('RESOURCE_NOT_FOUND')
    await sql.say(tx, [userId])
    return row
  })

export const readAll = ({ actor: { userId } }: UserScope, until: number | undefined): Promise<Record<string, never>> =>
  write(async (tx) => {
    if (await sql.markAllRead(tx, userId, until)) await sql.say(tx, [userId])
    return {}
  })

const choicesOf = async (reader: Db | Tx, userId: number): Promise<NotificationChoice[]> => {
  const chosen = new Map((await sql.listChoices(reader, userId)).map(({ kind, is_active }) => [kind, is_active]))
  return notificationKinds.map((kind) => ({ kind, is_active: chosen.get(kind) ?? true }))
}

export const getChoices = ({ actor }: UserScope): Promise<NotificationChoice[]> => choicesOf(db, actor.userId)

/** Those that are named; of a kind that is named twice the last word holds. */
export const setChoices = (
  { actor: { userId } }: UserScope,
  choices: readonly NotificationChoice[],
): Promise<NotificationChoice[]> =>
  write(async (tx) => {
    const named = new Map(choices.map((choice) => [choice.kind, choice]))
    await sql.putChoices(tx, userId, [...named.values()])
    return choicesOf(tx, userId)
  })

/** What is a year old is of no use any more. */
export const forgetOld = async (): Promise<void> => {
  while (await sql.deleteOld());
}
