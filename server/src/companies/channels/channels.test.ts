import { expect, test } from 'vitest'
import type { CompanyChannel } from '@logis/contract/companies'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const open = async (username: string, company: string) => {
  const client = await as(username)
  const company_id = await world.company(company)
  return {
    client,
    company_id,
    list: () => client.call('companies.listCompanyChannels', { company_id }),
    set: (setting_id: number, active: unknown) =>
      client.call('companies.setCompanyChannel', { company_id, setting_id, active }),
  }
}
const channelOf = (data: CompanyChannel[], code: string) => data.find((channel) => channel.code === code)!

test('PROF-24/server PROF-25 200: what a company’s homes and staff are written, in the language of the reader', async () => {
  const hugo = await open('hugo@clairiere.example', 'Maisons Clairière')
  const { data } = await hugo.list()
  expect(channelOf(data, 'WEEKLY_REPORT')).toMatchObject({
    name: 'Bilan hebdomadaire',
    target: 'builder',
    type: 'mail',
    is_active: true,
    is_optional: true,
  })
  expect(channelOf(data, 'MAINTENANCE_REMINDER')).toMatchObject({ target: 'user' })
  const english = await hugo.client.inEnglish().call('companies.listCompanyChannels', { company_id: hugo.company_id })
  expect(channelOf(english.data, 'WEEKLY_REPORT').name).toBe('Weekly report')
})

test('PROF-27 200: a setting is turned off and on; the same again writes nothing', async () => {
  const ines = await open('ines@belvedere.example', 'Promotion Belvédère')
  const { id } = channelOf((await ines.list()).data, 'RESIDENCE_ACTIVATED')
  const rows = () =>
    db.selectFrom('company_channel_settings').selectAll().where('company_id', '=', ines.company_id).execute()
  expect(await ines.set(id, true)).toMatchObject({ status: 200, data: { is_active: true } })
  expect(await rows()).toEqual([])
  expect(await ines.set(id, '0')).toMatchObject({ status: 200, data: { id, is_active: false } })
  expect(channelOf((await ines.list()).data, 'RESIDENCE_ACTIVATED').is_active).toBe(false)
  const asAnswered = { company_id: ines.company_id, setting_id: id, is_active: true }
  expect(await ines.client.call('companies.setCompanyChannel', asAnswered)).toMatchObject({ data: { is_active: true } })
})

test('422 CHANNEL_NOT_OPTIONAL, a missing value; 404: an unknown setting', async () => {
  const hugo = await open('hugo@clairiere.example', 'Maisons Clairière')
  const { id } = channelOf((await hugo.list()).data, 'PASSWORD_RESET')
  expect(await hugo.set(id, false)).toMatchObject({ status: 422, error_reason: 'CHANNEL_NOT_OPTIONAL' })
  expect(await hugo.set(id, undefined)).toMatchObject({ status: 422, errors: { active: [{ code: 'required' }] } })
  expect(await hugo.set(999_999, true)).toMatchObject({ status: 404, error_reason: 'RESOURCE_NOT_FOUND' })
})

test('403 404: members look, readers look, a rival sees nothing', async () => {
  for (const username of ['paul@horizon.example', 'lea@horizon.example']) {
    const member = await open(username, 'Groupe Horizon')
    const { id } = channelOf((await member.list()).data, 'WEEKLY_REPORT')
    expect(await member.set(id, false)).toMatchObject({ status: 403, error_reason: 'FORBIDDEN' })
  }
  expect(await (await open('zoe@batir-ouest.example', 'Maisons Clairière')).list()).toMatchObject({ status: 404 })
})
