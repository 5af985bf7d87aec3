import path from 'node:path'
import { defineConfig, type Plugin } from 'rolldown'

const folder = path.join(import.meta.dirname, 'dist')

/** Libraries that read files of their own at run time, or look for a native twin. They stay in `node_modules`. */
const apart = [
  '@etalab/decoupage-administratif',
  'fxa-common-password-list',
  'pdfjs-dist',
  'pdfkit',
  'pg',
  'pino',
  'sharp',
]

const isApart = (id: string) => apart.some((name) => id === name || id.startsWith(`${name}/`))

/** What a module of ours finds beside itself (migrations, pictures, programs of its own) it finds beside its source. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  transform: {
    filter: { id: { include: /\/server\/(src|db)\//, exclude: /node_modules/ }, code: 'import.meta.' },
    handler: (code, id) => {
      const place = (to: string) => JSON.stringify(path.relative(folder, to).replaceAll(path.sep, '/'))
      return code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${place(path.dirname(id))})`)
        .replaceAll('import.meta.url', `new URL(${place(id)}, import.meta.url).href`)
    },
  },
}

/** A library that finds files by its own place would look for them beside the bundle: it must be named above. */
const noPlacesOfLibraries: Plugin = {
  name: 'no-places-of-libraries',
  transform: {
    filter: { id: /node_modules/, code: /\b(?:import\.meta\.(?:url|dirname|filename)|__dirname|__filename)\b/ },
    handler(code, id) {
      return this.error(`${id} reads files beside itself: name its package in rolldown.config.ts`)
    },
  },
}

/**
 * The server as it is started: its own code and the libraries in a few files instead of two thousand, so that it is there
 * in half the time. Not made shorter, so that a trace can be read.
 */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  external: isApart,
  plugins: [placesOfSources, noPlacesOfLibraries],
  output: { dir: folder, cleanDir: true, chunkFileNames: '[name]-[hash].js', comments: false },
})
