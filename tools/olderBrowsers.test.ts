import { expect, test } from 'vitest'
import { filesOf, textOf } from './tree.ts'

// What browsers learned after March 2023 (decision 151) and the types of a page know already. `e2e/olderBrowser.spec.ts`
// walks without them, libraries included; this looks everywhere else.
const later = [
  /\b(?:Map|Object)\.groupBy\(/,
  /\bPromise\.(?:withResolvers|try)\(/,
  /\bAbortSignal\.any\(/,
  /\bURL\.(?:canParse|parse)\(/,
  /\bArray\.fromAsync\(/,
  /\bRegExp\.escape\(/,
  /\bResponse\.json\(/,
  /\bIntl\.(?:Segmenter|DurationFormat)\b/,
  /\.(?:isDisjointFrom|isSubsetOf|isSupersetOf|symmetricDifference|checkVisibility|isWellFormed|toWellFormed)\(/,
  /\b(?:requestIdleCallback|startViewTransition|CloseWatcher)\b/,
  // The methods of an iterator, which arrays have as well.
  /(?<!Object)\.(?:values|keys|entries|matchAll)\([^()]*\)\.(?:map|filter|some|every|find|toArray|reduce|flatMap|take|drop)\(/,
  /\bfor await\b/,
  // A pattern under `v`, which an older browser cannot even read.
  /\/[a-z]*v[a-z]*\.(?:test|exec)\(/,
]

const served = filesOf('web/src/**/*.{ts,tsx}', 'packages/contract/src/**/*.ts').filter(
  (file) => !/\.test\.tsx?$|\/testing/.test(file),
)

test('a page asks of a browser nothing that those of 2023 lack', () => {
  const asked = served.flatMap((file) =>
    later.flatMap((pattern) => {
      const found = pattern.exec(textOf(file))
      return found ? [`${file}: ${found[0]}`] : []
    }),
  )
  expect(served.length).toBeGreaterThan(500)
  expect(asked).toEqual([])
})
