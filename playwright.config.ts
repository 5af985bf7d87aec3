import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './tools/chromiumOptions.ts'

export default defineConfig({
  testDir: 'e2e',
  // `npm run sweep` looks at every page, or walks without a mouse, for as long as that takes.
  testMatch: process.env['E2E_SWEEP'] || '*.spec.ts',
  globalSetup: './e2e/setup.ts',
  outputDir: '.data/test-results/browser',
  // Files run side by side: each test makes its own projects.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // Patience, not a measure: a machine that does other things too is slow, and nothing is proven by that.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    // Or an act that waits for what never comes ends with its test, which then tells neither what nor where.
    actionTimeout: 30_000,
    headless: true,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: chromiumOptions(),
  },
})
