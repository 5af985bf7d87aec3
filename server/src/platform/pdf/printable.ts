/** Characters of Windows-1252 beyond Latin-1, which the standard fonts of PDF do have. */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
/** What the wider font has besides: the rest of Latin as Europe writes it, Greek, Cyrillic, signs of measuring. */
const wider =
  /[\u0100-\u017f\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490\u0491′″←→≤≥≠≈]/u
const stand: Record<string, string> = {
  '\t': ' ',
  '\r': ' ',
  '\u2028': '\n',
  '\u2029': '\n',
  '\u202f': '\u00a0',
  '\u2011': '-',
  '\u2212': '-',
  '∆': 'Δ',
  '⌀': 'Ø',
  '∅': 'Ø',
  // Of ½ and its kin, whose figures neither font has as one sign.
  '⁄': '/',
  // Not a cross, which would say the contrary.
  '✓': 'OK',
  '✔': 'OK',
}

const isStandard = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return (
    (code >= 0x20 && code <= 0x7e) ||
    (code >= 0xa0 && code <= 0xff) ||
    character === '\n' ||
    beyondLatin1.includes(character)
  )
}
const isPrintable = (character: string) => isStandard(character) || wider.test(character)

/** Whether the standard fonts of PDF, which every reader brings along, have every letter of a printable text. */
export const isInStandardFonts = (text: string): boolean => Array.from(text).every(isStandard)

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
 * The text in characters that a PDF of ours can print: those of Europe's Latin, Greek and Cyrillic, and the signs of
 * measuring. Other Latin letters lose their marks rather than turn into something else, pictures are left out, and what
 * has no likeness becomes `?`.
 */
export const printable = (value: string): string => {
  const told = value.normalize('NFC').replace(picture, '').replace(unseen, '')
  return Array.from(told === '' && value !== '' ? '?' : told, nearest).join('')
}
