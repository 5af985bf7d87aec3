import { expect, test } from 'vitest'
import { operations, prefix, type Operation } from '../operations.ts'
import { anonymous, as } from '../testing/client.ts'
import { world } from '../testing/world.ts'

type Body = { properties?: Record<string, object> }

const document = async () => JSON.parse((await anonymous.send('GET', '/v2/openapi.json')).bytes.toString())

test('API-09 every operation of the contract is described, with its refusals and its envelope', async () => {
  const { openapi, paths, components } = await document()
  expect(openapi).toMatch(/^3\.1/)
  for (const operation of operations) {
    const described = paths[operation.path.slice(prefix.length)]?.[operation.method.toLowerCase()]
    expect(described, operation.name).toBeDefined()
    expect(described.security, operation.name).toEqual(operation.needsUser ? [{ bearer: [] }] : [])
    expect(Object.keys(described.responses), operation.name).toContain('422')
    expect(described.responses['422'].content['application/json'].schema.$ref).toBe('#/components/schemas/Refusal')
  }
  expect(Object.keys(components.schemas.Refusal.properties)).toEqual([
    'error_reason',
    'error_message',
    'errors',
    'request_id',
  ])
})

const multipart = 'multipart/form-data'
const fileOf = { type: 'string', contentMediaType: expect.any(String) }

test('API2-11 uploads are described as multipart with their files, downloads as bytes', async () => {
  const { paths } = await document()
  const bodyOf = ({ path, method }: Operation) =>
    Object.entries<Body>(paths[path.slice(prefix.length)][method.toLowerCase()].requestBody?.content ?? {})
  const uploads = operations.filter((operation) => bodyOf(operation).some(([type]) => type === multipart))
  expect(uploads.map(({ name }) => name).toSorted()).toEqual([
    'accounts.setUserPicture',
    'booklet.addToAsk',
    'booklet.importPackage',
    'certificates.importCertificate',
    'certificates.previewCertificate',
    'companies.setCompanyPicture',
    'devices.attachTaskPhoto',
    'devices.uploadDeviceDocument',
    'documents.uploadDocument',
    'household.addThing',
    'household.addThingFiles',
    'intakes.openIntake',
    'interventions.createIntervention',
    'interventions.editIntervention',
    'interventions.postIntervention',
    'messages.answer',
    'messages.write',
    'passports.createPassport',
    'pictures.addPictures',
    'products.addProductDocument',
    'products.importCatalogue',
    'products.previewCatalogue',
    'products.setProductPicture',
    'sortings.addSortingArchive',
    'sortings.addSortingFile',
    'studies.attachStudy',
    'studies.importStudy',
    'templates.addTemplateDocument',
  ])
  for (const operation of uploads) {
    const content = bodyOf(operation)
    // An edit may come without a file, and as JSON then.
    const due = operation.method === 'PATCH' ? [multipart, 'application/json'] : [multipart]
    expect(
      content
        .map(([type]) => type)
        .toSorted()
        .toReversed(),
      operation.name,
    ).toEqual(due)
    expect(JSON.stringify(content), operation.name).toContain('contentMediaType')
  }
  const { schema } = paths['/residences/{residence_id}/documents'].post.requestBody.content[multipart]
  expect(schema.properties.file).toMatchObject(fileOf)
  for (const operation of operations.filter(({ name }) => /\.(download|export\w+s$|getPicture)/.test(name))) {
    const { content } = paths[operation.path.slice(prefix.length)].get.responses['200']
    expect(Object.keys(content), operation.name).not.toContain('application/json')
  }
})

type Responses = Record<string, { content?: Record<string, { schema: Body }> }>
/** What an operation answers when it succeeds, if that is JSON. */
const answersOf = ({ responses }: { responses: Responses }) =>
  Object.entries(responses)
    .filter(([status]) => status < '300')
    .flatMap(([, { content }]) => content?.['application/json']?.schema ?? [])

test('API2-02 every answer stands under data; a list beside its meta, options once more below, documents by folders and files', async () => {
  const { paths } = await document()
  for (const { name, path, method } of operations) {
    const described = paths[path.slice(prefix.length)][method.toLowerCase()]
    if (described.responses['204']) expect(described.responses['204'], name).toEqual({ description: 'Done' })
    // Bare, as the status page of another service answers it.
    if (name === 'portal.getStatusSummary') continue
    for (const { properties } of answersOf(described)) {
      expect(Object.keys(properties ?? {}), name).toContain('data')
      if (properties?.meta) expect(properties.data, name).toMatchObject({ type: 'array' })
    }
  }
  const hugo = await as('hugo@clairiere.example')
  const company_id = await world.company('Maisons Clairière')
  expect((await hugo.call('templates.listOptions', { company_id })).data).toEqual({ data: expect.any(Array) })
  const residence_id = await world.project('Maison Les Lilas')
  expect((await hugo.call('documents.listDocuments', { company_id, residence_id })).data).toMatchObject({
    folders: expect.any(Array),
    files: expect.any(Array),
  })
  expect((await hugo.call('companies.getCompany', { company_id })).data).toMatchObject({ id: company_id })
})

const verbs: [RegExp, string[]][] = [
  [/^(get|list|read(Terms|Invitation)|search|count|check|download|export)/, ['GET']],
  [/^(create|add|upload|attach|grant|invite|apply|write|request(Access|PasswordReset$)|activate)/, ['POST']],
  [/^(edit|update|rename|move|change|set)/, ['PATCH', 'PUT']],
  [/^(delete|remove|detach|cancel)/, ['DELETE']],
]
/** Acts on many things at once, a form with a file, and what the specification names. */
const asSpecified: Record<string, string> = {
  'documents.deleteDocuments': 'POST',
  'accounts.setUserPicture': 'POST',
  'companies.setCompanyPicture': 'POST',
  'products.setProductPicture': 'POST',
  'accounts.getPicture': 'GET',
}

test('API2-03 API-01 resources below one base: read by GET, made by POST, edited by PATCH or PUT, deleted by DELETE', () => {
  const addresses = operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const { name, method, path } of operations) {
    expect(path, name).toMatch(/^\/v2(\/([a-z]+(-[a-z]+)*|\{[a-z_]+\}))+$/)
    const act = name.split('.')[1]!
    const due = asSpecified[name] ? [asSpecified[name]] : verbs.find(([word]) => word.test(act))?.[1]
    if (due) expect(due, name).toContain(method)
  }
})

test('what a list is searched and sorted by is described with it', async () => {
  const { paths } = await document()
  const { parameters } = paths['/companies/{company_id}/residences'].get
  const said = (name: string) => parameters.find((parameter: { name: string }) => parameter.name === name).description
  expect(said('sort')).toContain('`-created_at` by default')
  expect(said('search')).toContain('`name`: contains')
  expect(said('search')).toContain('`created_at_symbol` compares it')
})

test('a creation that is made once for each key says so', async () => {
  const { paths } = await document()
  const keysOf = ({ parameters = [] }: { parameters?: { name: string; in: string }[] }) =>
    parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)
  expect(keysOf(paths['/residences/{residence_id}/devices'].post)).toEqual(['Idempotency-Key'])
  expect(keysOf(paths['/residences/{residence_id}/devices'].get)).toEqual([])
})

test('what is not there is told by 404 where the address names it, by 422 where the body does', async () => {
  const { paths } = await document()
  const statusesOf = (name: string, reason: string) => {
    const { path, method } = operations.find((operation) => operation.name === name)!
    const { responses } = paths[path.slice(prefix.length)][method.toLowerCase()] as {
      responses: Record<string, { description: string }>
    }
    return Object.keys(responses).filter((status) => responses[status]!.description.includes(reason))
  }
  expect(statusesOf('documents.renameFolder', 'DOCUMENT_FOLDER_NOT_FOUND')).toEqual(['404'])
  expect(statusesOf('documents.editDocument', 'DOCUMENT_FOLDER_NOT_FOUND')).toEqual(['422'])
  expect(statusesOf('products.getProduct', 'PRODUCT_NOT_FOUND')).toEqual(['404'])
  expect(statusesOf('devices.createDevice', 'PRODUCT_NOT_FOUND')).toEqual(['422'])
  expect(statusesOf('trades.editTrade', 'JOB_NOT_FOUND')).toEqual(['404'])
  expect(statusesOf('contacts.createContact', 'JOB_NOT_FOUND')).toEqual(['422'])
})
