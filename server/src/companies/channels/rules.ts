import type { CompanyChannel } from '@logis/contract/companies'
import { languageOf } from '@logis/contract/locale'
import { db, type Db } from '#platform/db.ts'
import { changesBetween } from '#platform/journal.ts'
import { refuse } from '#platform/refuse.ts'
import type { CompanyScope } from '#platform/scope.ts'
import { onCompany } from '../telling/rules.ts'
import * as sql from './sql.ts'

const channelsOf = async (reader: Db, scope: CompanyScope): Promise<CompanyChannel[]> =>
  (await sql.listChannels(reader, scope)).map(({ name_fr, name_en, ...channel }) => ({
    ...channel,
    name: languageOf(scope.locale) === 'fr' ? name_fr : name_en,
  }))

/** PROF-24, PROF-25. */
export const listChannels = (scope: CompanyScope): Promise<CompanyChannel[]> => channelsOf(db, scope)

/** PROF-27. A setting is known by its channel, whether the company has ever touched it or not. */
export const setChannel = (scope: CompanyScope, settingId: number, active: boolean): Promise<CompanyChannel> =>
  onCompany(scope, async (tx, tell) => {
    const channel = (await channelsOf(tx, scope)).find(({ id }) => id === settingId) ?? refuse('RESOURCE_NOT_FOUND')
    if (!channel.is_optional && !active) refuse('CHANNEL_NOT_OPTIONAL')
    if (channel.is_active !== active) {
      await sql.setChannel(tx, scope.companyId, channel.id, active)
      await tell({ changes: changesBetween({ [channel.code]: channel.is_active }, { [channel.code]: active }) })
    }
    return { ...channel, is_active: active }
  })
