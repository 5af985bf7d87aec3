import { expect, test } from 'vitest'
import { operations } from '#platform/operations.ts'
import { readPdf } from '#platform/testing/pdf.ts'
import { withoutLimits } from '#platform/testing/withoutLimits.ts'
import { filesOfZip } from '#platform/testing/zip.ts'
import { expected } from './expected.ts'
import { mark, writeHostile } from './hostile.ts'
import { clientOf } from './people.ts'

// Whatever people wrote is read back as a text, by each operation that says it: in an answer, in a file and in its name.

withoutLimits()

const cellsOf = (csv: string) =>
  [...csv.matchAll(/(?<=^\uFEFF|;|\n)(?:"((?:[^"]|"")*)"|[^;\n]*)/g)].map(
    ([all, quoted]) => quoted?.replaceAll('""', '"') ?? all,
  )

/** What is wrong with a file, to whoever opens it. */
const faultsOf: Record<string, (bytes: Buffer) => unknown[] | Promise<unknown[]>> = {
  'text/csv': (bytes) =>
    cellsOf(bytes.toString()).filter((cell) => /^[=+\-@\t\r]/.test(cell) || /[,;\t\r\n][\s"]*[=+@]/.test(cell)),
  'text/vcard': (bytes) =>
    bytes
      .toString()
      .split('\r\n')
      .filter((line) => /[\r\n]/.test(line) || !/^($| |[A-Z;=]+:)/.test(line)),
  'application/zip': (bytes) =>
    [...filesOfZip(bytes).keys()].filter((path) => /(^|\/)\.*(\/|$)|[\p{Cc}\u202E<>:"|?*\\]/u.test(path)),
  // The demo world's own papers have a first line and a last, and no page.
  'application/pdf': async (bytes) =>
    bytes.length < 1000 ? [] : (await readPdf(bytes)).text.includes('\u202E') ? ['a turned direction'] : [],
}

const formats = ['csv', 'xlsx', 'vcf']
/** Those that answer with an end, by whoever they answer; a file in each format that it has. */
const asked = async () => {
  const reads = operations.filter(
    ({ name, method }) => method === 'GET' && !/\.follow/.test(name) && expected[name]!.ok[0],
  )
  const calls = []
  for (const { name, procedure } of reads) {
    const person = expected[name]!.ok[0]!
    const [client, input] = [await clientOf(person), await expected[name]!.input(person)]
    const isChosen = 'format' in ((procedure['~orpc'].inputSchema as { shape?: object } | undefined)?.shape ?? {})
    for (const format of isChosen ? formats : [undefined]) calls.push({ name, client, input: { ...input, format } })
  }
  return calls
}

test('what is hostile to a spreadsheet, a page, a header, an archive or a card is a text of each answer and of each file', async () => {
  const calls = await asked()
  await writeHostile()
  const telling = new Set<string>()
  for (const { name, client, input } of calls) {
    const { status, headers, bytes, error_reason } = await client.call(name, input)
    if (input.format && error_reason === 'VALIDATION_ERROR') continue
    expect([name, status < 300], error_reason).toEqual([name, true])
    const type = headers.get('content-type')?.split(';')[0] ?? ''
    expect([name, type]).not.toEqual([name, 'text/html'])
    expect([name, input.format, await faultsOf[type]?.(bytes)]).toEqual([name, input.format, faultsOf[type] && []])
    if (bytes.includes(mark) || headers.get('content-disposition')?.includes(mark)) telling.add(`${name} ${type}`)
  }
  expect(telling.size).toBeGreaterThan(100)
})
