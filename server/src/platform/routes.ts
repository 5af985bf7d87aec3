import { implement, os } from '@orpc/server'
import type { AnyContractRouter } from '@orpc/contract'
import type { Message } from '@logis/contract/errors'
import { messages } from '@logis/contract/errors'
import { languageOf, type Locale } from '@logis/contract/locale'
import type { Call } from './call.ts'
import {
  administratorScope,
  companyScope,
  projectScope,
  selfScope,
  staffScope,
  supportScope,
  userScope,
  type ForCompany,
  type ForProject,
} from './gate.ts'

export type Context = { call: Call }

/** The contract of one noun, ready to be given its handlers. */
export const mount = <T extends AnyContractRouter>(contract: T) => implement(contract).$context<Context>()

const base = os.$context<Context>()

/** Someone signed in, whoever they are. */
export const asUser = base.middleware(({ context, next }) => next({ context: { scope: userScope(context.call) } }))
/** Any staff. */
export const asStaff = base.middleware(({ context, next }) => next({ context: { scope: staffScope(context.call) } }))
export const asAdministrator = base.middleware(({ context, next }) =>
  next({ context: { scope: administratorScope(context.call) } }),
)
/** Whoever assists people: support, and administrators. */
export const asSupport = base.middleware(({ context, next }) =>
  next({ context: { scope: supportScope(context.call) } }),
)
/** The person of the path, who is the caller. */
export const asSelf = base.middleware(async ({ context, next }, input: { user_id: number }) =>
  next({ context: { scope: await selfScope(context.call, input.user_id) } }),
)
/** To look at what the company of the path holds. */
export const toRead = { level: 'read' } as const
/** For the company of the path: `toRead`, or the needs of an act. */
export const asCompany = (needs: ForCompany) =>
  base.middleware(async ({ context, next }, input: { company_id: number }) =>
    next({ context: { scope: await companyScope(context.call, input.company_id, needs) } }),
  )
/** In the project of the path. */
export const inProject = (needs: ForProject) =>
  base.middleware(async ({ context, next }, input: { residence_id: number }) =>
    next({ context: { scope: await projectScope(context.call, input.residence_id, needs) } }),
  )
/** In the project of the path, for the company of the path: both must be the caller's to act in. */
export const inCompanyProject = (needs: ForProject) =>
  base.middleware(async ({ context, next }, input: { company_id: number; residence_id: number }) => {
    const scope = await projectScope(context.call, input.residence_id, needs)
    if (scope.reach !== 'resident') await companyScope(context.call, input.company_id, toRead)
    return next({ context: { scope } })
  })

/** The envelope of one thing. */
export const data = async <T>(thing: T | Promise<T>): Promise<{ data: T }> => ({ data: await thing })
/** The same, with a sentence for the person who acted. */
export const told = async <T>(
  thing: T | Promise<T>,
  message: Message,
  locale: Locale,
): Promise<{ data: T; message: string }> => ({
  data: await thing,
  message: messages[message][languageOf(locale)],
})

/** For an operation that a native streamed route answers before the router is asked. */
export const streamed = (): never => {
  throw new Error('A streamed operation reached the router')
}

/** The answer of an act that has nothing to say: 204. */
export const nothing = async (work: Promise<unknown>): Promise<undefined> => {
  await work
}
