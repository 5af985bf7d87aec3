import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { settings } from './config.ts'

/**
 * Serves the built portal: hashed assets for ever, its page for every other address that a browser may open. False where
 * none is built.
 */
export const serveWeb = async (server: FastifyInstance): Promise<boolean> => {
  if (!fs.existsSync(path.join(settings.WEB_FOLDER, 'index.html'))) return false
  await server.register(fastifyStatic, {
    root: settings.WEB_FOLDER,
    wildcard: false,
    index: false,
    preCompressed: true,
    // The scripts have one route; of a build that has maps, our sources are nobody's business.
    globIgnore: ['assets/**', '**/*.map'],
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControlOf(file))
    },
  })
  const assets = readAssets()
  const hasLost = fs.existsSync(path.join(settings.WEB_FOLDER, lostScript))
  // A page in place of a script of an older build would be an answer that the browser refuses to read.
  server.get<{ Params: { '*': string } }>('/assets/*', ({ params: { '*': name } }, reply) => {
    if (assets.has(name)) return reply.sendFile(`assets/${name}`)
    return hasLost && firstScript.test(name) ? reply.sendFile(lostScript) : reply.callNotFound()
  })
  const page = (reply: FastifyReply, name: string) => reply.header('cache-control', 'no-cache').sendFile(name)
  // It stands alone, or whoever signs in would wait for the whole portal (decision 130).
  server.get('/login', (_request, reply) => page(reply, 'login.html'))
  const documents = readDocuments()
  server.get('/*', ({ url }, reply) => {
    const [, name = 'index.html'] = documents.find(([addresses]) => addresses.test(url)) ?? []
    return page(reply, name)
  })
  return true
}

/**
 * The first script of a document, and what is answered in its place where it is of another build: nothing else runs in a
 * page that is kept longer than its scripts, or of two servers while a release goes out, and it would stay blank.
 */
const firstScript = /^(?:index|login)-[\w-]{7}\.js$/
const lostScript = 'lost.js'

const cacheControlOf = (file: string) => {
  // It stands under the name of another script.
  if (path.basename(file) === lostScript) return 'no-store'
  return file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** A thousand and more: a route for each took a tenth of the start. */
const readAssets = (): ReadonlySet<string> => {
  const folder = path.join(settings.WEB_FOLDER, 'assets')
  return new Set(fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => !/\.(?:map|br|gz)$/.test(name)) : [])
}

/** The pages that have a document of their own (`web/heralds.ts`), by their addresses; a build of before has none. */
const readDocuments = (): [addresses: RegExp, file: string][] => {
  const file = path.join(settings.WEB_FOLDER, 'heralds.json')
  if (!fs.existsSync(file)) return []
  const chosen = JSON.parse(fs.readFileSync(file, 'utf8')) as [string, string][]
  return chosen.map(([addresses, name]) => [new RegExp(addresses), name])
}
