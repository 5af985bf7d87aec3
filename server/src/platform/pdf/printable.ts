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
  '\u2028': '\n',
  '\u2029': '\n',
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
  μ: 'µ',
  ρ: 'rho',
  θ: 'theta',
  '∆': 'delta ',
  '⌀': 'Ø',
  '∅': 'Ø',
  // Three quarters of an inch, and other fractions.
  '′': "'",
  '″': '"',
  '⁄': '/',
  '→': '->',
  '←': '<-',
  // Not a cross, which would say the contrary.
  '✓': 'OK',
  '✔': 'OK',
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
  const bare = Array.from(character.normalize('NFKD').replace(/\p{M}/gu, ''), (part) => stand[part] ?? part).join('')
  return [...bare].every(isPrintable) ? bare : '?'
}

/** Nothing that anybody sees: what turns the direction of signs, joins them, or comes along when one copies. */
const unseen = /(?![\n\t\r\u00ad])[\p{Cc}\p{Cf}]/gu
/** Pictures in the middle of a text, with the space before them. */
const picture =
  /[ \u00a0]?(?:(?![©®™])(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:[\u{1f3fb}-\u{1f3ff}]|\ufe0f|\u200d)*)+/gu

/**
 * The text in the characters of the standard fonts, which hold all of French and its western neighbours: other Latin
 * letters lose their marks rather than turn into something else, signs of physics are written out, pictures are left out,
 * and what has no Latin likeness becomes `?`.
 */
export const printable = (value: string): string => {
  const told = value.normalize('NFC').replace(picture, '').replace(unseen, '')
  return Array.from(told === '' && value !== '' ? '?' : told, nearest).join('')
}
