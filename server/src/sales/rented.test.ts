import { expect, test } from 'vitest'
import { today } from '#platform/clock.ts'
import { db } from '#platform/db.ts'
import { house } from '#platform/testing/campaigns.ts'
import { anonymous, as } from '#platform/testing/client.ts'
import { inDays } from '#platform/testing/days.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { activateHome, moveIn, newResident } from '#platform/testing/people.ts'
import { tokenTo } from '#platform/testing/sales.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { subjects } from '../walk/subjects.ts'

withoutLimits()

/** A house that Claire owns. */
const aHome = async () => {
  const { residence_id } = await subjects.house()
  await moveIn('claire@foyer.example', residence_id, 'OWNER')
  return residence_id
}

const isOfOwner = ({ subject }: { subject: string }) => subject.startsWith('Nouveau propriétaire')
/** What Tom, who rents a home, has been told of its owner: in how many notifications and mails, and on its page. */
const toldTom = (residence_id: number) => toldOf('tom@foyer.example', residence_id)
const toldOf = async (address: string, residence_id: number) => {
  const user_id = await world.user(address)
  const who = await as(address, 'resident')
  const { data: notifications } = await who.call('accounts.listNotifications', { user_id })
  const { data: home } = await who.call('residents.getHome', { user_id, residence_id })
  const isTold = (one: { code: string; residence_id: number }) =>
    one.code === 'HOME_OWNER_CHANGED' && one.residence_id === residence_id
  return {
    notifications: notifications.filter(isTold).length,
    mails: (await mailsTo(address)).filter((mail) => isOfOwner(mail) && mail.text.includes(`/logement/${residence_id}`))
      .length,
    page: home.has_lost_owner ? 'nobody' : home.owner_since && 'another',
  }
}
const nothing = { notifications: 0, mails: 0, page: null }

test('a buyer reads how many rent the home before they accept, their own lease aside; whoever rents it is told of the new owner, not of who', async () => {
  const claire = await as('claire@foyer.example', 'resident')
  const alice = await as('alice@foyer.example', 'resident')
  const residence_id = await aHome()
  const offered = async (token: string) => (await anonymous.call('sales.openSale', { token })).data
  await moveIn('tom@foyer.example', residence_id, 'TENANT')
  await moveIn('alice@foyer.example', residence_id, 'TENANT')
  await claire.call('sales.startSale', { residence_id, email: 'alice@foyer.example', deed_on: inDays(3) })
  const token = await tokenTo(residence_id)
  expect(await offered(token)).toMatchObject({ tenants: 1, is_accepted: false })
  expect(JSON.stringify(await offered(token))).not.toMatch(/tom/i)
  const user_id = await world.user('alice@foyer.example')
  expect((await alice.call('sales.listPurchases', { user_id })).data).toMatchObject([{ tenants: 1 }])
  await db.updateTable('home_sales').set({ deed_on: today() }).where('residence_id', '=', residence_id).execute()
  expect(await toldTom(residence_id)).toEqual(nothing)
  await alice.call('sales.acceptSale', { token })
  expect(await toldTom(residence_id)).toEqual({ notifications: 1, mails: 1, page: 'another' })
  expect(await toldOf('alice@foyer.example', residence_id)).toEqual(nothing)
  const mail = (await mailsTo('tom@foyer.example')).find(isOfOwner)
  expect(mail?.text).not.toMatch(/Claire|Alice/)
})

test('whoever rents a home reads that its owner has left and is told of the next one, and nothing of the first one', async () => {
  const { id, email } = await house()
  await moveIn('tom@foyer.example', id, 'TENANT')
  const owner = await newResident(email)
  expect(await toldTom(id)).toEqual(nothing)
  await activateHome(owner.client, id)
  expect(await toldTom(id)).toEqual(nothing)
  expect((await owner.close()).status).toBe(204)
  await runJobs()
  expect(await toldTom(id)).toEqual({ ...nothing, page: 'nobody' })
  const gone = await newResident('locataire.parti@foyer.example')
  await moveIn(gone.username, id, 'TENANT')
  await activateHome(await as('alice@foyer.example', 'resident'), id)
  // Whoever leaves before the mail does is told nothing more of the home.
  await db.deleteFrom('residence_users').where('user_id', '=', gone.user_id).execute()
  expect((await mailsTo(gone.username)).filter(isOfOwner)).toEqual([])
  expect(await toldTom(id)).toEqual({ notifications: 1, mails: 1, page: 'another' })
  await moveIn('claire@foyer.example', id, 'TENANT')
  expect(await toldOf('claire@foyer.example', id)).toEqual(nothing)
})
