import { z } from 'zod'
import { addressFields, phoneField, suggestedCountries } from './addresses.rules.ts'
import { email, id, many, nullableText, text, textOf, whoeverSignedIn } from './http.ts'

export const frenchZip = z.string().regex(addressFields.zip_code.format.pattern)

export const address = z.object({
  street_number: z.string().nullable(),
  street_name: z.string(),
  zip_code: z.string(),
  city: z.string(),
  region: z.string().nullable(),
  country_code: z.string(),
  country_name: z.string().nullable(),
  extra_infos: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
export type Address = z.infer<typeof address>

/** Where it is, when that is known. */
export const position = {
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
}

/** A project's address: in France, with street, zip code and city (PRJ-34..37). */
export const frenchAddressInput = z.strictObject({
  street_number: textOf(addressFields.street_number),
  street_name: textOf(addressFields.street_name),
  zip_code: frenchZip,
  city: textOf(addressFields.city),
  country_code: z.literal('FR').default('FR'),
  extra_infos: textOf(addressFields.extra_infos),
  region: nullableText(120),
  country_name: nullableText(120),
  ...position,
})

export const emailEntry = z.object({ email: z.string(), label: z.string().nullable() })
export const phoneEntry = z.object({ phone_number: z.string(), label: z.string().nullable() })

export const contactInformation = z.object({
  public_name: z.string().nullable(),
  website_url: z.string().nullable(),
  notes: z.string().nullable(),
  addresses: z.array(address),
  emails: z.array(emailEntry),
  phones: z.array(phoneEntry),
})
export type ContactInformation = z.infer<typeof contactInformation>

export const phoneInput = z.strictObject({ phone_number: textOf(phoneField), label: nullableText(80) })
/** At most five of each; the first e-mail is the one that is written to. */
export const contactLists = {
  emails: z
    .array(z.strictObject({ email, label: nullableText(80) }))
    .max(5)
    .default([]),
  phones: z.array(phoneInput).max(5).default([]),
}
export const projectContactInput = z.strictObject({
  addresses: z.array(frenchAddressInput).length(1),
  ...contactLists,
})
export type ProjectContactInput = z.output<typeof projectContactInput>

export const companyRef = z.object({ id, name: z.string(), type: z.string(), picture_path: z.string().nullable() })

/** An address that what was typed may mean. An incomplete one lacks its street, its zip code or its city (PROF-16). */
export const addressSuggestion = address.extend({ label: z.string(), is_complete: z.boolean() })
export type AddressSuggestion = z.infer<typeof addressSuggestion>

/** PROF-15..17, PROF-20. A zip code alone, or its beginning, finds its communes. Ten at most, the best first; the countries are comma-separated, all of them without any. */
export const suggestAddresses = whoeverSignedIn
  .route({ method: 'GET', path: '/address-suggestions', tags: ['addresses'], summary: 'Addresses for what was typed' })
  .input(
    z.object({
      search: text(200).min(2),
      countries: z
        .string()
        .max(60)
        .transform((value) => value.split(',').map((country) => country.trim()))
        .pipe(z.array(z.enum(suggestedCountries)))
        .optional(),
    }),
  )
  .output(many(addressSuggestion))

export const addresses = { suggestAddresses }
