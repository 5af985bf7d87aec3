import type { Channel } from '@logis/contract/channels'
import { channelList } from '@logis/contract/channels.lists'
import type { ListRequest } from '@logis/contract/lists'
import { sql } from 'kysely'
import type { Administering } from '#platform/administering.ts'
import { listReader, whether } from '#platform/listReader.ts'
import type { Listed } from '#platform/lists.ts'

const columns = ['id', 'code', 'name_fr', 'name_en', 'target', 'type', 'is_default_active', 'is_optional'] as const

const reader = listReader(channelList, {
  id: sql`c.id`,
  sorts: { name_fr: sql`f_norm(c.name_fr)`, name_en: sql`f_norm(c.name_en)`, code: sql`c.code` },
  neverNull: ['name_fr', 'name_en', 'code'],
  search: { target: sql`c.target`, type: sql`c.type`, is_default_active: whether(sql`c.is_default_active`) },
  text: [sql`f_norm(c.name_fr)`, sql`f_norm(c.name_en)`, sql`f_norm(c.code)`],
})

export const listChannels = (request: ListRequest<typeof channelList>): Promise<Listed<Channel>> =>
  reader.page(request, {
    from: sql`communication_channels c`,
    within: [],
    columns: sql`c.id, c.code, c.name_fr, c.name_en, c.target, c.type, c.is_default_active, c.is_optional`,
    joins: sql`left join communication_channels c on c.id = page.id`,
  })

export const holdChannel = ({ tx }: Administering, id: number): Promise<Channel | undefined> =>
  tx.selectFrom('communication_channels').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export const updateChannel = (
  { tx }: Administering,
  { id, name_fr, name_en, is_default_active }: Pick<Channel, 'id' | 'name_fr' | 'name_en' | 'is_default_active'>,
) =>
  tx.updateTable('communication_channels').set({ name_fr, name_en, is_default_active }).where('id', '=', id).execute()
