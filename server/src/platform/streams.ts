import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readMuch } from './bigReads.ts'
import type { Call } from './call.ts'
import { operationNamed } from './operations.ts'
import { queryOf } from './query.ts'
import { readElsewhere } from './replica.ts'

/**
 * An operation answered by a native route, because its bytes stream: uploads and downloads. It stays in the contract,
 * so that it is typed and documented; `input` is its path and query parameters, parsed by the contract.
 */
export type StreamRoute = {
  operation: string
  /** Mail programs send a form that says nothing the address does not: it is read and dropped. */
  dropsForm?: true
  handle: (call: Call, input: never, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

export const streamRoute = <I>(
  operation: string,
  handle: (call: Call, input: I, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): StreamRoute => ({ operation, handle })

type Schema = {
  parse: (value: unknown) => unknown
  pick: (keys: Record<string, true>) => Schema
}

/** The part of an operation's input that stands in its address: for an upload, everything but what the body holds. */
const addressSchema = (schema: Schema | undefined, method: string, parameters: string[]): Schema => {
  if (!schema) throw new Error('A streamed operation without an input')
  if (method === 'GET') return schema
  return schema.pick(Object.fromEntries(parameters.map((parameter) => [parameter, true as const])))
}

export const mountStreams = (server: FastifyInstance, routes: readonly StreamRoute[]) => {
  mountEach(
    server,
    routes.filter(({ dropsForm }) => !dropsForm),
  )
  void server.register(async (dropping) => {
    const form = { parseAs: 'string', bodyLimit: 1024 } as const
    dropping.addContentTypeParser('application/x-www-form-urlencoded', form, (_request, _body, done) => done(null))
    mountEach(
      dropping,
      routes.filter(({ dropsForm }) => dropsForm),
    )
  })
}

const mountEach = (server: FastifyInstance, routes: readonly StreamRoute[]) => {
  for (const { operation: name, handle } of routes) {
    const operation = operationNamed(name)
    const schema = addressSchema(
      operation.procedure['~orpc'].inputSchema as Schema | undefined,
      operation.method,
      operation.parameters,
    )
    server.route({
      method: operation.method,
      url: operation.url,
      config: { operation, isStreamed: true },
      handler: async (request, reply) => {
        const input = schema.parse({ ...(queryOf(request.url) as object), ...(request.params as object) })
        const answer = () => handle(request.call, input as never, request, reply)
        return operation.isBig ? readElsewhere(() => readMuch(request, reply, 'answer', answer)) : answer()
      },
    })
  }
}
