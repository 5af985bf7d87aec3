import { contract } from '@logis/contract/contract'
import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import type { Place } from './actor.ts'

export type OperationMeta = { auth?: 'none' | 'user'; terms?: 'exempt' }

/** An operation of the contract as the server routes it. */
export type Operation = {
  /** `documents.renameFolder` */
  name: string
  method: string
  /** `/v2/document-folders/{folder_id}` */
  path: string
  pattern: RegExp
  parameters: string[]
  /** More literal paths win: `/export` before `/{residence_id}`. */
  weight: number
  procedure: AnyContractProcedure
  needsUser: boolean
  needsTerms: boolean
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
    parameters,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
    weight: -parameters.length,
    procedure,
    needsUser: 'UNAUTHORIZED_TOKEN_INVALID' in errorMap,
    needsTerms: 'UNAUTHORIZED_TOKEN_INVALID' in errorMap && (meta as OperationMeta).terms !== 'exempt',
  }
}

/** Every operation of the contract. */
export const operations: readonly Operation[] = Object.entries(contract)
  .flatMap(([noun, acts]) =>
    Object.entries(acts as Record<string, unknown>).flatMap(([act, procedure]) =>
      isContractProcedure(procedure) ? [operationOf(`${noun}.${act}`, procedure)] : [],
    ),
  )
  .toSorted((a, b) => b.weight - a.weight)

const segmentsOf = (path: string) => path.split('/').length
const bySegments = Map.groupBy(operations, ({ path }) => segmentsOf(path))

/** The operation of an address, or the verbs that this address does know. */
export const matchOperation = (method: string, path: string): Operation | { allow: string[] } => {
  const atPath = (bySegments.get(segmentsOf(path)) ?? []).filter(({ pattern }) => pattern.test(path))
  const wanted = method === 'HEAD' ? 'GET' : method
  return (
    atPath.find((operation) => operation.method === wanted) ?? {
      allow: [...new Set(atPath.map((operation) => operation.method))],
    }
  )
}

/** The project, or else the company, that an address names. */
export const placeOf = ({ pattern, parameters }: Operation, path: string): Place | null => {
  const values = pattern.exec(path)?.slice(1) ?? []
  for (const kind of ['residence', 'company'] as const) {
    const value = values[parameters.indexOf(`${kind}_id`)]
    if (value && /^[1-9]\d{0,14}$/.test(value)) return { kind, id: Number(value) }
  }
  return null
}

export const operationNamed = (name: string): Operation =>
  operations.find((operation) => operation.name === name) ?? unknownOperation(name)

const unknownOperation = (name: string): never => {
  throw new Error(`The contract has no operation named ${name}`)
}
