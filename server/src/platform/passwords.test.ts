import fs from 'node:fs'
import os from 'node:os'
import { expect, test } from 'vitest'
import { hashPassword, isWeakHash, verifyPassword } from './passwords.ts'

/** How much each thread of this process gives way, by `/proc/…/stat`: the seventeenth figure after its name. */
const priorities = () =>
  fs.readdirSync('/proc/self/task').map((thread) => {
    const stat = fs.readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })

test('a password is verified by its hash alone, many at once too', async () => {
  const hashes = await Promise.all(Array.from({ length: 5 }, () => hashPassword('Un hortensia en juin')))
  expect(new Set(hashes).size).toBe(5)
  const verified = hashes.flatMap((hash) => [
    verifyPassword(hash, 'Un hortensia en juin'),
    verifyPassword(hash, 'Un hortensia en mai'),
  ])
  expect(await Promise.all(verified)).toEqual(hashes.flatMap(() => [true, false]))
  expect(hashes.map(isWeakHash)).toEqual(hashes.map(() => false))
})

test.runIf(process.platform === 'linux')('what hashes gives way to what answers', async () => {
  await hashPassword('Un hortensia en juin')
  const own = os.getPriority()
  expect(priorities()).toContain(own)
  expect(priorities()).toContain(Math.min(19, own + os.constants.priority.PRIORITY_BELOW_NORMAL))
})
