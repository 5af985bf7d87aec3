import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { firstPages, reading } from './reading.ts'

const pdf = (pages: readonly string[]): Promise<Buffer> => {
  const made = new PDFDocument({ autoFirstPage: false })
  for (const page of pages) made.addPage().text(page)
  made.end()
  return buffer(made)
}

test('the first three pages are read, page after page; what cannot be read says nothing, and keeps no other from being read', async () => {
  const paper = await pdf(['Diagnostic de performance énergétique', 'Deux', 'Trois', 'Quatre'])
  const asked = [paper, Buffer.from('%PDF-1.4 rien qui vaille'), Buffer.alloc(0), paper].map(firstPages)
  const [first, garbage, empty, again] = await Promise.all(asked)
  expect(first!.map((page) => page.trim())).toEqual(['Diagnostic de performance énergétique', 'Deux', 'Trois'])
  expect([garbage!.join(''), empty!.join('')]).toEqual(['', ''])
  expect(again).toEqual(first)
})

test('a PDF that takes too long ends its process, and the next one is read by another', async () => {
  const paper = await pdf(Array.from({ length: 3 }, (_, n) => `Page ${n} `.repeat(20_000)))
  const { maxMs } = reading
  reading.maxMs = 1
  expect((await firstPages(paper)).join('')).toBe('')
  reading.maxMs = maxMs
  expect((await firstPages(await pdf(['Après'])))[0]).toContain('Après')
})
