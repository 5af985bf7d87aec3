import { z } from 'zod'
import { credentialContactFields, credentialContactsMax } from './companies.rules.ts'
import {
  actingFor,
  cannot,
  email,
  id,
  idParam,
  intParam,
  many,
  one,
  refuses,
  signedIn,
  text,
  textOf,
  whoeverSignedIn,
} from './http.ts'

const company_id = idParam
const contact_id = idParam

/** Whom a credential sheet names for questions, in their order. */
export const credentialContact = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  position: z.number().int(),
})
export type CredentialContact = z.infer<typeof credentialContact>

const fields = {
  name: textOf(credentialContactFields.name),
  email: z.union([email, z.literal('').transform(() => null), z.null()]),
  phone_number: text(credentialContactFields.phone_number.max)
    .transform((typed) => typed || null)
    .nullable(),
}
/** The place among the others: 0 is the first. Nothing said is the last for a new one, its own for another. */
const position = intParam.pipe(
  z
    .number()
    .min(0)
    .max(credentialContactsMax - 1),
)

/** API-18. */
export const listCredentialContacts = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/credential-contacts', tags: ['companies'] })
  .input(z.object({ company_id }))
  .output(many(credentialContact).extend({ cannot: z.object({ add: cannot, edit: cannot }) }))
  .errors(actingFor)
export const addCredentialContact = signedIn
  .route({
    method: 'POST',
    path: '/companies/{company_id}/credential-contacts',
    tags: ['companies'],
    successStatus: 201,
  })
  .input(
    z.strictObject({
      company_id,
      name: fields.name,
      email: fields.email.optional(),
      phone_number: fields.phone_number.optional(),
      position: position.optional(),
    }),
  )
  .output(one(credentialContact))
  .errors(actingFor)
  // Of one that was added under the same key, and deleted since.
  .errors(refuses('CREDENTIAL_CONTACTS_LIMIT_REACHED', 'RESOURCE_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'))
/** What is not said stays. */
export const editCredentialContact = signedIn
  .route({ method: 'PATCH', path: '/companies/{company_id}/credential-contacts/{contact_id}', tags: ['companies'] })
  .input(z.strictObject({ company_id, contact_id, ...z.object({ ...fields, position }).partial().shape }))
  .output(one(credentialContact))
  .errors(actingFor)
  .errors(refuses('RESOURCE_NOT_FOUND'))
export const deleteCredentialContact = signedIn
  .route({
    method: 'DELETE',
    path: '/companies/{company_id}/credential-contacts/{contact_id}',
    tags: ['companies'],
    successStatus: 204,
  })
  .input(z.object({ company_id, contact_id }))
  .errors(actingFor)
  .errors(refuses('RESOURCE_NOT_FOUND'))

export const credentialContacts = {
  listCredentialContacts,
  addCredentialContact,
  editCredentialContact,
  deleteCredentialContact,
}
