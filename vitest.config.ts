import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { playwright } from '@vitest/browser-playwright'
import { chromiumOptions } from './tools/chromiumOptions.ts'

type Own = { name: string; include: string[]; exclude?: string[]; isolate: boolean }

const serverTests = (own: Own): TestProjectInlineConfiguration => ({
  test: {
    ...own,
    environment: 'node',
    globalSetup: ['server/src/platform/testing/globalSetup.ts'],
    setupFiles: ['server/src/platform/testing/setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // A process that reads the whole server and runs a hundred files is not to look through its heap again and again.
    execArgv: ['--max-semi-space-size=64', '--initial-old-space-size=1024'],
    // As in production: Node reads the sources itself.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 30_000,
          include: ['packages/contract/src/**/*.test.ts', 'tools/*.test.ts'],
        },
      },
      serverTests({
        name: 'server',
        include: ['server/src/**/*.test.ts', 'tools/embeddedPostgres/*.test.ts'],
        exclude: ['**/*.apart.test.ts'],
        // Each process loads the server once and runs file after file; each file has its own database (setup.ts).
        isolate: false,
      }),
      // Those whose settings the code reads as it loads.
      serverTests({ name: 'server apart', include: ['server/src/**/*.apart.test.ts'], isolate: true }),
      {
        extends: './web/vite.config.ts',
        root: './web',
        cacheDir: '../node_modules/.vite',
        // All of them named, or the first run finds them one by one, reloads the page and loses its tests.
        optimizeDeps: {
          include: [
            'react-dom/client',
            'vitest-browser-react',
            '@headless-tree/core',
            '@headless-tree/react',
            '@mantine/core',
            '@mantine/dates',
            '@mantine/form',
            '@mantine/hooks',
            '@mantine/notifications',
            '@orpc/tanstack-query',
            '@tabler/icons-react',
            '@tanstack/react-query',
            '@tanstack/react-router',
            '@tanstack/react-table',
            '@tanstack/react-virtual',
            'dayjs/locale/fr',
            'zod/mini',
          ],
        },
        test: {
          name: 'web',
          include: ['src/**/*.browser.test.tsx'],
          // One page loads the product's modules once and runs file after file; what each leaves there is put back.
          isolate: false,
          setupFiles: ['src/platform/testingSetup.ts'],
          // The first test to open a page waits for the whole of its code, on a machine that other tests keep busy.
          testTimeout: 30_000,
          // A dialog's code is fetched when it is first opened.
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumOptions(),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
