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
  'piscina',
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

/** A letter beyond ASCII, or half of one; a backslash before it says nothing, and would undo the escape. */
const beyondAscii = /(\\*)([^\0-\x7f])/g
const asEscape = (_: string, before: string, unit: string) => {
  const code = unit.charCodeAt(0).toString(16).padStart(4, '0')
  return `${before.length % 2 === 0 ? before : before.slice(1)}\\u${code}`
}

/** V8 keeps the source, and needs twice the room for all of it as soon as one letter is none of ASCII's. */
const inAscii: Plugin = {
  name: 'in-ascii',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue
      const { code, fileName } = file
      if (/String\.raw\s*`[^`]*[^\0-\x7f]/.test(code))
        this.error(`${fileName}: what String.raw keeps cannot be escaped`)
      file.code = code.replace(beyondAscii, asEscape)
    }
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
  plugins: [placesOfSources, noPlacesOfLibraries, inAscii],
  output: { dir: folder, cleanDir: true, chunkFileNames: '[name]-[hash].js', comments: false },
})
