import type { Campaign } from '@logis/contract/campaigns'
import type { CampaignEffect } from '@logis/contract/campaigns.effect'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#platform/db.ts'
import { age, draftOf, happens, houses, hugo, started, type House } from '#platform/testing/campaigns.ts'
import { as } from '#platform/testing/client.ts'
import { runJobs } from '#platform/testing/jobs.ts'
import { world } from '#platform/testing/world.ts'

const effect = async (): Promise<CampaignEffect | null> =>
  (await (await as(hugo)).call('campaigns.getCampaignEffect', { company_id: await world.company('Maisons Clairière') }))
    .data
const activatedAgo = ({ id }: House, days: number) =>
  db
    .updateTable('residences')
    .set({ activation_date: new Date(Date.now() - days * 86_400_000) })
    .where('id', '=', id)
    .execute()
const sentTo = async (some: readonly House[]): Promise<Campaign> => {
  const campaign = await started(some)
  await runJobs()
  return campaign
}

// That of the demo world has had its months: it would be told before those that these tests start.
beforeEach(async () => {
  const earlier = await db.selectFrom('campaigns').select('id').execute()
  for (const { id } of earlier) await age({ id }, 100)
})

test('what a campaign brought within a week is told when the week is over, and for three months', async () => {
  expect(await effect()).toBeNull()
  const [soon, late, back, silent] = await houses(4)
  const campaign = await sentTo([soon!, late!, back!, silent!])
  await happens(back!.email, 'hardBounces')
  await age(campaign, 6)
  expect(await effect()).toBeNull()
  await age(campaign, 10)
  await activatedAgo(soon!, 4)
  await activatedAgo(late!, 2)
  const brought = { id: campaign.id, started_at: expect.any(String), sent: 4, activated: 1 }
  expect(await effect()).toEqual(brought)
  await age(campaign, 91)
  expect(await effect()).toMatchObject({ id: campaign.id, activated: 0 })
  await age(campaign, 93)
  expect(await effect()).toBeNull()
})

test('the last one counts: not one that still leaves, that was stopped, or that has not had its week', async () => {
  const [one, two, three, four] = await houses(4)
  const before = await sentTo([one!])
  await age(before, 30)
  const last = await sentTo([two!])
  await age(last, 20)
  expect(await effect()).toMatchObject({ id: last.id, sent: 1, activated: 0 })
  await draftOf([three!])
  const stopped = await sentTo([four!])
  await age(stopped, 15)
  await db.updateTable('campaigns').set({ state: 'STOPPED' }).where('id', '=', stopped.id).execute()
  expect(await effect()).toMatchObject({ id: last.id })
})
