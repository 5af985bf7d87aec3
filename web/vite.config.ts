/// <reference types="node" />
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
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
 * What comes together comes as one file, or a page would fetch a hundred and fifty small ones: first what the sign-in
 * needs, then what every page behind it adds, then the lists, then the dialogs. A layer brings what its modules import,
 * but for what a layer before it has.
 */
const layers = [
  { name: 'framework', test: new RegExp(`/node_modules/(${framework.join('|')})/`) },
  { name: 'entrance', test: /src\/(main|accounts\/LoginPage)\.tsx$/ },
  { name: 'shell', test: /src\/platform\/shell\/Shell\.tsx$/ },
  { name: 'list', test: /src\/ui\/DataTable\.tsx$/ },
  { name: 'dialog', test: /src\/ui\/(DialogForm|ConfirmDialog)\.tsx$/ },
  { name: 'select', test: /src\/ui\/FoundSelect\.tsx$/ },
  { name: 'fields', test: /src\/ui\/SearchDialog\.tsx$/ },
].map((layer, place) => ({ ...layer, priority: 10 - place }))

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

const compress = async (file: string) => {
  const bytes = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes))
}

/** Every text of the build, as the server hands it to a browser that takes it compressed: a third of its bytes. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle: async ({ dir = '' }, files) => {
    const texts = Object.keys(files).filter((file) => /\.(js|css|html)$/.test(file))
    await Promise.all(texts.map((name) => compress(path.join(dir, name))))
  },
})

export default defineConfig({
  plugins: [contractRoutes(), react(), babel({ presets: [reactCompilerPreset()] }), compressed()],
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
          groups: [...layers],
        },
      },
    },
  },
})
