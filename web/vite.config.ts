/// <reference types="node" />
import { contract } from '@logis/contract/contract'
import { minifyContractRouter } from '@orpc/contract'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import packageJson from '../package.json' with { type: 'json' }

const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

/** What every page needs and no release of ours changes: one file, which browsers keep. */
const framework = [
  '(react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next)',
  '@tanstack/(react-router|router-core|history|react-query|query-core|store|react-store)',
  '@mantine/(store|core/esm/core)',
  '@mantine/core/esm/components/(UnstyledButton|Button|ActionIcon|CloseButton|Loader|Transition|Input|Text|Anchor)',
]

/**
 * The browser needs the contract's methods and paths, not its schemas: the server parses both ways. What the client
 * imports as the contract is therefore its routes alone, which keeps zod and every refusal's text out of the first load.
 */
const contractRoutes = (): Plugin => ({
  name: 'contract-routes',
  enforce: 'pre',
  resolveId: (id) => (id === '@logis/contract/contract' ? '\0contract-routes' : null),
  load: (id) =>
    id === '\0contract-routes' ? `export const contract = ${JSON.stringify(minifyContractRouter(contract))}` : null,
})

export default defineConfig({
  plugins: [contractRoutes(), react(), babel({ presets: [reactCompilerPreset()] })],
  define: { __VERSION__: JSON.stringify(packageJson.version) },
  server: { port: 5173, proxy: { '/v2': apiUrl } },
  preview: { proxy: { '/v2': apiUrl } },
  build: {
    target: 'es2023',
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'framework', test: new RegExp(`/node_modules/(${framework.join('|')})/`) }],
        },
      },
    },
  },
})
