import { opensRoute, type CompanyType, type MenuEntry } from '@logis/contract/companies.rules'
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { orpc } from './client.ts'
import {
  askIdentity,
  hasGlobalRole,
  isAdministrator,
  loadIdentity,
  refreshSession,
  workFor,
  worksAlsoFor,
} from './identity.ts'
import { currentIdentity, endSession, isSignedIn, lastEnd, type Identity } from './session.ts'

export type RouterContext = { queryClient: QueryClient }
export type Guarded = { context: RouterContext; location: ParsedLocation; preload: boolean }

/** Where someone lands who wanted nothing in particular, or nothing they may open. */
export const homePathOf = ({ user, company }: Identity) => {
  if (user.scope === 'resident') return paths.dwelling()
  return company ? paths.home(company.id) : paths.companies()
}

export const goTo = (href: string) => redirect({ href, replace: true, throw: true })

/** The same page of the company that has taken this one over. */
const followMerger = ({ href }: ParsedLocation, wanted: number) => {
  const heir = currentIdentity()?.user.former_companies?.find(({ id }) => id === wanted)
  if (heir) goTo(href.replace(`/${wanted}`, `/${heir.became_id}`))
}

/** The sign-in page remembers the wanted path, unless leaving was the wish; it says so when the server ended it. */
const toSignIn = (location: ParsedLocation) => {
  // Of a session whose time ran out nobody has heard yet: what it left behind is not for whoever signs in next.
  endSession('expired')
  const end = lastEnd()
  visited = null
  redirect({
    to: paths.login(),
    search: {
      redirect: end === 'left' ? undefined : location.href,
      error: end === 'refused' ? 'token-invalid' : undefined,
      scope: location.pathname.startsWith(paths.dwelling()) ? 'resident' : undefined,
    },
    replace: true,
    throw: true,
  })
}

/** The page that the reader is on; no one is, who is asked to sign in. */
let visited: string | null = null

/**
 * SHELL-17. Hovering over a link prepares its page, a filter or a page number changes what it shows: neither is a
 * visit, and neither waits for the server.
 */
export const demandSession = async ({ context, location, preload }: Guarded) => {
  if (!isSignedIn()) toSignIn(location)
  if ((preload || location.pathname === visited) && currentIdentity()) return
  await Promise.all([
    refreshSession(),
    loadIdentity(context.queryClient).catch((error: unknown) => {
      if (isSignedIn()) throw error
    }),
  ])
  if (!isSignedIn()) toSignIn(location)
  if (currentIdentity()?.user.owes_second_factor && location.pathname !== paths.enrolment()) goTo(paths.enrolment())
  if (!preload) visited = location.pathname
}

/** AUTH-06. */
export const demandNoSession = async ({ context }: Guarded) => {
  if (!isSignedIn()) return
  await refreshSession()
  const identity = isSignedIn() && (await loadIdentity(context.queryClient).catch(() => null))
  if (identity) goTo(homePathOf(identity))
}

/** Nothing is demanded; the page knows before it is drawn whether someone is signed in. */
export const welcomeAnyone = async ({ context }: Guarded) => {
  if (!isSignedIn()) return
  await refreshSession()
  // Without an answer the visitor is a stranger, who may sign in again.
  if (isSignedIn()) await loadIdentity(context.queryClient).catch(() => null)
}

const isId = (text: string | undefined) => text === undefined || /^[1-9]\d{0,14}$/.test(text)
type Params = { company_id?: string; residence_id?: string }

/** SHELL-15. */
export const demandNumbers = ({ company_id, residence_id }: Params) => {
  if (!isId(company_id) || !isId(residence_id)) notFound({ throw: true })
}

/** A manager opens its descendants; what it cannot open, the server does not know either: null. */
const findReached = (queryClient: QueryClient, company_id: number): Promise<{ type?: CompanyType } | null> =>
  queryClient
    .ensureQueryData({
      ...orpc.companies.getCompany.queryOptions({ input: { company_id } }),
      meta: { tellsErrors: true },
    })
    .then(
      // A company above one's own answers by its name alone.
      ({ data }) => ('uuid' in data ? data : null),
      // Its page tells what is wrong.
      (error: Error) => ('status' in error && (error.status === 403 || error.status === 404) ? null : {}),
    )

type CompanyGuard = {
  /** The menu entry this route belongs to. */
  entry?: MenuEntry | null
  /** The types of company whose staff it is for, where no menu entry says so. */
  types?: readonly CompanyType[]
  /** The types of company that it may be of, where the server tells of no other. */
  ofTypes?: readonly CompanyType[]
  /** The project page keeps its own company whatever the address says (SHELL-62). */
  keepsOwnCompany?: boolean
}

/**
 * SHELL-21, SHELL-22, A-07: a refused person goes to their own home page. Whoever works for the company of the address
 * acts for it from here on. A manager who looks at another company is refused by its type as well: the server answers as
 * to that company.
 */
export const demandCompany =
  ({ entry, types, ofTypes, keepsOwnCompany = false }: CompanyGuard) =>
  async ({ context, location, params, preload }: Guarded & { params: Params }) => {
    demandNumbers(params)
    const wanted = Number(params.company_id)
    followMerger(location, wanted)
    if (worksAlsoFor(wanted)) {
      // Hovering over a link turns to nobody.
      if (preload) return
      await workFor(context.queryClient, wanted).catch(() => {})
    }
    const identity = currentIdentity()
    const company = identity?.company
    // Administrators and support have no company of their own and may look at any.
    if (!identity || !company) return
    const home = homePathOf(identity)
    if (entry && !opensRoute(company.type, entry)) goTo(home)
    if (types && !types.includes(company.type)) goTo(home)
    if (keepsOwnCompany) return
    const isManager = company.type === 'COMPANY_MANAGER'
    const reached = wanted === company.id ? company : isManager && (await findReached(context.queryClient, wanted))
    if (!reached) {
      // What the browser keeps of them may be from before the merger.
      await askIdentity(context.queryClient).catch(() => {})
      followMerger(location, wanted)
      return goTo(home)
    }
    if (!reached.type) return
    if (entry && !opensRoute(reached.type, entry)) goTo(home)
    if (ofTypes && !ofTypes.includes(reached.type)) goTo(home)
  }

/** Setting up the second factor that is owed is for whoever owes it. */
export const demandOwed = () => {
  const identity = currentIdentity()
  if (identity && !identity.user.owes_second_factor) goTo(homePathOf(identity))
}

/** ADMIN-11. */
export const demandAdministrator = () => {
  const identity = currentIdentity()
  if (identity && !isAdministrator(identity)) goTo(homePathOf(identity))
}

/** ADMIN-16: administrators, and support. */
export const demandSupport = () => {
  const identity = currentIdentity()
  if (identity && !hasGlobalRole(identity)) goTo(homePathOf(identity))
}

/** The choice of a company is for those who belong to none. */
export const demandNoCompany = () => {
  const identity = currentIdentity()
  if (identity?.company) goTo(homePathOf(identity))
}

/** Residents have an area of their own, and so have partners. */
export const demandPartner = () => {
  const identity = currentIdentity()
  if (identity?.user.scope === 'resident') goTo(paths.dwelling())
}
export const demandResident = () => {
  const identity = currentIdentity()
  if (identity && identity.user.scope !== 'resident') goTo(homePathOf(identity))
}
