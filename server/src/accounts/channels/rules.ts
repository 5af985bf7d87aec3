import type { AttributeChange } from '@logis/contract/feed'
import { languageOf, type Locale } from '@logis/contract/locale'
import { db, type Db, type Tx } from '#platform/db.ts'
import { changesBetween } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { UserScope } from '#platform/scope.ts'
import { onAccount } from '../others/rules.ts'
import * as sql from './sql.ts'

type ChannelSetting = { id?: number | undefined; code?: string | undefined; active: boolean }

const channelsOf = async (reader: Db | Tx, userId: number) =>
  sql.listChannels(reader, userId, await sql.isStaff(reader, userId))

const show = (channels: Awaited<ReturnType<typeof channelsOf>>, locale: Locale) =>
  channels.map(({ name_fr, name_en, ...channel }) => ({
    ...channel,
    name: languageOf(locale) === 'fr' ? name_fr : name_en,
  }))

/** API-13. */
export const getChannels = async (scope: UserScope, userId: number) => show(await channelsOf(db, userId), scope.locale)

/** API-13. All of them, or none when one is refused. */
export const setChannels = async (scope: UserScope, userId: number, settings: readonly ChannelSetting[]) => {
  await onAccount(scope, userId, async (tx, tell) => {
    const channels = await channelsOf(tx, userId)
    const changes: AttributeChange[] = []
    for (const [position, { id, code, active }] of settings.entries()) {
      const channel = channels.find((known) => (id === undefined ? known.code === code : known.id === id))
      if (!channel) return refuse('VALIDATION_ERROR', { errors: { [`settings.${position}`]: [{ code: 'enum' }] } })
      if (!channel.is_optional && !active) refuse('CHANNEL_NOT_OPTIONAL')
      if (channel.is_active !== active) await sql.setChannel(tx, userId, channel.id, active)
      changes.push(...changesBetween({ [channel.code]: channel.is_active }, { [channel.code]: active }))
      if (active) await sql.forgetRefusal(tx, userId, channel.id)
    }
    await tell(changes)
  })
  return getChannels(scope, userId)
}
