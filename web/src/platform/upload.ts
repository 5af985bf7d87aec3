import type { Route } from '@orpc/contract'
import { addressOf, apiUrl, callHeaders, failCall } from './calls.ts'
import { formDataOf } from './formData.ts'
import type { InputOf, OperationName, OutputOf } from './operations.ts'
import { Refused, refusedFrom, tooLate } from './refused.ts'
import { currentToken } from './session.ts'

/**
 * `signal` gives it up. With a key, what is sent again after a lost answer is done once. `token`: of a link, for whoever
 * has no account.
 */
export type Sending = { signal?: AbortSignal; onProgress?: (sentBytes: number) => void; key?: string; token?: string }

/** A key that nobody else draws. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The key of the next attempt. The same one, unless the server had got this form before with other contents: what was
 * sent then is done, and what is on the screen now is another thing to do.
 */
export const keyAfter = (key: string, fault: unknown) =>
  fault instanceof Refused && fault.reason === 'IDEMPOTENCY_KEY_REUSED' ? newKey() : key

/** The DOM's own name for a call that its caller gave up, as `fetch` throws it. */
const aborted = () => new DOMException('The upload was cancelled', 'AbortError')

const routeOf = async (operation: OperationName) => {
  const { contract } = await import('@logis/contract/contract')
  const [noun = '', name = ''] = operation.split('.')
  return (contract as unknown as Record<string, Record<string, { '~orpc': { route: Route } }>>)[noun]![name]!['~orpc']
    .route
}

/**
 * Sends an operation as a form with its files. By XMLHttpRequest, because `fetch` does not tell how much has left; it
 * fails with the same `Refused` as every other call.
 */
export const upload = async <K extends OperationName>(
  operation: K,
  input: InputOf<K> & object,
  sending: Sending = {},
): Promise<OutputOf<K>> => {
  const sentToken = currentToken()
  try {
    const { address, rest = {} } = addressOf((await routeOf(operation)).path ?? '', input)
    return await post<OutputOf<K>>(apiUrl(address), formDataOf(rest), sending)
  } catch (error) {
    return failCall(error, sentToken)
  }
}

/** Nobody waits longer for something to move; what has left is read by the server before it answers. */
const patienceMs = 120_000

const post = <Answer>(url: string, form: FormData, { signal, onProgress, key, token }: Sending) =>
  new Promise<Answer>((resolve, reject) => {
    if (signal?.aborted) return reject(aborted())
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value)
    if (key) request.setRequestHeader('idempotency-key', key)
    if (token) request.setRequestHeader('x-one-time-token', token)
    request.responseType = 'json'
    const giveUp = () => {
      reject(new Refused(null, tooLate))
      request.abort()
    }
    let timer = setTimeout(giveUp, patienceMs)
    const moves = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, patienceMs)
    }
    request.upload.addEventListener('progress', ({ loaded }) => {
      moves()
      onProgress?.(loaded)
    })
    request.addEventListener('progress', moves)
    request.addEventListener('loadend', () => clearTimeout(timer))
    request.addEventListener('load', () => {
      const { status } = request
      const answer: unknown = request.response
      if (status >= 200 && status < 300 && answer !== null) resolve(answer as Answer)
      else reject(refusedFrom(answer, status))
    })
    request.addEventListener('error', () => reject(new Refused(null, new Error('The connection was lost'))))
    request.addEventListener('abort', () => reject(aborted()))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
