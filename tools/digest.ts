import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.ts'

/** Of what files are called and what is in them: the same as long as nothing of them has changed. */
export const digestOf = (patterns: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { cwd: root }).sort())
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}
