import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { watchQueues } from './dueQueues.ts'
import { log } from './log.ts'

test('a look at the queues that fails for another cause than an outage is told, once', async () => {
  const told = vi.spyOn(log, 'error').mockReturnValue(undefined)
  const watching = watchQueues(['no text of PostgreSQL has a \0'], () => {})
  await expect.poll(() => told.mock.calls).toHaveLength(1)
  await pause(1_200) // two more looks
  watching.stop()
  expect(told.mock.calls).toEqual([[{ err: expect.any(Error) }, expect.any(String)]])
})
