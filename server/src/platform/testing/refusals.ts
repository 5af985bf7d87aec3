import fs from 'node:fs'
import path from 'node:path'
import type { Reason } from '@logis/contract/errors'
import { operations } from '../operations.ts'

/** What the server refuses before it knows the operation, or while it still reads the request. */
const ofAnyRequest: readonly Reason[] = ['ROUTE_NOT_FOUND', 'METHOD_NOT_ALLOWED', 'FILE_TOO_LARGE']

const declaresAt = (method: string, address: string, reason: string) => {
  const [place = ''] = address.split('?')
  const asked = operations.filter((operation) => operation.method === method && operation.pattern.test(place))
  const declaring = asked.filter(({ procedure }) => reason in procedure['~orpc'].errorMap)
  return { asked, declaring }
}

/**
 * Fails the test that is answered a refusal which its operation does not declare: what a caller may be told stands in
 * the contract. What is declared and answered is noted for `npm run refusals`.
 */
export const expectDeclared = (method: string, address: string, reason: string | undefined): void => {
  if (reason === undefined) return
  const { asked, declaring } = declaresAt(method, address, reason)
  for (const { name } of declaring) note(`${name} ${reason}`)
  const isKnown = asked.length === 0 || declaring.length > 0 || ofAnyRequest.includes(reason as Reason)
  if (!isKnown)
    throw new Error(`${asked.map(({ name }) => name).join(', ')} answers ${reason}, and does not declare it`)
}

const folder = path.resolve(import.meta.dirname, '../../../../.data/test-results/refusals')
const noted = new Set<string>()
/** One line each, in a file of this process. */
const note = (line: string) => {
  if (noted.has(line)) return
  noted.add(line)
  fs.mkdirSync(folder, { recursive: true })
  fs.appendFileSync(path.join(folder, `${process.pid}.txt`), `${line}\n`)
}
