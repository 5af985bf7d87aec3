// npm run refusals: what operations declare that they may refuse and no test of the last run was ever answered.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contract } from '@logis/contract/contract'
import { isContractProcedure } from '@orpc/contract'
import { root } from './root.ts'

/** Of every call: each is tested where it comes from, not of each operation. */
const ofEveryCall = [
  'REQUEST_MALFORMED',
  'VALIDATION_ERROR',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'STORAGE_FULL',
  'TERMS_NOT_ACCEPTED',
  'SCOPE_NOT_ALLOWED',
  'SECOND_FACTOR_REQUIRED',
  'NOT_WHILE_IMPERSONATED',
  'IMPERSONATION_READ_ONLY',
]

const declared = Object.entries(contract).flatMap(([noun, acts]) =>
  Object.entries(acts as Record<string, unknown>).flatMap(([act, procedure]) =>
    isContractProcedure(procedure)
      ? Object.keys(procedure['~orpc'].errorMap)
          .filter((reason) => !ofEveryCall.includes(reason))
          .map((reason) => `${noun}.${act} ${reason}`)
      : [],
  ),
)

const report = () => {
  const files = globSync('.data/test-results/refusals/*.txt', { cwd: root }).map((file) => path.join(root, file))
  if (!files.some(existsSync)) return 'No test has run yet: npm test first.'
  const answered = new Set(files.flatMap((file) => readFileSync(file, 'utf8').split('\n')))
  const open = declared.filter((refusal) => !answered.has(refusal))
  return [
    ...open,
    `${declared.length - open.length} of ${declared.length} declared refusals are answered in a test.`,
  ].join('\n')
}

if (import.meta.main) console.log(report())
