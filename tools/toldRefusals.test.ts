import { expect, test } from 'vitest'
import { filesOf, resolved, textOf } from './tree.ts'

const files = filesOf('web/src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))

/** What calls an operation, as the file that offers it writes it: by that file, and its name. */
const acts = new Map(
  files.flatMap((file) =>
    textOf(file)
      .split(/\n(?=export )/)
      .flatMap((part): [string, string][] => {
        const name = /^export (?:const|function) (use\w+)/.exec(part)?.[1]
        return name && /\buse(?:Own)?Act\b|\buseCreation\b/.test(part) ? [[`${file}: ${name}`, part]] : []
      }),
  ),
)
/** Where the names come from that a file takes of others. */
const sourcesOf = (file: string) =>
  new Map(
    [...textOf(file).matchAll(/^import \{([^}]+)\} from '(\.[^']+)'/gm)].flatMap(([, names = '', from = '']) =>
      (names.match(/\w+/g) ?? []).map((name): [string, string] => [name, `${resolved(file, from)}: ${name}`]),
    ),
  )

/** The calls that a file makes, and of which it shows no refusal: neither itself nor by whom it hands them to. */
const silentIn = (file: string): string[] => {
  const text = textOf(file)
  const sources = sourcesOf(file)
  return [...text.matchAll(/const (\w+) = (use\w+)\((.*)\)$/gm)].flatMap(([, call = '', act = '', asked = '']) => {
    const source = acts.get(sources.get(act) ?? '')
    const isMade = new RegExp(`\\brun\\(\\s*${call}\\b|\\b${call}\\.mutate\\(`).test(text)
    const isShown = new RegExp(`\\b${call}\\.error|=\\{${call}\\}|\\bcall: ${call}\\b|onError`).test(text)
    const isToast = asked.includes('toasts') || /toasts(?:: | = )true/.test(source ?? '')
    return source && isMade && !isShown && !isToast ? [`${file}: ${act}`] : []
  })
}

test('a refusal is told: by the screen that calls, by whom it hands the call to, or as a toast', () => {
  expect(acts.size).toBeGreaterThan(150)
  expect(files.flatMap(silentIn)).toEqual([])
})
