// « Mon logement » without a network: the pages under /logement, and what was read there last, by whoever reads.
// The browser lets this file act for those pages alone (its scope). It keeps no token: what is read is kept under a digest
// of the session that read it, and is answered to that session only.

const shell = 'logis-home-shell'
const readPrefix = 'logis-home-read-'

/** What a home is drawn from: JSON, never a file, a session or an account. */
const ofHome =
  '(care|contacts|devices|documents|parent-documents|pictures|thermal-study(/building)?|interventions|messages|household|users|access-requests)'
const kept = new RegExp(
  `^/v2/(portal|user|users/\\d+/residences(/\\d+)?|residences/\\d+/${ofHome}|devices/\\d+(/(tasks|documents))?)$`,
)

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (url.pathname.startsWith('/assets/') || url.pathname === '/favicon.svg') event.respondWith(openAsset(request))
  else if (kept.test(url.pathname) && request.headers.has('authorization')) event.respondWith(read(request))
})

/** The page is one for every address: the newest, or the last that was had. */
const openPage = async (request) => {
  try {
    const page = await fetch(request)
    if (page.ok) await keepPage(page.clone())
    return page
  } catch (error) {
    const cache = await caches.open(shell)
    const page = await cache.match('/logement')
    if (page) return page
    throw error
  }
}

/** Another build brings other scripts: those of the one before are let go. */
const keepPage = async (page) => {
  const text = await page.clone().text()
  const cache = await caches.open(shell)
  const before = await cache.match('/logement')
  if (before && (await before.text()) !== text) await caches.delete(shell)
  await (await caches.open(shell)).put('/logement', page)
}

/** Scripts and styles have their contents in their names. */
const openAsset = async (request) => {
  const cache = await caches.open(shell)
  const known = await cache.match(request.url)
  if (known) return known
  const asset = await fetch(request)
  // What stands in for a script that is gone (`lost.js`) is none of it.
  if (asset.ok && asset.headers.get('cache-control') !== 'no-store') await cache.put(request.url, asset.clone())
  return asset
}

const digestOf = async (request) => {
  const said = `${request.headers.get('authorization')} ${request.headers.get('accept-language') ?? ''}`
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said)))
  return readPrefix + Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What the server says, always; what it said last to this very session, where there is no network. */
const read = async (request) => {
  const name = await digestOf(request)
  try {
    const answer = await fetch(request)
    await keepAnswer(name, request.url, answer.clone())
    return answer
  } catch (error) {
    const cache = await caches.open(name)
    const seen = await cache.match(request.url, { ignoreVary: true })
    if (seen) return seen
    throw error
  }
}

/** By its address alone: the request, with its token, is not kept. What was taken away is forgotten. */
const keepAnswer = async (name, url, answer) => {
  if (answer.status === 401 || answer.status === 403 || answer.status === 404) {
    const cache = await caches.open(name)
    await cache.delete(url, { ignoreVary: true })
    return
  }
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/json')) return
  await forgetOthers(name)
  const cache = await caches.open(name)
  await cache.put(
    url,
    new Response(await answer.text(), { headers: { 'content-type': 'application/json; charset=utf-8' } }),
  )
}

let mine = null
/** One session at a time: whoever signs in next finds nothing of the one before. */
const forgetOthers = async (name) => {
  if (mine === name) return
  for (const each of await caches.keys()) if (each.startsWith(readPrefix) && each !== name) await caches.delete(each)
  mine = name
}
