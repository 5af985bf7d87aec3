import type { Channel } from '@logis/contract/channels'
import { beforeAll, expect, test } from 'vitest'
import { as, type Client } from '#platform/testing/client.ts'
import { meanwhile } from '#platform/testing/meanwhile.ts'
import { world } from '#platform/testing/world.ts'
import { db } from '#platform/db.ts'

let admin: Client
beforeAll(async () => {
  admin = await as('admin@logis.example')
})
const list = (input: object = {}) => admin.call('channels.listChannels', { page_size: -1, ...input })
const named = async (code: string): Promise<Channel> => (await list({ search: code })).data[0]
const edit = (channel_id: number, more: object) => admin.call('channels.editChannel', { channel_id, ...more })

test('ADMIN-06/list the channels with code, name, target, type and whether they are on by default, searched and ordered', async () => {
  expect(await named('WEEKLY_REPORT')).toEqual({
    id: expect.any(Number),
    code: 'WEEKLY_REPORT',
    name_fr: 'Bilan hebdomadaire',
    name_en: 'Weekly report',
    target: 'builder',
    type: 'mail',
    is_default_active: true,
    is_optional: true,
  })
  for (const search of ['BILAN', 'weekly', 'weekly_report']) expect((await list({ search })).data).toHaveLength(1)
  const builders = (await list({ search: { target: 'builder' } })).data
  expect(new Set(builders.map(({ target }: Channel) => target))).toEqual(new Set(['builder']))
  const codes = (await list({ sort: '-code' })).data.map(({ code }: Channel) => code)
  expect(codes).toEqual(codes.toSorted().toReversed())
})

test('ADMIN-06/edit 200: off by default, it is off for who has chosen nothing, and stays on for who has; the feed tells from and to', async () => {
  const { id } = await named('WEEKLY_REPORT')
  const [clairiere, belvedere] = [await world.company('Maisons Clairière'), await world.company('Promotion Belvédère')]
  await db
    .insertInto('company_channel_settings')
    .values({ company_id: clairiere, channel_id: id, is_active: true })
    .onConflict((known) => known.columns(['company_id', 'channel_id']).doUpdateSet({ is_active: true }))
    .execute()
  expect(await edit(id, { is_default_active: false, name_fr: 'Bilan de la semaine' })).toMatchObject({
    status: 200,
    data: { id, name_fr: 'Bilan de la semaine', name_en: 'Weekly report', is_default_active: false },
  })
  const isOn = async (who: string, company_id: number): Promise<boolean> => {
    const { data } = await (await as(who)).call('companies.listCompanyChannels', { company_id })
    return data.find(({ code }: Channel) => code === 'WEEKLY_REPORT').is_active
  }
  expect(await isOn('hugo@clairiere.example', clairiere)).toBe(true)
  expect(await isOn('ines@belvedere.example', belvedere)).toBe(false)
  const { data } = await admin.call('administration.listEntries', { search: { model_name: 'Channel' } })
  expect(data[0]).toMatchObject({
    action: 'UPDATED',
    model_id: id,
    changes: [
      { attribute_name: 'name_fr', old_value: 'Bilan hebdomadaire', value: 'Bilan de la semaine' },
      { attribute_name: 'is_default_active', old_value: 'true', value: 'false' },
    ],
  })
  await edit(id, { is_default_active: true, name_fr: 'Bilan hebdomadaire' })
})

test('422: one that is not optional stays on; a name that is missing; 404: a channel of nobody', async () => {
  const { id } = await named('PASSWORD_RESET')
  expect(await edit(id, { is_default_active: false })).toMatchObject({
    status: 422,
    error_reason: 'CHANNEL_NOT_OPTIONAL',
  })
  expect((await edit(id, { is_default_active: true })).status).toBe(200)
  expect(await edit(id, { name_fr: ' ' })).toMatchObject({ status: 422, error_reason: 'VALIDATION_ERROR' })
  expect(await edit(999_999_999, {})).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
})

test('403: whose role is taken away while the act waits changes nothing', async () => {
  const { id } = await named('WEEKLY_REPORT')
  const user_id = await world.user('admin@logis.example')
  const refused = await meanwhile(
    ({ run }) => run('delete from user_global_roles where user_id = $1', [user_id]),
    () => edit(id, { is_default_active: false }),
  )
  await db.insertInto('user_global_roles').values({ user_id, role: 'ADMINISTRATOR' }).execute()
  expect(refused).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
})
