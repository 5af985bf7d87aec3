import { expect, test } from 'vitest'
import { serverSettings } from './database.ts'

const seeds = (isEmbedded: boolean, environment: NodeJS.ProcessEnv) =>
  serverSettings({ url: 'postgres://here', isEmbedded }, environment).SEED_DEMO

test.each([
  { NODE_ENV: undefined, isEmbedded: true, seeded: 'always' },
  { NODE_ENV: 'development', isEmbedded: true, seeded: 'always' },
  { NODE_ENV: 'development', isEmbedded: false, seeded: 'never' },
  { NODE_ENV: 'production', isEmbedded: true, seeded: 'never' },
  { NODE_ENV: 'production', isEmbedded: false, seeded: 'never' },
])('the demo world fills our own database, outside production: $NODE_ENV, ours $isEmbedded', (state) => {
  const { NODE_ENV, isEmbedded, seeded } = state
  expect(seeds(isEmbedded, { NODE_ENV })).toBe(seeded)
  expect(seeds(isEmbedded, { NODE_ENV, SEED_DEMO: 'auto' })).toBe(seeded)
  for (const SEED_DEMO of ['always', 'never']) expect(seeds(isEmbedded, { NODE_ENV, SEED_DEMO })).toBe(SEED_DEMO)
})
