import { expect, test } from 'vitest'
import { anonymous } from './testing/client.ts'
import { operations, prefix } from './operations.ts'

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

test('API2-11 uploads are described as multipart with their file, downloads as bytes', async () => {
  const { paths } = await document()
  const { content } = paths['/residences/{residence_id}/documents'].post.requestBody
  expect(Object.keys(content)).toEqual(['multipart/form-data'])
  expect(content['multipart/form-data'].schema.properties.file).toMatchObject({
    type: 'string',
    contentMediaType: expect.any(String),
  })
  expect(Object.keys(paths['/documents/{document_id}/download'].get.responses['200'].content)).not.toContain(
    'application/json',
  )
})

test('the reference page names every operation and runs no script', async () => {
  const { bytes, headers } = await anonymous.send('GET', '/docs')
  const page = bytes.toString()
  expect(headers.get('content-type')).toContain('text/html')
  expect(page).not.toContain('<script')
  for (const { name } of operations) expect(page).toContain(`id="${name}"`)
})
