import { expect, test } from 'vitest'
import { filesOf, textOf } from './tree.ts'

/** The state of the service is nobody's, and never gone; the page of a home has no room for the words of `askedEvery`. */
const otherwise = ['web/src/projects/api.ts', 'web/src/platform/shell/ServiceBanners.tsx']

test('what a screen asks for again and again it asks for no more once that is gone', () => {
  const polls = filesOf('web/src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...textOf(file).matchAll(/refetchInterval: (.*)/g)].map(([, how = '']) => ({ file, how })))
  expect(polls.length).toBeGreaterThan(10)
  expect(polls.filter(({ how }) => !how.startsWith('askedEvery(')).map(({ file }) => file)).toEqual(
    otherwise.toSorted(),
  )
  expect(polls.find(({ file }) => file === otherwise[0])?.how).toContain('!state.error && ')
})
