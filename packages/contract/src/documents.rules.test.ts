import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bookletBytes,
  defaultFolderNamed,
  defaultFolders,
  folderExplained,
  freeName,
  fullFileName,
  isFileName,
  maxFileBytes,
  nameProblems,
  sameNameKey,
  splitFileName,
} from './documents.rules.ts'
import { expectedDocuments, recommendedSlots } from './documents.recommended.rules.ts'
import { fileSize } from './sizes.rules.ts'

const bytes = fc.integer({ min: 0, max: bookletBytes })
const word = fc.stringMatching(/^[a-zà-ÿ0-9][a-zà-ÿ0-9 ()]{0,11}[a-zà-ÿ0-9]$/)
const fileName = fc.tuple(word, fc.constantFrom('pdf', 'jpg', 'xml')).map(([name, extension]) => `${name}.${extension}`)
const folderId = fc.constantFrom(null, 1, 2)

describe('sizes', () => {
  test('DOC-09: Ko below one mebibyte, Mo from there, truncated', () => {
    expect([500, 1023, 1024, 1_048_575, 1_048_576, 2_097_151].map((size) => fileSize(size))).toEqual([
      '0\u00a0Ko',
      '0\u00a0Ko',
      '1\u00a0Ko',
      '1023\u00a0Ko',
      '1\u00a0Mo',
      '1\u00a0Mo',
    ])
  })

  test('DOC-09: what is shown never exceeds the size, and lacks less than one unit of it', () => {
    fc.assert(
      fc.property(bytes, (size) => {
        const [number = '', unit] = fileSize(size).split('\u00a0')
        const unitBytes = unit === 'Ko' ? 1024 : 1_048_576
        const shown = Number(number) * unitBytes
        expect(unit).toBe(size < 1_048_576 ? 'Ko' : 'Mo')
        expect(shown).toBeLessThanOrEqual(size)
        expect(size - shown).toBeLessThan(unitBytes)
      }),
    )
  })

  test('an English reader reads the same figure in KB and MB', () => {
    fc.assert(
      fc.property(bytes, (size) => {
        const english = fileSize(size).replace('Ko', 'KB').replace('Mo', 'MB')
        expect(fileSize(size, 'en')).toBe(english)
      }),
    )
  })

  test('one file may fill a booklet, and no more', () => {
    expect(maxFileBytes).toBe(bookletBytes)
  })
})

describe('default folders', () => {
  test('DOC-17: the twelve, in their order', () => {
    expect(defaultFolders.map(({ fr }) => fr)).toEqual([
      'Contrats / Avenants',
      'Plans',
      'Études / Diagnostics',
      'Photos',
      'Factures',
      'Attestations',
      'Assurances',
      'Attestation de conformité thermique (ATh)',
      'Consuel',
      'PDL',
      'PCE',
      'Qualigaz',
    ])
  })

  test('each is recognised by either of its names, however it is typed, and no name means two', () => {
    const disguise = fc.tuple(
      fc.constantFrom(...defaultFolders),
      fc.constantFrom('fr', 'en'),
      fc.boolean(),
      fc.boolean(),
    )
    fc.assert(
      fc.property(disguise, ([folder, language, upper, bare]) => {
        const padded = `  ${folder[language].replaceAll(' ', '   ')} `
        const cased = upper ? padded.toUpperCase() : padded.toLowerCase()
        const typed = bare ? cased.normalize('NFD').replace(/\p{M}/gu, '') : cased
        expect(defaultFolderNamed(typed)?.code).toBe(folder.code)
      }),
    )
  })

  test('abbreviations are explained; a name that one bore before means it still, as packages of then have it', () => {
    expect(['pdl', 'pce', 'plans', null].map((code) => folderExplained(code, 'fr'))).toEqual([
      'Point de livraison (électricité)',
      'Point de comptage et d’estimation (gaz)',
      null,
      null,
    ])
    for (const [before, code] of [
      ['PDL (point de livraison – électricité)', 'pdl'],
      ['PCE (gas metering and estimation point)', 'pce'],
    ] as const)
      expect(defaultFolderNamed(before)).toMatchObject({ code, fr: code.toUpperCase() })
  })

  test('any other name is free', () => {
    expect(['Plan', 'Photos du chantier', 'Factures 2026', ''].map(defaultFolderNamed)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  test('comparing names is stable: a key is its own key', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(sameNameKey(sameNameKey(name))).toBe(sameNameKey(name))
      }),
    )
  })
})

describe('file names', () => {
  test('a name cut in two is whole again', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(fullFileName(splitFileName(name))).toBe(name)
      }),
    )
  })

  test.each([
    ['plan.v2.pdf', 'plan.v2', 'pdf'],
    ['LISEZMOI', 'LISEZMOI', ''],
    ['.htaccess', '.htaccess', ''],
    ['devis.', 'devis.', ''],
  ])('%s is %s and %s', (full, name, extension) => {
    expect(splitFileName(full)).toEqual({ name, extension })
  })

  test('a path, a control character, dots alone, nothing and 256 characters are no names', () => {
    const wrong = ['a/b.pdf', 'a\\b.pdf', 'a\u0000.pdf', 'a\nb.pdf', '..', '.', ' ', '', 'a'.repeat(256)]
    expect(wrong.filter(isFileName)).toEqual([])
    expect(isFileName('a'.repeat(251) + '.pdf')).toBe(true)
  })
})

const file = (key: string, folder_id: number | null, name: string) => ({ key, folder_id, name })

describe('names in a folder', () => {
  test('DOC-37/required: a file needs a name', () => {
    expect(nameProblems([file('a', 1, '  ')], [])).toEqual({ a: 'required' })
    expect(nameProblems([file('a', 1, 'a/b.pdf')], [])).toEqual({ a: 'invalid' })
  })

  test('DOC-37/taken DOC-37/itself: the same name and extension in the folder clash, whatever their case; itself does not', () => {
    const existing = [file('1', 1, 'Devis.pdf'), file('2', null, 'plan.pdf')]
    expect(nameProblems([file('new', 1, 'devis.PDF')], existing)).toEqual({ new: 'exists' })
    expect(nameProblems([file('new', 1, ' devis.pdf ')], existing)).toEqual({ new: 'exists' })
    expect(nameProblems([file('new', 1, 'devis\u00a0.pdf')], existing)).toEqual({ new: 'exists' })
    expect(nameProblems([file('1', 1, 'Devis.pdf')], existing)).toEqual({})
  })

  test('DOC-37/free: another extension and another folder are free', () => {
    const existing = [file('1', 1, 'devis.pdf')]
    expect(nameProblems([file('new', 1, 'devis.docx')], existing)).toEqual({})
    expect(nameProblems([file('new', 2, 'devis.pdf'), file('too', null, 'devis.pdf')], existing)).toEqual({})
  })

  test('DOC-38: two files of one batch may not bear the same name in the same folder', () => {
    const batch = [file('a', 1, 'devis.pdf'), file('b', 1, 'Devis.pdf'), file('c', 2, 'devis.pdf')]
    expect(nameProblems(batch, [])).toEqual({ a: 'batch', b: 'batch' })
  })

  test('two files of one batch may exchange their names', () => {
    const existing = [file('1', 1, 'a.pdf'), file('2', 1, 'b.pdf')]
    expect(nameProblems([file('1', 1, 'b.pdf'), file('2', 1, 'a.pdf')], existing)).toEqual({})
  })

  test('DOC-37/taken DOC-38: without a problem no two files of a folder share a name; with one, some would', () => {
    const placed = (prefix: string) =>
      fc
        .array(fc.tuple(folderId, fileName), { maxLength: 12 })
        .map((all) => all.map(([folder, name], n) => file(`${prefix}${n}`, folder, name)))
    const place = ({ folder_id, name }: { folder_id: number | null; name: string }) =>
      `${folder_id} ${name.trim().toLowerCase()}`
    const distinct = fc.uniqueArray(fc.tuple(folderId, fileName), {
      maxLength: 12,
      selector: ([folder, name]) => place({ folder_id: folder, name }),
    })
    const existing = distinct.map((all) => all.map(([folder, name], n) => file(`e${n}`, folder, name)))
    fc.assert(
      fc.property(placed('b'), existing, (batch, there) => {
        const places = [...batch, ...there].map(place)
        const clashes = new Set(places).size < places.length
        expect(Object.keys(nameProblems(batch, there)).length > 0).toBe(clashes)
      }),
    )
  })

  test('the proposed name is free, keeps the extension and is the first of its kind', () => {
    expect(freeName('devis.pdf', (name) => ['devis.pdf', 'devis (2).pdf'].includes(name))).toBe('devis (3).pdf')
    fc.assert(
      fc.property(fileName, fc.integer({ min: 0, max: 20 }), (name, taken) => {
        const { name: base, extension } = splitFileName(name)
        const others = new Set(Array.from({ length: taken }, (_, n) => `${base} (${n + 2}).${extension}`))
        const proposed = freeName(name, (other) => others.has(other))
        expect(proposed).toBe(`${base} (${taken + 2}).${extension}`)
        expect(nameProblems([file('a', 1, proposed)], [file('1', 1, name)])).toEqual({})
      }),
    )
  })
})

test('DOC-26/families: seven recommended labels; both families of codes fill the same one', () => {
  expect(recommendedSlots.map(({ code }) => code)).toEqual([
    'dpe',
    'sect_drawings',
    'netw_drawings',
    'rset_xml',
    'ptg_cert_completion',
    'ptg_conformity',
    'cil',
  ])
  const slotOf = (code: string) =>
    recommendedSlots.find(({ codes }) => (codes as readonly string[]).includes(code))?.code
  expect(['R_DPE', 'R_SECTDRAWINGS', 'R_NETWDRAWINGS', 'R_ATH'].map(slotOf)).toEqual([
    'dpe',
    'sect_drawings',
    'netw_drawings',
    undefined,
  ])
})

test('a paper is there by any of the codes that stand for it', () => {
  const { total } = expectedDocuments([])
  expect(expectedDocuments(['R_SECTDRAWINGS', 'rset_xml', 'rset_xml', 'other'])).toEqual({ done: 2, total })
})
