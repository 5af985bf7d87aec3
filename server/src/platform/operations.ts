import { contract } from '@logis/contract/contract'
import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import type { Place } from './arrival.ts'

type OperationMeta = { terms?: 'exempt'; factor?: 'exempt'; big?: true }

/** An operation of the contract as the server routes it. */
export type Operation = {
  /** `documents.renameFolder` */
  name: string
  method: string
  /** `/v2/document-folders/{folder_id}` */
  path: string
  /** The same as the router writes it: `/v2/document-folders/:folder_id` */
  url: string
  pattern: RegExp
  parameters: string[]
  procedure: AnyContractProcedure
  needsUser: boolean
  needsTerms: boolean
  /** Closed to whoever owes a second factor. */
  needsFactor: boolean
  successStatus: number
  /** It reads much whatever is asked. */
  isBig: boolean
  /** The input names the parts of the request: params, query, headers, body. */
  takesParts: boolean
}

export const prefix = '/v2'

const operationOf = (name: string, procedure: AnyContractProcedure): Operation => {
  const { route, meta, errorMap } = procedure['~orpc']
  const path = prefix + route.path!
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!)
  return {
    name,
    method: route.method ?? 'POST',
    path,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    parameters,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    procedure,
    needsUser: 'UNAUTHORIZED_TOKEN_INVALID' in errorMap,
    needsTerms: 'UNAUTHORIZED_TOKEN_INVALID' in errorMap && (meta as OperationMeta).terms !== 'exempt',
    needsFactor: 'UNAUTHORIZED_TOKEN_INVALID' in errorMap && (meta as OperationMeta).factor !== 'exempt',
    isBig: (meta as OperationMeta).big === true,
    successStatus: route.successStatus ?? 200,
    takesParts: route.inputStructure === 'detailed',
  }
}

/** Every operation of the contract. */
export const operations: readonly Operation[] = Object.entries(contract).flatMap(([noun, acts]) =>
  Object.entries(acts as Record<string, unknown>).flatMap(([act, procedure]) =>
    isContractProcedure(procedure) ? [operationOf(`${noun}.${act}`, procedure)] : [],
  ),
)

/** The verbs that an address knows; what can be read can be asked for its headers alone. */
export const verbsAt = (path: string): string[] => {
  const verbs = new Set(operations.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))
  return [...verbs, ...(verbs.has('GET') ? ['HEAD'] : [])]
}

/** The project, or else the company, that the parameters of an address name. */
export const placeOf = (params: unknown): Place | null => {
  for (const kind of ['residence', 'company'] as const) {
    const value = (params as Record<string, string | undefined>)[`${kind}_id`]
    if (value && /^[1-9]\d{0,14}$/.test(value)) return { kind, id: Number(value) }
  }
  return null
}

export const operationNamed = (name: string): Operation =>
  operations.find((operation) => operation.name === name) ?? unknownOperation(name)

const unknownOperation = (name: string): never => {
  throw new Error(`The contract has no operation named ${name}`)
}
