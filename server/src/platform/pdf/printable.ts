/** Characters of Windows-1252 beyond Latin-1, which the standard fonts of PDF do have. */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const stand: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '\t': ' ',
  '\r': ' ',
  '\u202f': '\u00a0',
  '\u2011': '-',
  '\u2212': '-',
  // What thermal papers measure by: the fonts have no Greek.
  λ: 'lambda',
  Λ: 'Lambda',
  ψ: 'psi',
  Ψ: 'Psi',
  φ: 'phi',
  Φ: 'Phi',
  η: 'eta',
  Δ: 'delta ',
  Ω: 'ohm',
  '≤': '<=',
  '≥': '>=',
  '≠': '<>',
  '≈': '~',
}

const isPrintable = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return (
    (code >= 0x20 && code <= 0x7e) ||
    (code >= 0xa0 && code <= 0xff) ||
    character === '\n' ||
    beyondLatin1.includes(character)
  )
}

const nearest = (character: string): string => {
  if (isPrintable(character)) return character
  if (stand[character]) return stand[character]
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...bare].every(isPrintable) ? bare : '?'
}

/**
 * The text in the characters of the standard fonts, which hold all of French and its western neighbours: other Latin
 * letters lose their marks rather than turn into something else, signs of physics are written out, and what has no Latin
 * likeness becomes `?`.
 */
export const printable = (value: string): string => Array.from(value.normalize('NFC'), nearest).join('')
