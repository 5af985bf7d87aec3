import fc from 'fast-check'
import Pdf from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import yazl from 'yazl'
import { workOf } from '../testing/work.ts'
import { contentTypeOf, headBytes, isActive, isProgram, mayShowInline } from './contentType.ts'

const typeOf = (bytes: string | Buffer) => contentTypeOf(Buffer.from(bytes as string).subarray(0, headBytes))
const collected = async (stream: NodeJS.ReadableStream) => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

test('real files of the usual kinds', async () => {
  const pdf = new Pdf()
  pdf.text('x').end()
  expect(await typeOf(await collected(pdf))).toBe('application/pdf')
  const dot = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
  for (const format of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const)
    expect(await typeOf(await dot.clone().toFormat(format).toBuffer())).toBe(`image/${format}`)
})

test('an office document is told from a plain ZIP', async () => {
  const zip = new yazl.ZipFile()
  const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  zip.addBuffer(Buffer.from(`<Types><Override ContentType="${wordType}.main+xml"/></Types>`), '[Content_Types].xml')
  zip.end()
  expect(await typeOf(await collected(zip.outputStream))).toBe(wordType)
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  [
    '\ufeff<?xml version="1.0"?>\n<!-- a comment -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><SVG/>',
    'image/svg+xml',
  ],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 'image/svg+xml'],
  ['  <!DOCTYPE html><p>', 'text/html'],
  ['<!-- hidden --><script>alert(1)</script>', 'text/html'],
  ['<IFRAME src=x>', 'text/html'],
  ['<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', 'text/html'],
  ['<?xml version="1.0"?><projet/>', 'application/xml'],
  ['<rsee:projet xmlns:rsee="x"/>', 'application/xml'],
  ['nom;ville\nÉté;Nîmes', 'text/plain'],
  ['\u00e9t\u00e9', 'text/plain'],
  ['a < b', 'text/plain'],
  ['', 'application/octet-stream'],
  ['\u0000\u0001\u0002\u0003', 'application/octet-stream'],
])('%j is %s', async (text, expected) => {
  expect(await typeOf(text)).toBe(expected)
})

test('text of other encodings: UTF-16 with its mark, and Latin-1', async () => {
  expect(await typeOf(Buffer.from('\ufeff<svg/>', 'utf16le'))).toBe('image/svg+xml')
  expect(await typeOf(Buffer.from('\ufeff<script>', 'utf16le').swap16())).toBe('text/html')
  expect(await typeOf(Buffer.from('\u00e9t\u00e9 \u00e0 No\u00ebl', 'latin1'))).toBe('text/plain')
})

test.each([
  ['a Windows program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)])],
  ['a Linux program', Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1'), Buffer.alloc(100)])],
  ['a macOS program', Buffer.concat([Buffer.from('cffaedfe', 'hex'), Buffer.alloc(100)])],
  ['a WebAssembly module', Buffer.from('0061736d01000000', 'hex')],
  [
    'a Windows shortcut',
    Buffer.concat([Buffer.from('4c0000000114020000000000c000000000000046', 'hex'), Buffer.alloc(100)]),
  ],
  ['a shell script', Buffer.from('#!/bin/sh\nrm -rf ~')],
])('%s is a program', async (_what, bytes) => {
  expect(isProgram(await typeOf(bytes))).toBe(true)
})

test('what may run is never shown in place', () => {
  for (const type of ['text/html', 'image/svg+xml', 'application/xml'])
    expect([mayShowInline(type), isActive(type)]).toEqual([false, true])
  for (const type of ['application/pdf', 'image/png'])
    expect([mayShowInline(type), isActive(type)]).toEqual([true, false])
})

test('any bytes have a type, and never an error', async () => {
  const starts = fc.constantFrom(
    '',
    '%PDF',
    'PK\u0003\u0004',
    '\u0089PNG\r\n\u001a\n',
    'RIFF',
    'ID3',
    '<svg',
    '<?xml',
    'MZ',
    '\u007fELF',
    'GIF89a',
  )
  await fc.assert(
    fc.asyncProperty(starts, fc.uint8Array({ maxLength: 400 }), async (start, rest) => {
      expect(await typeOf(Buffer.concat([Buffer.from(start, 'latin1'), rest]))).toMatch(/^[\w-]+\/[\w.+-]+/)
    }),
    { numRuns: 500 },
  )
})

test('a crafted preamble is read in no time', async () => {
  const work = await workOf(async () => {
    for (const piece of ['<!--', '<?', ' ', '<!doctype svg [', '<!doctype svg ', '<!---->'])
      await typeOf(piece.repeat(60_000 / piece.length))
  })
  expect(work).toBeLessThan(1000)
})
