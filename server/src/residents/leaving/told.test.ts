import { expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { house } from '#platform/testing/campaigns.ts'
import { as, type Client } from '#platform/testing/client.ts'
import { closeLongAgo } from '#platform/testing/erasing.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { mailsTo } from '#platform/testing/mails.ts'
import { activateHome, moveIn, newOwner, newResident } from '#platform/testing/people.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { world } from '#platform/testing/world.ts'
import { eraseClosedAccounts } from '../../accounts/erasure/rules.ts'
import { tellOwnersLeft } from './rules.ts'

withoutLimits()

/** A house whose owner, at its address, has activated it by its code. */
const owned = async () => {
  const home = await house()
  const owner = await newResident(home.email)
  await activateHome(owner.client, home.id)
  const { name } = await db.selectFrom('residences').select('name').where('id', '=', home.id).executeTakeFirstOrThrow()
  return { home: { id: home.id, name }, owner }
}

/** What somebody has been told of the departure of another owner, and what mails of theirs say of homes. */
const toldOfLeaving = async ({ user_id, username, client }: { user_id: number; username: string; client: Client }) => {
  const { data } = await client.call('accounts.listNotifications', { user_id })
  return {
    notifications: (data as { code: string; body: string }[])
      .filter(({ code }) => code === 'OWNER_LEFT')
      .map(({ body }) => body),
    mails: (await mailsTo(username)).filter(({ subject }) => subject.startsWith('Départ d’un propriétaire')),
  }
}

test('whoever owns a home beside somebody who closes their account reads who has left, once, and that it stays theirs', async () => {
  const { home, owner } = await owned()
  const second = await newOwner(home.id)
  await moveIn('tom@foyer.example', home.id)
  await second.close()
  await runJobs()
  await Promise.all([tellOwnersLeft(null), tellOwnersLeft(second.user_id), tellOwnersLeft(null)])
  const { notifications, mails } = await toldOfLeaving(owner)
  expect(notifications).toEqual([
    `Odile Garnier n’est plus propriétaire de « ${home.name} » avec vous : son compte est fermé.`,
  ])
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain(`/logement/${home.id}`)
  const closed = (await mailsTo(second.username)).find(({ subject }) => subject.includes('fermé'))
  expect(closed?.text).not.toContain('n’a plus de propriétaire')
  const tom = { user_id: await world.user('tom@foyer.example'), username: 'tom@foyer.example' }
  const told = await toldOfLeaving({ ...tom, client: await as(tom.username, 'resident') })
  expect(told).toEqual({ notifications: [], mails: [] })
  await closeLongAgo(second.user_id)
  await eraseClosedAccounts()
  expect((await toldOfLeaving(owner)).notifications).toEqual([expect.stringContaining('•••• n’est plus propriétaire')])
})

test('who owns a home alone and closes their account reads that it waits for its next owner', async () => {
  const { home, owner } = await owned()
  await owner.close()
  await runJobs()
  const closed = (await mailsTo(owner.username)).find(({ subject }) => subject.includes('fermé'))
  expect(closed?.text).toContain(`« ${home.name} » : ce logement n’a plus de propriétaire et attend le prochain`)
})

test('the next owner of a home that waited is told of nobody who owned it before', async () => {
  const { home, owner } = await owned()
  await owner.close()
  await runJobs()
  const next = await newResident('suivante@foyer.example')
  await activateHome(next.client, home.id)
  await tellOwnersLeft(null)
  expect(await toldOfLeaving(next)).toEqual({ notifications: [], mails: [] })
})
