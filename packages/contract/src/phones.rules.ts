const digitsOf = (text: string): number => text.replace(/\D/g, '').length

/** A number that is whole; `06/12/34` are pairs of one. */
const wholeDigits = 9
/** What a slash or a comma parts are several numbers where each is whole, and one otherwise. */
const partsOf = (text: string): string[] => {
  const parts = text.split(/[,/]/).filter((part) => part.trim() !== '')
  return parts.every((part) => digitsOf(part) >= wholeDigits) ? parts : [text]
}

/** The phone numbers of a cell; of one that a spreadsheet took for a number the zero comes back. */
export const phonesIn = (typed: string): string[] =>
  typed
    .split(/[\n;|]|\b(?:et|and|ou|or)\b/)
    .flatMap(partsOf)
    .map((part) => part.replace(/\s+/g, ' ').normalize('NFC').trim())
    .filter(Boolean)
    .map((phone) => (/^[1-9]\d{8}$/.test(phone) ? `0${phone}` : phone))

/** Whether a text may be called: `3,3612E+10` is what a spreadsheet left of a number. */
export const isPhone = (text: string, fewestDigits = 1): boolean =>
  digitsOf(text) >= fewestDigits && !/\dE\+\d/i.test(text)
