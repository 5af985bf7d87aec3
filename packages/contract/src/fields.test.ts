import { expect, test } from 'vitest'
import type { z } from 'zod'
import * as accountRules from './accounts.rules.ts'
import { createUser, requestPasswordReset, updateUser } from './accounts.ts'
import * as addressRules from './addresses.rules.ts'
import { frenchAddressInput, phoneInput } from './addresses.ts'
import * as companyRules from './companies.rules.ts'
import { addCredentialContact, editCredentialContact } from './companies.credentialContacts.ts'
import { profileInput } from './companies.profile.ts'
import { createChild, updateCompany } from './companies.ts'
import * as contactRules from './contacts.rules.ts'
import { contactInput, createContact, editContact } from './contacts.ts'
import * as deviceRules from './devices.rules.ts'
import { createDevice, createProductRequest } from './devices.ts'
import * as documentRules from './documents.rules.ts'
import { createFolder, renameFolder } from './documents.ts'
import { flatInput } from './flats.making.ts'
import * as flatRules from './flats.rules.ts'
import * as httpRules from './http.rules.ts'
import type { TextField } from './http.rules.ts'
import * as certificateRules from './interventions.certificate.rules.ts'
import { requestedProduct } from './interventions.product.ts'
import * as interventionRules from './interventions.rules.ts'
import { certificateFields } from './interventions.ts'
import { passportCustomer } from './passports.ts'
import * as pictureRules from './pictures.rules.ts'
import { editPicture } from './pictures.ts'
import * as portalRules from './portal.rules.ts'
import { sendSatisfaction } from './portal.ts'
import * as projectRules from './projects.rules.ts'
import { createProject, editProject } from './projects.ts'
import * as viewRules from './views.rules.ts'
import * as templateRules from './templates.rules.ts'
import { createTemplate, renameTemplate } from './templates.ts'
import { createView, editView } from './views.ts'

const inputOf = (operation: { '~orpc': { inputSchema?: unknown } }) => operation['~orpc'].inputSchema as z.ZodObject
const within = (schema: z.ZodObject, ...path: string[]) =>
  path.reduce<z.ZodObject>((outer, name) => outer.shape[name] as z.ZodObject, schema)

const contactPhone = contactInput.shape.phones.unwrap().element as z.ZodObject

type Texts = Record<string, TextField>
/** What a form knows of its texts, and every schema that parses what it sends. */
const forms: [texts: Texts, ...schemas: z.ZodObject[]][] = [
  [projectRules.projectFields, inputOf(createProject), inputOf(editProject), passportCustomer],
  [addressRules.addressFields, frenchAddressInput],
  [{ phone_number: addressRules.phoneField }, phoneInput],
  [addressRules.addressFields, passportCustomer.extend({ extra_infos: frenchAddressInput.shape.extra_infos })],
  [{ email: httpRules.emailField }, passportCustomer, inputOf(requestPasswordReset)],
  [{ username: httpRules.emailField }, inputOf(createUser)],
  [accountRules.personFields, inputOf(createUser), inputOf(updateUser)],
  [{ name: companyRules.companyFields.name }, inputOf(updateCompany), within(inputOf(createChild), 'data')],
  [companyRules.profileFields, profileInput],
  [companyRules.credentialContactFields, inputOf(addCredentialContact), inputOf(editCredentialContact)],
  [contactRules.contactFields, inputOf(createContact), inputOf(editContact)],
  [{ phone_number: contactRules.phoneField }, contactPhone],
  [deviceRules.deviceTexts, inputOf(createDevice)],
  [deviceRules.requestTexts, inputOf(createProductRequest)],
  [{ name: documentRules.folderNameField }, inputOf(createFolder), inputOf(renameFolder)],
  [flatRules.flatTexts, flatInput],
  [interventionRules.requestedProductTexts, requestedProduct],
  [certificateRules.certificateTexts, certificateFields.extend(certificateFields.shape.boiler.shape)],
  [pictureRules.pictureTexts, inputOf(editPicture)],
  [portalRules.satisfactionTexts, inputOf(sendSatisfaction)],
  [viewRules.viewFields, inputOf(createView), inputOf(editView)],
  [templateRules.templateFields, inputOf(createTemplate), inputOf(renameTemplate)],
]

/** What the form says of a text: the rules of `ui/fieldRules.ts`, without their sentences. */
const admits = ({ max, required, format }: TextField, text: string) => {
  const typed = text.trim()
  return typed === '' ? !required : typed.length <= max && (!format || format.pattern.test(typed))
}

/** At the limits, on both sides of them. */
const samplesOf = ({ max, format }: TextField) => [
  '',
  ' ',
  'a',
  'x'.repeat(max),
  `${'x'.repeat(max)} `.trim(),
  'x'.repeat(max + 1),
  ...(format?.name === 'email' ? [`a@${'b'.repeat(max - 5)}.fr`, `a@${'b'.repeat(max - 4)}.fr`, 'a@b', 'a@b.fr'] : []),
  ...(format?.name === 'zip' ? ['4430', '44300', '443000', '4430a'] : []),
]

test('what a form lets pass is what its schema lets pass, at the limit and beyond it', () => {
  const apart = forms.flatMap(([texts, ...schemas]) =>
    Object.entries(texts).flatMap(([name, field]) =>
      schemas.flatMap((schema) =>
        samplesOf(field)
          // What is required is refused when it is sent empty; a form never sends an optional one that is absent.
          .filter((text) => admits(field, text) !== (schema.shape[name] as z.ZodType).safeParse(text).success)
          .map((text) => `${name}: ${text.slice(0, 20)} (${text.length})`),
      ),
    ),
  )
  expect(apart).toEqual([])
})

test('each text that the rules describe is compared with a schema', () => {
  const modules = [
    accountRules,
    addressRules,
    certificateRules,
    companyRules,
    contactRules,
    deviceRules,
    documentRules,
    httpRules,
    interventionRules,
    portalRules,
    projectRules,
    templateRules,
    viewRules,
  ]
  const isField = (value: unknown): value is TextField =>
    typeof value === 'object' && value !== null && 'max' in value && Number.isInteger(value.max) && !('min' in value)
  const described = modules
    .flatMap((module) => Object.values<unknown>(module))
    .flatMap((value) =>
      isField(value) ? [value] : typeof value === 'object' && value ? Object.values(value).filter(isField) : [],
    )
  const compared = new Set<unknown>(forms.flatMap(([texts]) => Object.values(texts)))
  // An address of the web: its form has a rule of its own.
  compared.add(companyRules.companyFields.sponsorship_url)
  expect(described.length).toBeGreaterThan(15)
  expect(described.filter((field) => !compared.has(field))).toEqual([])
})
