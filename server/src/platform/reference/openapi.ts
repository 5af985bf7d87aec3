import { contract } from '@logis/contract/contract'
import { refusals, statusOf, type Reason } from '@logis/contract/errors'
import { refusalBody } from '@logis/contract/http'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { z } from 'zod'
import { operations, prefix, type Operation } from '../operations.ts'
import { listTexts } from './listText.ts'
import type { Schema } from './schemaText.ts'

type Content = { content?: Record<string, { schema?: Schema }>; description?: string }
export type Parameter = { name: string; in: string; required?: boolean; schema: Schema; description?: string }
export type Described = {
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
  summary?: string
  security?: unknown[]
}
export type Description = { paths: Record<string, Record<string, Described>>; [key: string]: unknown }

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

/** `setCommissioningDate` → `Set commissioning date`, where the contract gives no better words. */
const summaryOf = ({ name, procedure }: Operation): string =>
  procedure['~orpc'].route.summary ??
  name
    .split('.')[1]!
    .replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())

/** One answer for each status an operation may refuse with; its description lists the reasons. */
const refusalResponses = ({ procedure, path }: Operation): Described['responses'] => {
  const reasons = Object.keys(procedure['~orpc'].errorMap) as Reason[]
  const byStatus = Map.groupBy(reasons, (reason) => statusOf(reason, path))
  const response = (list: Reason[]) => ({
    description: list.map((reason) => `\`${reason}\`: ${refusals[reason].en}`).join('\n\n'),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  })
  return Object.fromEntries([...byStatus].map(([status, list]) => [String(status), response(list)]))
}

/** The header of a creation that is made once for each key; its refusal says which take one. */
const keyOf = ({ procedure }: Operation): Parameter[] =>
  'IDEMPOTENCY_KEY_REUSED' in procedure['~orpc'].errorMap
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          schema: { type: 'string', minLength: 1, maxLength: 200 },
          description: 'What is sent again under the same key is made once, and answered once more; kept for 24 hours.',
        },
      ]
    : []

/** 204 says that the act is done, by its status alone. */
const withoutBody = ([status, response]: [string, Content]): [string, Content] =>
  status === '204' ? [status, { description: 'Done' }] : [status, response]

const describe = (described: Described, operation: Operation) => {
  const successes = Object.entries(described.responses).filter(([status]) => Number(status) < 400)
  described.summary = summaryOf(operation)
  described.responses = { ...Object.fromEntries(successes.map(withoutBody)), ...refusalResponses(operation) }
  const ofList = listTexts(operation)
  const parameters = [...(described.parameters ?? []), ...keyOf(operation)]
  for (const parameter of parameters) if (ofList[parameter.name]) parameter.description = ofList[parameter.name]!
  if (parameters.length > 0) described.parameters = parameters
  described.security = operation.needsUser ? [{ bearer: [] }] : []
  // What is made with a file is a form and nothing else; an edit may come without one.
  const content = described.requestBody?.content
  if (content?.['multipart/form-data'] && operation.method === 'POST') delete content['application/json']
}

const describeAll = async (): Promise<Description> => {
  const document = (await generator.generate(contract, {
    info: { title: 'Logis', version: 'v2', description: 'The API of the partner portal for housing projects.' },
    servers: [{ url: prefix }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: z.toJSONSchema(refusalBody) as never },
    },
  })) as unknown as Description
  for (const operation of operations) {
    const described = document.paths[operation.path.slice(prefix.length)]?.[operation.method.toLowerCase()]
    if (described) describe(described, operation)
  }
  return document
}

let described: Promise<Description> | undefined

/** The OpenAPI 3.1 description of every operation, generated from the schemas that validate. */
export const openApi = (): Promise<Description> => (described ??= describeAll())

/** The same of one of them. */
export const describedBy = async ({ path, method }: Operation): Promise<Described> =>
  (await openApi()).paths[path.slice(prefix.length)]![method.toLowerCase()]!
