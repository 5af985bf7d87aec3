import path from 'node:path'
import type { Plugin } from 'vite'

const textsOf = (part: string) => `catalogue.${part}.ts`
const [routes, texts] = ['pages.ts', 'catalogue.ts']
/** What every page is drawn by, behind the first script; and the ways in, which stand alone. */
const ground = { index: 'portalAtOnce.tsx', login: 'loginAtOnce.tsx' }
/** The frame of a company's people. */
const frame = [routes, texts, 'platform/shell/Shell.tsx', 'accounts/security/SignedIn.tsx']
/** `of`: the page that it is made of; `wide`: what comes with it where the screen is none of a phone. */
type Document = { name: string; of?: keyof typeof ground; addresses: string; modules: string[]; wide?: string[] }
/** What is no phone (`ui/isNarrow.ts`). */
const wideScreen = '(min-width: 48em)'
/**
 * The pages that are opened most, by their addresses: what they are drawn by. One's own home has one document for all of
 * its addresses: the worker that keeps it (`public/mon-logement.js`) takes another for another build.
 */
const documents: Document[] = [
  { name: 'company', addresses: '^/company/\\d', modules: [...frame, 'home/HomePage.tsx'] },
  {
    name: 'projects',
    addresses: '^/projects/\\d',
    modules: [...frame, 'projects/ProjectsPage.tsx', 'projects/projectColumns.tsx'],
  },
  {
    name: 'project',
    addresses: '^/project/\\d',
    modules: [...frame, 'projects/ProjectPage.tsx', 'projects/CodeCard.tsx', ...['shared', 'project'].map(textsOf)],
    wide: ['projects/PartOfPage.tsx', ...['booklet', 'parts'].map(textsOf)],
  },
  {
    name: 'ptg',
    addresses: '^/ptg/\\d',
    modules: [...frame, 'passports/PassportsPage.tsx', textsOf('gas')],
  },
  {
    name: 'logement',
    addresses: '^/logement(?![^/?])',
    modules: [
      routes,
      texts,
      'residents/ResidentPage.tsx',
      'dwelling.ts',
      ...['shared', 'booklet', 'dwelling'].map(textsOf),
    ],
  },
  {
    name: 'arrival',
    of: 'login',
    addresses: '^/(activation|invitation)(?![^/?])',
    modules: ['residents/ArrivalAlone.tsx', 'catalogue.arrival.ts'],
  },
]

type Chunk = {
  type: 'chunk'
  fileName: string
  imports: string[]
  moduleIds: string[]
  viteMetadata?: { importedCss: Set<string> }
}
type Asset = { type: 'asset'; fileName: string; source: string | Uint8Array }
type Bundle = Record<string, Chunk | Asset>

/** Its letters before their sheet is there, for what is drawn first (`platform/frame.ts`). */
const lettersOf = (font: string) =>
  `<style>@font-face{font-family:'Inter Variable';font-weight:100 900;font-display:swap;src:url(/${font}) format('woff2')}</style>`

/** Of a screen that is none of a phone. */
const wideLinkOf = (file: string) => linkOf(file).replace('<link ', `<link media="${wideScreen}" `)

const linkOf = (file: string): string =>
  file.endsWith('.woff2')
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
    : file.endsWith('.css')
      ? `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`
      : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`

/** A chunk with what it imports, and the sheets of all of them. */
const allOf = (bundle: Bundle, chunk: Chunk, found = new Set<string>()): Set<string> => {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
  for (const name of chunk.imports) {
    const next = bundle[name]
    if (next?.type === 'chunk') allOf(bundle, next, found)
  }
  return found
}

const fileOf = ({ name, of = 'index' }: Document) => `${of}.${name}.html`

/**
 * For the pages that are opened most, documents of their own: each names all that its page is drawn by, which the browser
 * then fetches at once, in place of finding it file by file. `heralds.json` says which addresses have which.
 */
export const heralds = (source: string): Plugin => ({
  name: 'heralds',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, output) {
    const bundle = output as unknown as Bundle
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const chunkOf = (module: string): Chunk => {
      const id = path.join(source, module)
      return chunks.find(({ moduleIds }) => moduleIds.includes(id)) ?? this.error(`No chunk has ${module}`)
    }
    const font = Object.keys(bundle).find((file) => /inter-latin-wght-normal-[\w-]+\.woff2$/.test(file))
    const naming = (page: keyof typeof ground) => {
      const plain = bundle[`${page}.html`]
      if (plain?.type !== 'asset') return this.error(`There is no ${page}.html`)
      const html = String(plain.source)
      const filesOf = (modules: string[]) => new Set(modules.flatMap((module) => [...allOf(bundle, chunkOf(module))]))
      const documentOf = (modules: string[], wide: string[] = []) => {
        const files = filesOf([ground[page], ...modules])
        const more = [...filesOf(wide)].filter((file) => !files.has(file) && !html.includes(file))
        const links = [...files, ...(font ? [font] : [])].filter((file) => !html.includes(file)).map(linkOf)
        links.push(...more.map(wideLinkOf))
        return html.replace('</head>', `${font ? lettersOf(font) : ''}${links.join('')}</head>`)
      }
      plain.source = documentOf([])
      return documentOf
    }
    const documentOf = { index: naming('index'), login: naming('login') }
    for (const document of documents)
      this.emitFile({
        type: 'asset',
        fileName: fileOf(document),
        source: documentOf[document.of ?? 'index'](document.modules, document.wide),
      })
    const chosen = documents.map((document) => [document.addresses, fileOf(document)])
    this.emitFile({ type: 'asset', fileName: 'heralds.json', source: JSON.stringify(chosen) })
  },
})
