import { invitationCodes, mailStatuses } from '@logis/contract/invitations.rules'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

let lilas: number
beforeAll(async () => {
  lilas = await world.project('Maison Les Lilas')
})
const list = async (who: string, input: object = {}) =>
  (await as(who)).call('invitations.listMailLogs', { residence_id: lilas, ...input })

test('CODE-08 CODE-10 the mails of a home, newest first, with what became of them', async () => {
  const { status, data, meta } = await list('hugo@clairiere.example', { codes: [...invitationCodes] })
  expect({ status, meta }).toEqual({ status: 200, meta: { total: 2, per_page: 10, current_page: 1, last_page: 1 } })
  expect(data).toMatchObject([
    {
      code: 'INVITE_OWNER_RESIDENCE_BUILDER',
      recipient: 'famille.roux@foyer.example',
      status: 'OPENED',
      level: 'success',
      external_data: {
        email: 'famille.roux@foyer.example',
        events: [{ name: 'clicks' }, { name: 'opened' }, { name: 'delivered' }],
      },
    },
    { status: 'DELIVERED', level: 'success', external_data: { events: [{ name: 'delivered' }, { name: 'deferred' }] } },
  ])
  expect(data[0].external_data.subject).toContain('Maisons Clairière')
  expect(data[0].external_data.body).toContain('<!doctype html>')
  expect(data[0].external_data.body).not.toMatch(/#token=[\w-]/)
  expect(Date.parse(data[0].created_at)).toBeGreaterThan(Date.parse(data[1].created_at))
})

test('CODE-08 only the channels asked for, pages and both directions of time', async () => {
  expect((await list('hugo@clairiere.example', { codes: ['INVITE_OWNER', 'INVITE_OWNER_RENOVATION'] })).data).toEqual(
    [],
  )
  const [newest, oldest] = (await list('hugo@clairiere.example')).data
  expect((await list('hugo@clairiere.example', { page_size: 1, page: 2 })).data).toMatchObject([{ id: oldest.id }])
  expect((await list('hugo@clairiere.example', { sort: 'created_at', page_size: 1 })).data).toMatchObject([
    { id: oldest.id },
  ])
  expect((await list('hugo@clairiere.example', { sort: '-created_at', page_size: 1 })).data).toMatchObject([
    { id: newest.id },
  ])
  expect((await list('hugo@clairiere.example', { search: 'ROUX@FOYER' })).data).toHaveLength(2)
  expect((await list('hugo@clairiere.example', { search: 'roux%foyer' })).data).toEqual([])
})

test('CODE-08 422: an unknown channel, sort or criterion', async () => {
  expect(await list('hugo@clairiere.example', { codes: ['PASSWORD_RESET'] })).toMatchObject({ status: 422 })
  expect(await list('hugo@clairiere.example', { sort: 'recipient' })).toMatchObject({
    status: 422,
    error_reason: 'SORT_NOT_SUPPORTED',
  })
  expect(await list('hugo@clairiere.example', { search: { recipient: 'a' } })).toMatchObject({
    status: 422,
    error_reason: 'SEARCH_NOT_SUPPORTED',
  })
})

test.each(['marie@horizon.example', 'lea@horizon.example', 'admin@logis.example', 'support@logis.example'])(
  '%s reads them too',
  async (who) => {
    expect(await list(who)).toMatchObject({ status: 200, meta: { total: 2 } })
  },
)

test.each(['zoe@batir-ouest.example', 'karim@renovest.example', 'otto@thermalia.example'])(
  '404: they do not exist for %s',
  async (who) => {
    expect(await list(who)).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  },
)

test('404: neither for an authorised third party nor for the owner of the home', async () => {
  const row = {
    company_id: await world.company('Maisons Clairière'),
    authorized_company_id: await world.company('Rénov’Est'),
    resource_type: 'Company',
  }
  await db
    .insertInto('resource_accesses')
    .values({ ...row, resource_id: row.company_id, created_by_user_id: null })
    .execute()
  expect(await (await as('karim@renovest.example')).call('projects.getProject', { residence_id: lilas })).toMatchObject(
    { status: 200 },
  )
  expect(await list('karim@renovest.example')).toMatchObject({ status: 404, error_reason: 'RESIDENCE_NOT_FOUND' })
  const claire = await as('claire@foyer.example', 'resident')
  expect(
    await claire.call('invitations.listMailLogs', { residence_id: await world.project('Maison Les Érables') }),
  ).toMatchObject({ status: 404 })
})

test('CODE-16 the demo world holds a mail of each status that a sent mail may show', async () => {
  const { data } = await (
    await as('hugo@clairiere.example')
  ).call('projects.listProjects', { company_id: await world.company('Maisons Clairière'), page_size: -1 })
  const hugo = await as('hugo@clairiere.example')
  const pages = await Promise.all(
    data.map(({ id }: { id: number }) => hugo.call('invitations.listMailLogs', { residence_id: id })),
  )
  const shown = new Set(pages.flatMap(({ data: mails }) => mails.map(({ status }: { status: string }) => status)))
  expect(mailStatuses.filter((status) => !shown.has(status))).toEqual(['AWAITING', 'PROGRAMMED', 'UNKNOWN'])
})
