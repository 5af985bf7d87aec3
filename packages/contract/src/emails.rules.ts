import { emailField } from './http.rules.ts'

const isEmail = (text: string) => text.length <= emailField.max && emailField.format.pattern.test(text)

/** The addresses of a cell: several, in angle brackets or not. What is none of them is told. */
export const emailsIn = (typed: string): { emails: string[]; wrong: string[] } => {
  const cells = [...typed.matchAll(/<([^<>]*)>/g)].map(([, inside = '']) => inside)
  const said = cells.length > 0 ? cells : typed.split(/[\s;,/|]+|\b(?:et|and|ou|or)\b(?=\s)/)
  const words = said.map((word) => word.replace(/^mailto:/i, '').trim()).filter(Boolean)
  const emails = [...new Map(words.filter(isEmail).map((word) => [word.toLowerCase(), word])).values()]
  return { emails, wrong: words.filter((word) => !isEmail(word)) }
}
