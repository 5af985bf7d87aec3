import { readdirSync, readFileSync } from 'node:fs'
/// <reference types="node" />
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { contract } from '@logis/contract/contract'
import { partOfRefusal, refusals } from '@logis/contract/errors'
import type { Route } from '@orpc/contract'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { heralds } from './heralds.ts'

const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

/** What every page needs and no release of ours changes: one file, which browsers keep. */
const framework = [
  '(react|react-dom|scheduler)',
  '@mantine/store',
  '@mantine/core/esm/components/(UnstyledButton|Button|CloseButton|Loader|Transition|Input|InputBase|TextInput)',
]
/** The same of every page but the ways in, which stand alone (`loginAtOnce.tsx`). */
const portal = [
  '(use-sync-external-store)',
  '@tanstack/(react-router|router-core|history|react-query|query-core|store|react-store)',
  '@mantine/core/esm/components/(ActionIcon|Text|Anchor)',
]
const ofPackages = (names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`)

/** What forms, lists and the activation of a home have in common. */
const basics = [
  '/src/ui/(RefusalText|call|day|formFields|fr\\.arrival|table/texts)\\.tsx?$',
  '/src/(http|projects)\\.rules\\.ts$',
  '/src/residents/(kept|code)\\.ts$',
  '/icons-react/dist/esm/(createReactComponent|icons/IconCircle(Check)?)\\.',
]

/** What lists, selects and gauges have in common. */
const ofChosen = [
  '@mantine/hooks/esm/(use-debounced-callback|utils/(use-callback-ref|clamp))/',
  '@mantine/core/esm/components/Combobox/(ComboboxChevron|get-parsed-combobox-data)/',
]

/** What whatever waits for an answer or pages through it has: with the table or a later layer, their own page would come. */
const awaited = [
  '(PageButtons|EmptyState|ErrorBlock|SkeletonBar|Tip)\\.(tsx|module\\.css)$',
  '(useSettled|together|tableState|searchFields|table/texts)\\.ts$',
]
/** Of the libraries. */
const drawnEverywhere = [
  '@mantine/core/esm/components/(Skeleton|VisuallyHidden)/',
  'icons-react/dist/esm/icons/Icon(ChevronDown|ChevronRight|Plus|X)\\.',
]

/** What the cards of a home ask and say, on a project, in « Mon logement » and here and there. */
const cards = [
  '(documents|devices|booklet|certificates|studies|contacts|pictures|interventions|sales|products|invitations)/api.ts',
  '(devices|booklet|certificates|feed|interventions|products|invitations|studies).rules.ts',
  'contacts/contactTables.tsx?',
  'documents/(tree/FileIcon.tsx|useDocumentTexts.ts)',
  'invitations/MailStatusChip.tsx',
  'sales/Sale.module.css',
  'ui/ClassMark.tsx',
]
/** Of the library, what they are drawn with. */
const cardParts = ['FileButton', 'Stack', 'Badge', 'Collapse', 'Icon(FilePlus|Messages|UserMinus|CalendarX|Lock)']

/** Small parts of all over, but for those of a few pages that nobody opens first. */
const ofFewPages = [
  'ui/(useDropping|Sparkline|Steps|table/viewSays)',
  'platform/(photo|draftFiles|transfers/|HomeOfCompany|shell/administrationPages)',
]
const pieces = new RegExp(`/(src/(?!${ofFewPages.join('|')})(ui|platform)|icons-react)/`)

/**
 * What comes together comes as one file, or a page would fetch a hundred and fifty small ones: first what the sign-in
 * needs, then what every page behind it adds, then the lists, then the dialogs. A layer brings what its modules import,
 * but for what a layer before it has.
 */
const layers = [
  {
    name: 'asked',
    test: /src\/(platform\/(asked|storage|giveWay|fetchFirst)|ui\/thumbnail)\.ts$|vite\/preload-helper/,
  },
  { name: 'framework', test: ofPackages(framework) },
  {
    // Also what the sign-in and the portal both have, or each would bring the other's.
    name: 'start',
    test: /src\/(start|paths\.entrance|platform\/(Surface|caller|ground|search|useLocale|links|shell\/(followHeading|OutsideLinks|LanguageChoice))|accounts\/wantedPath)\.tsx?$/,
  },
  { name: 'signIn', test: /src\/accounts\/LoginAlone\.tsx$/ },
  { name: 'basics', test: new RegExp(`/@mantine/core/esm/components/Checkbox/|${basics.join('|')}`) },
  { name: 'form', test: /\/node_modules\/@mantine\/form\/|src\/ui\/(useRefusal|fieldRules)\.ts$/ },
  { name: 'arrival', test: /src\/residents\/FirstStepPage\.tsx$/ },
  { name: 'cache', test: ofPackages(portal) },
  { name: 'teller', test: /src\/(platform\/(teller|ToastsOnDemand)|ui\/notFetched)\.tsx?$/ },
  { name: 'portal', test: /src\/(drawPortal\.tsx|platform\/withTexts\.ts|catalogues\.later\.ts)$/ },
  {
    name: 'shell',
    test: /src\/(platform\/(shell\/Shell\.tsx|transfers\/unsent\.ts)|ui\/call\.ts)$|^\0virtual:first-operations$/,
  },
  // A few bytes of everywhere, which nobody should fetch a layer for.
  {
    name: 'hooks',
    test: /\/node_modules\/@mantine\/(hooks\/esm\/use-(merged-ref|force-update)|core\/esm\/core)\/|src\/ui\/grouped\.ts$/,
  },
  // Small ones as well, for those that stand over the page and for those that choose: neither brings the other.
  { name: 'above', test: /\/node_modules\/@mantine\/core\/esm\/components\/Portal\// },
  { name: 'chosen', test: new RegExp(`/(${ofChosen.join('|')})`) },
  // Before the lists, whose menus use some of it too: a refused sign-in must not wait for them.
  {
    name: 'toasts',
    test: /\/node_modules\/@mantine\/(notifications\/|core\/esm\/components\/(Notification|Portal)\/)/,
  },
  { name: 'paging', test: new RegExp(`/(src/ui/(${awaited.join('|')})|(${drawnEverywhere.join('|')}))`) },
  { name: 'list', test: /src\/ui\/DataTable\.tsx$/ },
  { name: 'floating', test: /\/node_modules\/(@floating-ui|@mantine\/core\/esm\/components\/(Popover|ScrollArea))\// },
  { name: 'dialog', test: /src\/ui\/((DialogForm|ConfirmDialog)\.tsx|changes\.ts)$/ },
  { name: 'select', test: /src\/ui\/FoundSelect\.tsx$/ },
  { name: 'fields', test: /src\/ui\/(SearchDialog|SuggestInput)\.tsx$/ },
  // What many pages have in common, and would otherwise be a file of a few hundred bytes for each icon and each chip.
  { name: 'live', test: /src\/(platform\/inbox\/(live|follow)|notifications\.rules)\.ts$/ },
  { name: 'pieces', test: pieces, minShareCount: 4 },
  // What the home pages, the list and a project say of a home.
  {
    name: 'homes',
    test: /src\/(projects\/(ActivationChip|NewProjectButton|mayCreateProjects|projectTable|api)|campaigns\/invites|addresses\/address|ui\/useCalmPart)\.tsx?$/,
  },
  { name: 'cards', test: new RegExp(`/(src/(${cards.join('|')})|(${cardParts.join('|')})\\.mjs)$`) },
  // What stands at its head, then its parts, with all that no other of these pages has.
  { name: 'project', test: /src\/projects\/ProjectPage\.tsx$/ },
  { name: 'parts', test: /src\/projects\/PartOfPage\.tsx$/ },
].map((layer, place) => ({ ...layer, priority: 40 - place }))

/**
 * What the React compiler compiles: what is drawn by the hundred, or anew while one scrolls, drags or types. Elsewhere its
 * memory is a fifth of the code and spares a page nothing that can be measured.
 */
const redrawnOften =
  /\/src\/(ui\/(DataTable|table\/)|documents\/tree\/|devices\/picker\/|studies\/import\/|materialLabels\/).*\.tsx?$/

/** What comes with the first script of a document, and so before anything else is brought. */
const isThere = (file: string) => /^assets\/(rolldown-runtime|asked|framework|start)-/.test(file)

/** The ways in, whose parts come while nobody waits: what those import is found as they are read. */
const isWayIn = (file: string) => /^assets\/(start|signIn|loginAtOnce)-/.test(file)

/**
 * What is named with each thing that is brought, for the browser to fetch at once. A page is heavier by every name: its
 * own, and what is not named, is found by `fetchFirst.ts`.
 */
const namedBeside = (file: string, needed: string[], { hostId, hostType }: { hostId: string; hostType: string }) =>
  hostType === 'html'
    ? needed
    : needed.filter((each) => each !== file && !isThere(each) && (each.endsWith('.css') || !isWayIn(hostId)))

/** In place of Vite's own, which has the browser remember what could not be fetched. */
const fetchingFirst = (): Plugin => ({
  name: 'fetching-first',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({
      code: `export { fetchFirst as __vitePreload } from '${ownSource}/platform/fetchFirst.ts'`,
      map: null,
    }),
  },
})

type Operation = { '~orpc': { route: Route } }

const operationSource = ([name, operation]: [string, Operation]) => {
  const { method, path } = operation['~orpc'].route
  return `${name}: operation('${method}', '${path}')`
}

const ownSource = path.resolve(import.meta.dirname, 'src')
/** What the files of the portal name in such a way, as the expression's last group. */
const named = (expression: RegExp, isRead: (file: string) => boolean) =>
  new Set(
    readdirSync(ownSource, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && isRead(file))
      .flatMap((file) => [...readFileSync(path.join(ownSource, file), 'utf8').matchAll(expression)])
      .map((match) => match.at(-1) ?? ''),
  )

/**
 * Before anybody has signed in, hardly anything but these files calls the server (`platform/link.ts`). What comes on demand
 * brings every operation along (`partsNeed`).
 */
const isOfEntrance = (file: string) =>
  /^(platform\/(identity|links)|accounts\/(signIn|registration\/register|passkeys\/\w+)|residents\/invitation)\.ts$/.test(
    file,
  )

/** What the frame, the home pages and the list of projects call, lies in these folders. */
const isOfFirst = (file: string) =>
  /^(platform|ui|home|projects|views|pictures|accounts|notifications|companies)\//.test(file)

/** What an act makes stale is told of all acts, those of other systems too; tests call what they like. */
const isOfPortal = (file: string) => !/\.test\.tsx?$|testing\w*\.tsx?$|^platform\/stale(\.\w+)?\.ts$/.test(file)

/** The contract's routes as source: what a call needs of an operation is its method and its path. */
const routesSource = (words: ReadonlySet<string>) => {
  const nouns = Object.entries(contract).flatMap(([noun, operations]) => {
    const kept = Object.entries<Operation>(operations).filter(([name]) => words.has(name))
    return kept.length > 0 ? [`${noun}: { ${kept.map(operationSource).join(', ')} }`] : []
  })
  return `const operation = (method, path) => ({ '~orpc': { errorMap: {}, meta: {}, route: { method, path } } })
    export const contract = { ${nouns.join(', ')} }`
}

const sentencesOf = (language: 'fr' | 'en', part: ReturnType<typeof partOfRefusal>) => {
  const own = Object.entries(refusals).filter(([reason]) => partOfRefusal(reason) === part)
  return `export const refusals = ${JSON.stringify(Object.fromEntries(own.map(([reason, said]) => [reason, said[language]])))}`
}

/** Modules that the build writes: the import by which they are known, and their source. */
const written: Record<string, () => string> = {
  // The server parses both ways: without the schemas, zod stays out of the first load.
  // Those that no file of the portal names, as other systems' or what has no screen yet, stay out.
  '@logis/contract/contract': () => routesSource(named(/\w+/g, isOfPortal)),
  // The sign-in calls a dozen operations of two hundred.
  'virtual:entrance-operations': () => routesSource(named(/\b(?:orpc|client)\.\w+\.(\w+)/g, isOfEntrance)),
  // The first pages behind it call a hundred of four hundred.
  'virtual:first-operations': () => routesSource(named(/\b(?:orpc|client)\.\w+\.(\w+)/g, isOfFirst)),
  // A reader has one language.
  'virtual:refusals/fr': () => sentencesOf('fr', 'first'),
  'virtual:refusals/en': () => sentencesOf('en', 'first'),
  'virtual:refusals.rest/fr': () => sentencesOf('fr', 'rest'),
  'virtual:refusals.rest/en': () => sentencesOf('en', 'rest'),
  'virtual:refusals.bulk/fr': () => sentencesOf('fr', 'bulk'),
  'virtual:refusals.bulk/en': () => sentencesOf('en', 'bulk'),
}

/** The browser gets of the contract only what it uses. */
const contractParts = (): Plugin => ({
  name: 'contract-parts',
  enforce: 'pre',
  resolveId: (id) => (id in written ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0') ? (written[id.slice(1)]?.() ?? null) : null),
})

const compress = async (file: string) => {
  const bytes = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
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
  plugins: [
    contractParts(),
    fetchingFirst(),
    react(),
    babel({ include: redrawnOften, presets: [reactCompilerPreset()] }),
    heralds(ownSource),
    compressed(),
  ],
  define: { __VERSION__: JSON.stringify(packageJson.version) },
  server: { port: 5173, proxy: { '/v2': apiUrl } },
  preview: { proxy: { '/v2': apiUrl } },
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    // Every browser of the target knows `modulepreload`.
    modulePreload: { polyfill: false, resolveDependencies: namedBeside },
    rolldownOptions: {
      // The sign-in is a page of its own.
      input: ['index.html', 'login.html'].map((page) => path.resolve(import.meta.dirname, page)),
      output: {
        // Names are part of what is weighed: 42 bits tell one version of a file from another.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [...layers],
        },
      },
    },
  },
})
