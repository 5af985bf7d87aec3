/** For want of a network: asked for again, it may come. */
export class NotFetched extends Error {}

type Come = Promise<unknown>

/** What has come or is on its way, by its address. */
const coming = new Map<string, Come>()

/** A script with what it imports, as the build writes that. */
const fetchCode = async (href: string) => {
  const answer = await fetch(href)
  if (answer.status > 499) throw new Error(`HTTP ${answer.status}`)
  const imported = (await answer.text()).matchAll(/(?:from|import)"\.\/([^"]+)"/g)
  await bringAll([...imported].map(([, file]) => `assets/${file}`))
}

const linkSheet = (href: string) =>
  new Promise<unknown>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = href
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(href))
    })
    document.head.append(link)
  })

const bring = async (file: string) => {
  const href = `/${file}`
  const isSheet = href.endsWith('.css')
  // The document has named it already, for every screen.
  if (document.querySelector(`link[rel=${isSheet ? 'stylesheet' : 'modulepreload'}][href="${href}"]:not([media])`))
    return
  const come = coming.get(href) ?? (isSheet ? linkSheet : fetchCode)(href)
  coming.set(href, come)
  try {
    await come
  } catch (error) {
    coming.delete(href)
    throw error
  }
}

const bringAll = (files: readonly string[]): Come => Promise.all(files.map(bring))

/**
 * What stands around every `import()` of the build, in place of Vite's own. A browser remembers for as long as the page
 * stands that a script could not be fetched, and that one which needs it could not either: it would never be asked for
 * again. So each is fetched before, by what may fail, and found near by as it is imported (decision 147). One that the
 * server has no more is imported all the same: its error is what loads the page anew, of the release of now. What is
 * done where it fails stands in a `catch`: the second half of a `then` is taken inside by the build.
 */
export const fetchFirst = async <T>(load: () => Promise<T>, files: readonly string[] = []) => {
  // Its own name stands there already; named again beside it, each page would be heavier.
  const own = /import\(["`]\.\/([^"`]+)/.exec(`${load}`)
  await bringAll(own ? [`assets/${own[1]}`, ...files] : files).catch((cause: unknown) => {
    throw new NotFetched('', { cause })
  })
  return load()
}
