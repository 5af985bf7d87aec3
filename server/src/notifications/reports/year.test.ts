import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobKinds } from '../../app.ts'
import { moveClock } from '#platform/clock.ts'
import { pool } from '#platform/db.ts'
import { as } from '#platform/testing/client.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { moveIn } from '#platform/testing/people.ts'
import { baseUrl } from '#platform/testing/running.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { subjects } from '../../walk/subjects.ts'

withoutLimits()
afterAll(() => moveClock(null))

const run = (text: string, values: unknown[]) => pool.query(text, values)
const job = (name: string) => jobKinds.find((kind) => kind.name === name)!.handle as (payload: object) => Promise<void>
/** Two workers do it at once. */
const twice = (name: string) => Promise.all([job(name)({}), job(name)({})])

const told: string[] = []
let last = 0
/** What was promised on a day, by its channel and its reader. */
const note = async (day: string) => {
  const { rows } = await run(
    `select id, channel_code, recipient::text as recipient from communication_logs where id > $1 and channel_code in
      ('ACCOUNT_REMINDER', 'MAINTENANCE_REMINDER', 'WEEKLY_REPORT', 'HOME_REPORT') order by id`,
    [last],
  )
  for (const { id, channel_code, recipient } of rows) {
    last = Number(id)
    told.push(`${day} ${channel_code} ${recipient}`)
  }
}
const of = (address: string) =>
  told.filter((line) => line.endsWith(` ${address}`)).map((line) => line.replace(` ${address}`, ''))

const dayMs = 86_400_000
const begins = Date.parse('2027-01-01T07:30:00Z')
const stepDay = async (index: number) => {
  const at = new Date(begins + index * dayMs)
  moveClock(at)
  await Promise.all([twice('invitations.remind'), twice('devices.remind')])
  if (at.getUTCDay() === 1) await twice('reports.weekly')
  await note(at.toISOString().slice(0, 10))
}
/** Up to a day, this one included. */
let next = 0
const stepTo = async (day: string) => {
  for (; begins + next * dayMs <= Date.parse(`${day}T12:00:00Z`); next += 1) await stepDay(next)
}

/** A house of Maisons Clairière that nobody has activated, and its address. */
const house = async (commissioned: string | null) => {
  const { residence_id, email } = await subjects.house()
  await run('update residences set commissioning_date = $2 where id = $1', [residence_id, commissioned])
  return { residence_id, email }
}
/** Of the last mail that says so. */
const oneClick = async (address: string, saying: string): Promise<string> => {
  const { links } = (await mailsTo(address)).findLast(({ text }) => text.includes(saying))!
  const token = new URL(links.find((link) => link.includes('/desinscription'))!).hash.replace('#token=', '')
  return `${await baseUrl()}/v2/unsubscriptions/${token}`
}
/** As a mail program does: a form, and nobody signed in. */
const unsubscribe = async (address: string, saying: string): Promise<Response> =>
  fetch(await oneClick(address, saying), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

let erables: number
beforeAll(async () => {
  await run(`update residences set commissioning_date = null`, [])
  await run('delete from device_tasks', [])
  erables = await world.project('Maison Les Érables')
})

const dueOn = async (day: string) => {
  await run(
    `insert into device_tasks (device_id, product_task_id, due_date)
     select d.id, t.id, $2 from devices d join products p on p.id = d.product_id join product_tasks t on t.class_id = p.class_id
     where d.residence_id = $1 and p.name = 'Vitodens 200-W'`,
    [erables, day],
  )
}
const clock = (day: string) => `${day}T10:00:00Z`

test(
  'RES-09 RES-10 RES-11/report a year: each reminder and report once, to whom it should, never after an unsubscription, an activation, a removal or an erasure',
  { timeout: 300_000 },
  async () => {
    const kept = await house('2027-01-31')
    const activated = await house('2027-01-10')
    const left = await house('2027-01-05')
    const cancelled = await house('2027-01-05')
    const undated = await house(null)
    const late = await house('2026-05-01')
    await dueOn('2027-03-12')
    await moveIn('tom@foyer.example', erables)
    await moveIn('alice@foyer.example', erables)
    await run('update users set deleted_at = now() where username = $1', ['alice@foyer.example'])
    const claire = await as('claire@foyer.example', 'resident')
    const user_id = await world.user('claire@foyer.example')
    const ask = (code: string, active: boolean) =>
      claire.call('accounts.setUserChannels', { user_id, settings: [{ code, active }] })
    await ask('HOME_REPORT', true)
    const hugo = await as('hugo@clairiere.example')
    await run('update residences set created_at = $2 where id = $1', [kept.residence_id, clock('2027-01-13')])

    await stepTo('2027-02-12')
    await unsubscribe(left.email, 'Votre code logement')
    await run('update residences set activation_date = $2 where id = $1', [activated.residence_id, clock('2027-02-16')])
    await run('update residences set deleted_at = now() where id = $1', [cancelled.residence_id])
    await run('update documents set created_at = $2 where residence_id = $1', [erables, clock('2027-05-05')])
    // A calendar that is counted anew, as after a change of the catalogue, reminds of nothing twice.
    await run('delete from device_tasks where due_date = $1', ['2027-03-12'])
    await dueOn('2027-03-12')
    await stepTo('2027-05-17')
    const reports = (await mailsTo('hugo@clairiere.example')).filter(({ subject }) => subject.includes('votre semaine'))
    expect(reports.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /Semaine du 11 janvier 2027[^]*1 logement créé[^]*logements? invités? (attend|attendent) encore/,
      ),
      expect.stringMatching(/Semaine du 15 février 2027[^]*1 logement activé/),
    ])
    await ask('HOME_REPORT', false)
    await run('update documents set created_at = $2 where residence_id = $1', [erables, clock('2027-06-02')])
    await hugo.call('accounts.setUserChannels', {
      user_id: await world.user('hugo@clairiere.example'),
      settings: [{ code: 'WEEKLY_REPORT', active: false }],
    })
    await run('update residences set created_at = $2 where id = $1', [left.residence_id, clock('2027-07-07')])
    await dueOn('2027-08-20')
    expect((await unsubscribe('claire@foyer.example', 'Dans le mois qui vient')).status).toBe(200)
    await run('delete from residence_users where user_id = $1', [await world.user('tom@foyer.example')])
    await stepTo('2027-12-31')

    expect({
      kept: of(kept.email),
      activated: of(activated.email),
      left: of(left.email),
      cancelled: of(cancelled.email),
    }).toEqual({
      // The last day of February stands in for the thirty-first.
      kept: ['2027-02-28', '2027-04-30', '2027-07-31'].map((day) => `${day} ACCOUNT_REMINDER`),
      activated: ['2027-02-10 ACCOUNT_REMINDER'],
      left: ['2027-02-05 ACCOUNT_REMINDER'],
      cancelled: ['2027-02-05 ACCOUNT_REMINDER'],
    })
    expect([...of(undated.email), ...of(late.email), ...of('alice@foyer.example')]).toEqual([])
    expect(of('tom@foyer.example')).toEqual(['2027-02-10 MAINTENANCE_REMINDER'])
    expect(of('claire@foyer.example')).toEqual(['2027-02-10 MAINTENANCE_REMINDER', '2027-05-10 HOME_REPORT'])
    expect(of('hugo@clairiere.example')).toEqual(['2027-01-18 WEEKLY_REPORT', '2027-02-22 WEEKLY_REPORT'])
  },
)
