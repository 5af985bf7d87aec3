import { maskCode, showCode } from '@logis/contract/projects.rules'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { world } from '#platform/testing/world.ts'

const lea = 'lea@horizon.example' // reader of the manager above
const support = 'support@logis.example'
let residence_id: number
let company_id: number
let code: string
beforeAll(async () => {
  residence_id = await world.project('Maison Les Lilas')
  company_id = await world.company('Maisons Clairière')
  code = await world.code('Maison Les Lilas')
  const body_html = `<p>${showCode(code)}</p><p>ABCD-EFGH-JKMN, remplacé</p>`
  await db.updateTable('communication_logs').set({ body_html }).where('residence_id', '=', residence_id).execute()
})

/** Everything that a person reads of the home, as they get it. */
const readBy = async (username: string) => {
  const client = await as(username)
  const search = { name: 'Les Lilas' }
  const page = await client.call('projects.getProject', { residence_id })
  const list = await client.call('projects.listProjects', { company_id, search })
  const found = await client.call('projects.listProjects', { company_id, search: code })
  const csv = await client.download('projects.exportProjects', { company_id, search })
  const mails = await client.call('invitations.listMailLogs', { residence_id })
  const feed = await client.call('feed.listActivity', { residence_id, page_size: -1 })
  const answers = [page, list, found, csv, mails, feed]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  return { page, list, csv, mails, everything: answers.map(({ bytes }) => bytes.toString('utf8')).join('\n') }
}

test.each([lea, support])('%s reads the last group of codes wherever a code stands, and why', async (username) => {
  const { page, list, csv, mails, everything } = await readBy(username)
  expect(page.data).toMatchObject({
    residence_code: maskCode(code),
    cannot: { see_code: 'RESIDENCE_CODE_MASKED', download_credentials: 'RESIDENCE_CODE_MASKED' },
  })
  expect(list.data).toMatchObject([{ residence_code: maskCode(code) }])
  expect(csv.bytes.toString('utf8')).toContain(`;${maskCode(code)};`)
  expect(mails.data[0].external_data.body).toBe(`<p>${maskCode(code)}</p><p>••••-••••-JKMN, remplacé</p>`)
  for (const whole of [code, showCode(code), 'ABCD-EFGH']) expect(everything).not.toContain(whole)
})

test.each(['hugo@clairiere.example', 'paul@horizon.example', 'admin@logis.example'])(
  '%s, who may hand the home over, reads whole codes',
  async (username) => {
    const { page, list, csv, mails } = await readBy(username)
    expect(page.data).toMatchObject({
      residence_code: showCode(code),
      cannot: { see_code: null, download_credentials: null },
    })
    expect(list.data).toMatchObject([{ residence_code: maskCode(code) }])
    expect(csv.bytes.toString('utf8')).toContain(`;${showCode(code)};`)
    expect(mails.data[0].external_data.body).toContain(showCode(code))
  },
)

test('a writer who becomes a reader is signed out, and sees codes masked from then on', async () => {
  let client = await as('hugo@clairiere.example')
  const seen = async () => (await client.call('projects.getProject', { residence_id })).data.residence_code
  const setRole = async (role: 'COMPANY_READER' | 'COMPANY_ADMIN') => {
    await db
      .updateTable('user_role_companies')
      .set({ role })
      .where('user_id', '=', await world.user('hugo@clairiere.example'))
      .execute()
    expect((await client.call('accounts.getMe')).status).toBe(401)
    client = await as('hugo@clairiere.example')
  }
  expect(await seen()).toBe(showCode(code))
  await setRole('COMPANY_READER')
  expect(await seen()).toBe(maskCode(code))
  await setRole('COMPANY_ADMIN')
  expect(await seen()).toBe(showCode(code))
})
