import { z } from 'zod'
import { contactInformation, contactLists, position } from './addresses.ts'
import { addressFields, companyCountries, zipPatterns } from './addresses.rules.ts'
import { profileFields } from './companies.rules.ts'
import { fault, idParam, nullableText, one, refuses, requiredText, signedIn, textOf, whoeverSignedIn } from './http.ts'

const company_id = idParam
const ofCompany = refuses('COMPANY_NOT_FOUND', 'COMPANY_SWITCH_NOT_ALLOWED')

/** PROF-12: a company's address, in any country that is offered or suggested; its zip code is written as there. */
export const companyAddressInput = z
  .strictObject({
    street_number: textOf(addressFields.street_number),
    street_name: textOf(addressFields.street_name),
    zip_code: requiredText(10),
    city: textOf(addressFields.city),
    country_code: z.enum(companyCountries),
    extra_infos: textOf(addressFields.extra_infos),
    region: nullableText(120),
    country_name: nullableText(120),
    ...position,
  })
  .refine(({ country_code, zip_code }) => zip_code === '' || zipPatterns[country_code].test(zip_code), {
    path: ['zip_code'],
    ...fault('format'),
  })

/** PROF-02, PROF-03. */
export const profileInput = z.strictObject({
  public_name: textOf(profileFields.public_name),
  website_url: textOf(profileFields.website_url),
  notes: textOf(profileFields.notes),
  addresses: z.array(companyAddressInput).max(5).default([]),
  ...contactLists,
})
export type ProfileInput = z.output<typeof profileInput>

export const getCompanyContact = whoeverSignedIn
  .route({ method: 'GET', path: '/companies/{company_id}/contact-information', tags: ['companies'] })
  .input(z.object({ company_id }))
  .output(one(contactInformation))
  .errors(ofCompany)
/**
 * PROF-03. All of it takes the place of what was there. `before` is what the caller saw: a field that is the same in both
 * stays as it is, whoever changed it meanwhile.
 */
export const setCompanyContact = signedIn
  .route({ method: 'PUT', path: '/companies/{company_id}/contact-information', tags: ['companies'] })
  .input(profileInput.extend({ company_id, before: profileInput.optional() }))
  .output(one(contactInformation))
  .errors(ofCompany)

/** PROF-08, PROF-09. The bytes are streamed by a route of its own; declared here for the description. */
export const setCompanyPicture = signedIn
  .route({ method: 'POST', path: '/companies/{company_id}/picture', tags: ['companies'] })
  .input(z.object({ company_id, file: z.file(), name: z.string().max(255).optional() }))
  .output(one(z.object({ picture_path: z.string() })))
  .errors(ofCompany)
  .errors(refuses('PICTURE_TYPE_NOT_ALLOWED', 'PICTURE_TOO_COMPLEX', 'FILE_TOO_LARGE'))
export const removeCompanyPicture = signedIn
  .route({ method: 'DELETE', path: '/companies/{company_id}/picture', tags: ['companies'], successStatus: 204 })
  .input(z.object({ company_id }))
  .errors(ofCompany)

export const profile = { getCompanyContact, setCompanyContact, setCompanyPicture, removeCompanyPicture }
