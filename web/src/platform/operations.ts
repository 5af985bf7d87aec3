import type { Contract } from '@logis/contract/contract'
import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'

export type Noun = keyof Contract

/** Every operation of the contract by its name, such as `documents.uploadDocument`. */
export type OperationName = { [N in Noun]: `${N}.${keyof Contract[N] & string}` }[Noun]

type At<Router, K> = K extends `${infer N}.${infer O}`
  ? N extends keyof Router
    ? O extends keyof Router[N]
      ? Router[N][O]
      : never
    : never
  : never

/** What an operation is sent, and what it answers. */
export type InputOf<K extends OperationName> = At<InferContractRouterInputs<Contract>, K>
export type OutputOf<K extends OperationName> = At<InferContractRouterOutputs<Contract>, K>
