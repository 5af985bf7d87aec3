import type { Reason } from '@logis/contract/errors'
import { contract } from '@logis/contract/whole'
import type { AnyContractProcedure } from '@orpc/contract'
import * as z from 'zod'

const operationOf = (name: string, procedure: AnyContractProcedure) => {
  const { route, outputSchema, errorMap } = procedure['~orpc']
  const path = route.path!.replace(/\{\w+\}/g, '[^/]+')
  return {
    name,
    call: new RegExp(`^${route.method} ${path}$`),
    /** `/companies/{company_id}` comes after `/companies/search`. */
    parameters: route.path!.split('{').length,
    status: route.successStatus ?? 200,
    output: outputSchema as z.ZodType | undefined,
    reasons: Object.keys(errorMap),
  }
}

const operations = Object.entries(contract)
  .flatMap(([noun, acts]) =>
    Object.entries<AnyContractProcedure>(acts).map(([act, procedure]) => operationOf(`${noun}.${act}`, procedure)),
  )
  .sort((one, other) => one.parameters - other.parameters)

type Sent = { status: number; body?: unknown }

/** What the test in hand had its server say, and the contract does not know. */
const wrong: string[] = []

/** Fails the test whose server said what no server of this contract says. */
export const expectOwnWords = () => {
  const told = wrong.splice(0)
  if (told.length > 0) throw new Error(`What the test answers does not keep to the contract:\n${told.join('\n')}`)
}

const isRefusal = (body: unknown): body is { error_reason: Reason } =>
  typeof body === 'object' && body !== null && 'error_reason' in body

/**
 * What the contract makes of an answer that a test gives to a call such as `GET /companies/1`: its operation's output,
 * without what it does not name, as from the server. What is not such an output, or a refusal that the operation does
 * not declare, fails the test.
 */
export const parsed = (call: string, { status, body }: Sent): unknown => {
  const operation = operations.find((one) => one.call.test(call))
  if (!operation) return note(`${call} is no operation`, body)
  const { name, output, reasons } = operation
  if (isRefusal(body)) {
    return reasons.includes(body.error_reason) ? body : note(`${name} never refuses by ${body.error_reason}`, body)
  }
  if (status >= 400 || status === 204 || !output || output instanceof z.ZodFile) return body
  const { success, data, error } = output.safeParse(body)
  return success ? data : note(`${name}: ${z.prettifyError(error)}`, body)
}

const note = (sentence: string, body: unknown) => {
  wrong.push(sentence)
  return body
}
