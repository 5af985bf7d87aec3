import { z } from 'zod'
import {
  cannot,
  day,
  done,
  email,
  id,
  idParam,
  instant,
  one,
  open,
  refuses,
  signedIn,
  text,
  whoeverSignedIn,
} from './http.ts'
import { locales } from './locale.ts'

const residence_id = idParam

/** A home that its owner hands over: to whom, and on which day the deed is signed. */
export const sale = z.object({
  id,
  email: z.string(),
  deed_on: day,
  created_at: instant,
  /** Null until the buyer has accepted. */
  accepted_at: instant.nullable(),
  /** The mail that asks the buyer did not arrive: the address may be wrong. */
  is_undelivered: z.boolean(),
})
export type Sale = z.infer<typeof sale>

const shown = z.object({ sale: sale.nullable(), cannot: z.object({ start: cannot, revoke: cannot }) })
const inHome = refuses('RESIDENCE_NOT_FOUND', 'RESIDENCE_CANCELLED')
const at = '/residences/{residence_id}/sale'

/** The one under way, for the owner and for the people of the home's company. */
export const readSale = signedIn
  .route({ method: 'GET', path: at, tags: ['sales'] })
  .input(z.object({ residence_id }))
  .output(one(shown))
  .errors(inHome)
/**
 * The owner names the buyer and the day. A mail asks the buyer, who needs no account yet; once they have accepted, the home
 * changes hands on that day. One at a time.
 */
export const startSale = signedIn
  .route({ method: 'POST', path: at, tags: ['sales'], successStatus: 201 })
  .input(z.strictObject({ residence_id, email, deed_on: day, locale: z.enum(locales).default('fr-FR') }))
  .output(one(shown))
  .errors(inHome)
  .errors(refuses('SALE_EXISTS', 'SALE_TO_OWNER', 'NO_BOOKLET', 'PROOF_REQUIRED'))
/** Until it has happened: by an owner, or by the company, which settles a dispute. */
export const revokeSale = signedIn
  .route({ method: 'DELETE', path: at, tags: ['sales'] })
  .input(z.object({ residence_id }))
  .output(done)
  .errors(inHome)
  .errors(refuses('SALE_NOT_FOUND'))

/** How many rent it, whoever buys it aside; a lease goes on with them. Who they are is told to its owner alone. */
const tenants = z.number().int()
const token = text(200).min(1)
/** What the link of the buyer's mail shows. The token travels in the body, which nobody logs. */
export const openSale = open
  .route({ method: 'POST', path: '/home-sales/opened', tags: ['sales'] })
  .input(z.strictObject({ token }))
  .output(
    one(
      z.object({
        seller: z.string(),
        home: z.string(),
        city: z.string().nullable(),
        company: z.string(),
        email: z.string(),
        deed_on: day,
        is_accepted: z.boolean(),
        tenants,
      }),
    ),
  )
  .errors(refuses('SALE_OVER'))
/** By the account of the address that was named. From the day of the deed on the home changes hands at once. */
export const acceptSale = whoeverSignedIn
  .route({ method: 'POST', path: '/home-sales/accepted', tags: ['sales'] })
  .input(z.strictObject({ token }))
  .output(one(z.object({ residence_id: id, deed_on: day, is_done: z.boolean() })))
  .errors(refuses('SALE_OVER', 'SALE_OF_ANOTHER'))

/** A home that changed hands, as its seller and its buyer keep it. */
export const receipt = z.object({
  id,
  home: z.string(),
  city: z.string().nullable(),
  deed_on: day,
  done_at: instant,
  as: z.enum(['SELLER', 'BUYER']),
})
export type SaleReceipt = z.infer<typeof receipt>
const user_id = idParam
/** The latest first. */
export const listReceipts = whoeverSignedIn
  .route({ method: 'GET', path: '/users/{user_id}/home-sales', tags: ['sales'] })
  .input(z.object({ user_id }))
  .output(one(z.array(receipt)))
  .errors(refuses('USER_NOT_FOUND'))
/** A home that somebody is about to own: what they have accepted, and what is offered to an address that they have proven. */
export const purchase = z.object({
  id,
  seller: z.string(),
  home: z.string(),
  city: z.string().nullable(),
  company: z.string(),
  deed_on: day,
  tenants,
  /** Null while it is offered: the link of the mail accepts it. */
  accepted_at: instant.nullable(),
})
export type Purchase = z.infer<typeof purchase>
/** Those under way, the nearest deed first; nobody else reads them. */
export const listPurchases = whoeverSignedIn
  .route({ method: 'GET', path: '/users/{user_id}/home-purchases', tags: ['sales'] })
  .input(z.object({ user_id }))
  .output(one(z.array(purchase)))
  .errors(refuses('USER_NOT_FOUND'))
/** A page as PDF: who, to whom, when, and the digest of what the booklet held. */
export const downloadReceipt = whoeverSignedIn
  .route({ method: 'GET', path: '/users/{user_id}/home-sales/{sale_id}/receipt', tags: ['sales'] })
  .input(z.object({ user_id, sale_id: idParam }))
  .output(z.file())
  .errors(refuses('USER_NOT_FOUND', 'SALE_NOT_FOUND'))

export const sales = {
  readSale,
  startSale,
  revokeSale,
  openSale,
  acceptSale,
  listPurchases,
  listReceipts,
  downloadReceipt,
}
