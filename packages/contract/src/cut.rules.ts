/** The beginning of a text, no longer than so much: a sign that takes two places is there whole, or not at all. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/\p{Cs}$/u, '')
/** The same of its end. */
export const cutStart = (text: string, most: number): string => text.slice(-most).replace(/^\p{Cs}/u, '')
