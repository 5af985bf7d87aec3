import { expect, test } from 'vitest'
import { cellsIn, guardedWithin, unguarded } from './cells.rules.ts'

/** Where any spreadsheet may begin a cell: quotes in the midst of one quote nothing. */
const partsOf = (line: string) => line.split(/[,;\t\r\n]/).map((part) => part.replace(/^[\s"]+/, ''))
const runs = (line: string) =>
  partsOf(line).filter((part) => /^[=+\-@＝＋－＠]/.test(part) && !/^[+-][\d .]+$/.test(part))

test.each([
  'Dupont,=1+1',
  'Dupont;=1+1',
  'Dupont\t=1+1',
  'Dupont\n=1+1,"=cmd|\' /C calc\'!A0"',
  'Dupont, "=HYPERLINK(""x"")"',
  'Dupont,@SUM(1),+1+cmd|x!A0,-1+cmd|x!A0,＝1',
  'Dupont,+1,=1,+33 6 00 00 00 01;=2',
])(
  'whichever separator a file is cut by, no text begins a formula within a cell, and it is read as it was: %j',
  (name) => {
    const line = `12;"${guardedWithin(name).replaceAll('"', '""')}";x`
    expect(runs(`12;"${name}";x`)).not.toEqual([])
    expect(runs(line)).toEqual([])
    expect(cellsIn(line, ';')).toEqual([['12', name, 'x']])
  },
)

test.each(['06 12 34 56 78, +33 6 00 00 00 01', 'a, -1', 'a@b.example, c@d.example', 'Lot 3 - RDC, 2', 'l’=, a'])(
  'what runs nowhere stays as it is: %j',
  (text) => {
    expect(guardedWithin(text)).toBe(text)
    expect(unguarded(text)).toBe(text)
  },
)
