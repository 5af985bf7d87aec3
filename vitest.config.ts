import { defineConfig } from 'vitest/config'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { chromiumOptions } from './tools/chromiumOptions.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/contract/src/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/platform/testing/globalSetup.ts'],
          setupFiles: ['server/src/platform/testing/setup.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        root: './web',
        cacheDir: '../node_modules/.vite',
        plugins: [react()],
        optimizeDeps: { include: ['react-dom/client', '@mantine/core', 'vitest-browser-react'] },
        test: {
          name: 'web',
          include: ['src/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
