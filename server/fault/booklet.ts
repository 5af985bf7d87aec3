// npm run fault:booklet: open packages at their size. A house of 300 files and a gigabyte leaves, is proven by tools that are
// none of ours (unzip, sha256sum), and comes back onto another house equal but for its numbers and dates, each in less than
// 250 MB of memory; so do the flats of a large building with gaps. Prints one line of JSON; ends with 1 when anything is wrong.
// --files 300 --megabytes 1024 --flats 200
import { execFileSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, readFileSync, writeFileSync, rmSync, statSync } from 'node:fs'
import fs from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { expandCrate, filesOfCrate } from './crate.ts'
import { sample } from './mutations.ts'
import { send } from './sender.ts'
import { openSession, setStage, startServer, type RunningServer, type Stage } from './stage.ts'

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '300' },
    megabytes: { type: 'string', default: '1024' },
    flats: { type: 'string', default: '200' },
  },
})
const [files, bytes, flats] = [Number(values.files), Number(values.megabytes) * 1_048_576, Number(values.flats)]
const limitMb = 250

type Portal = { server: RunningServer; token: string; companyId: number }
const headersOf = ({ token }: Portal) => ({ authorization: `Bearer ${token}` })
const urlOf = ({ server }: Portal, place: string) => `http://127.0.0.1:${server.port}/v2${place}`

const ask = async <T>(portal: Portal, method: string, place: string, body?: object): Promise<T> => {
  const answer = await fetch(urlOf(portal, place), {
    method,
    headers: { ...headersOf(portal), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${place}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}
/** A small file in a form. */
const bring = async <T>(
  portal: Portal,
  place: string,
  name: string,
  file: Buffer,
  fields: Record<string, string> = {},
) => {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  form.append('file', new Blob([new Uint8Array(file)]), name)
  const answer = await fetch(urlOf(portal, place), { method: 'POST', headers: headersOf(portal), body: form })
  if (!answer.ok) throw new Error(`POST ${place}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

const download = async (portal: Portal, place: string, to: string) => {
  const answer = await fetch(urlOf(portal, place), { headers: headersOf(portal) })
  if (!answer.ok || !answer.body) throw new Error(`GET ${place}: ${answer.status}`)
  await pipeline(answer.body, createWriteStream(to))
}
const packageOf = (portal: Portal, residenceId: number, to: string) =>
  download(portal, `/residences/${residenceId}/booklet/package`, to)

type Report = { is_taken: boolean; entries: { kind: string; name: string; outcome: string; reason: string | null }[] }
/** Streamed: the file is larger than what this process should hold. */
const importPackage = (portal: Portal, residenceId: number, file: string, dryRun: boolean) =>
  new Promise<Report>((resolve, reject) => {
    const boundary = 'fault-boundary'
    const head = Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="dry_run"\r\n\r\n${dryRun ? 1 : 0}\r\n--${boundary}\r\n` +
        'content-disposition: form-data; name="file"; filename="carnet.zip"\r\ncontent-type: application/zip\r\n\r\n',
    )
    const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
    const request = http.request(urlOf(portal, `/residences/${residenceId}/booklet/imports`), {
      method: 'POST',
      headers: {
        ...headersOf(portal),
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': head.length + statSync(file).size + tail.length,
      },
    })
    request.on('error', reject)
    const hear = async (response: http.IncomingMessage) => {
      const text = Buffer.concat(await response.toArray()).toString()
      if (response.statusCode === 200) resolve((JSON.parse(text) as { data: Report }).data)
      else reject(new Error(`import: ${response.statusCode} ${text}`))
    }
    request.on('response', (response) => void hear(response).catch(reject))
    request.write(head)
    const reading = createReadStream(file)
    reading.on('error', reject)
    reading.on('end', () => request.end(tail))
    reading.pipe(request, { end: false })
  })

type Told = { kept: unknown; files: number; bytes: number }
/** Unpacks a package with the system's unzip and lets sha256sum and the crate's own context judge it. */
const judge = async (zip: string): Promise<Told> => {
  const folder = `${zip}.opened`
  try {
    execFileSync('unzip', ['-q', zip, '-d', folder])
    for (const manifest of ['manifest-sha256.txt', 'tagmanifest-sha256.txt'])
      execFileSync('sha256sum', ['--quiet', '--strict', '-c', manifest], { cwd: folder })
    const json = async (name: string) => JSON.parse(await fs.readFile(path.join(folder, 'data', name), 'utf8'))
    const held = filesOfCrate(expandCrate(await json('ro-crate-metadata.json')))
    const absent = held.filter((file) => !existsSync(path.join(folder, 'data', file)))
    if (absent.length > 0) throw new Error(`the crate names what is not there: ${absent.join(', ')}`)
    const { home: _, exported_at: __, $schema: ___, ...kept } = await json('booklet.json')
    const { files: papers } = kept as { files: { size: number }[] }
    return { kept: plain(kept), files: papers.length, bytes: papers.reduce((sum, { size }) => sum + size, 0) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
/** Without the numbers of rows and the moments they were made, which differ from one home to another. */
const plain = (value: object): unknown =>
  JSON.parse(JSON.stringify(value), (key, found: unknown) => {
    if (['id', 'created_at', 'path'].includes(key)) return undefined
    return typeof found === 'string' ? found.replace(/^files\/\d+-/, 'files/') : found
  })
const isEqual = (one: Told, other: Told) => JSON.stringify(one.kept) === JSON.stringify(other.kept)

/** The most memory that a fresh server held while something was asked of it. */
const measured = async <T>(stage: Stage, portal: Portal, work: (portal: Portal) => Promise<T>) => {
  // The demo world is there: a server that stands does not read it.
  const server = await startServer({ ...stage, env: { ...stage.env, SEED_DEMO: 'never' } })
  // What it took to start is not what it takes to answer: the peak is counted from here.
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
  const begun = performance.now()
  try {
    const answer = await work({ ...portal, server })
    const seconds = Math.round((performance.now() - begun) / 100) / 10
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]
    return { answer, seconds, mb: Math.round(Number(peak) / 1024) }
  } finally {
    await server.kill()
  }
}

const aHome = (portal: Portal, name: string, type = 'HOUSE') =>
  ask<{ id: number }>(portal, 'POST', `/companies/${portal.companyId}/residences`, {
    type,
    name,
    contract_number: null,
    contact_information: {
      addresses: [
        { street_number: '1', street_name: 'Rue du Carnet', zip_code: '44000', city: 'Nantes', country_code: 'FR' },
      ],
      emails: [],
    },
  }).then(({ id }) => id)
const answers = (portal: Portal, id: number, item: string, part: string, body: string) =>
  ask(portal, 'PUT', `/residences/${id}/booklet/items/${item}/parts/${part}`, { body })

/** A house with its study, what was said of it, and so many files of so many bytes in all. */
const largeHouse = async (portal: Portal): Promise<number> => {
  const residenceId = await aHome(portal, 'Maison pleine')
  await bring(portal, `/residences/${residenceId}/thermal-study`, 'Étude.xml', sample('re2020-maison-valide.xml'))
  for (const part of ['water', 'gas']) await answers(portal, residenceId, 'NETWORKS', part, 'Selon le plan remis')
  const size = Math.floor(bytes / files)
  for (let n = 0; n < files; n += 1) {
    const shipment = { name: `Document ${n + 1}.bin`, size, pieces: 16, pauseMs: 0 }
    const target = { port: portal.server.port, token: portal.token, residenceId }
    const { acknowledged, status } = await send(target, shipment, new AbortController().signal)
    if (acknowledged === null) throw new Error(`an upload was answered ${status}`)
  }
  return residenceId
}

const thereAndBack = async (stage: Stage, portal: Portal, from: number) => {
  process.stderr.write('the house is full\n')
  const [there, back] = [path.join(stage.folder, 'there.zip'), path.join(stage.folder, 'back.zip')]
  const to = await aHome(portal, 'Maison d’arrivée')
  const pdf = await measured(stage, portal, (fresh) =>
    download(fresh, `/residences/${from}/booklet/pdf`, path.join(stage.folder, 'carnet.pdf')),
  )
  const left = await measured(stage, portal, (fresh) => packageOf(fresh, from, there))
  const seen = await measured(stage, portal, (fresh) => importPackage(fresh, to, there, true))
  const taken = await measured(stage, portal, (fresh) => importPackage(fresh, to, there, false))
  await packageOf(portal, to, back)
  const [one, other] = [await judge(there), await judge(back)]
  const figures = {
    files: one.files,
    megabytes: Math.round(one.bytes / 1_048_576),
    pdf_mb: pdf.mb,
    export_seconds: left.seconds,
    export_mb: left.mb,
    preview_seconds: seen.seconds,
    preview_mb: seen.mb,
    import_seconds: taken.seconds,
    import_mb: taken.mb,
    house_equal: isEqual(one, other),
  }
  rmSync(there)
  rmSync(back)
  const peak = Math.max(pdf.mb, left.mb, seen.mb, taken.mb)
  const isWhole = one.files >= files && one.bytes >= Math.floor(bytes / files) * files
  return { ...figures, wrong: Number(!figures.house_equal) + Number(!isWhole) + Number(peak >= limitMb) }
}

type Flat = { id: number; name: string }
/** A building whose flats share its study and a paper, and are told more or less of; as many that are told nothing of. */
const largeBuilding = async (portal: Portal): Promise<[from: Flat, to: Flat][]> => {
  const building = await aHome(portal, 'Grand immeuble', 'BUILDING')
  const study = sample('re2020-collectif-2-batiments-valide.xml')
  await bring(portal, `/residences/${building}/thermal-study`, 'Étude.xml', study)
  await bring(portal, `/residences/${building}/documents`, 'Réseaux.pdf', Buffer.from('%PDF-1.4\n%%EOF'), {
    name: 'Réseaux.pdf',
  })
  const names = (word: string) => Array.from({ length: flats }, (_, n) => ({ name: `${word} ${1000 + n}` }))
  for (const word of ['Appartement', 'Jumeau'])
    await ask(portal, 'POST', `/buildings/${building}/flats`, { flats: names(word) })
  const all: Flat[] = []
  for (let page = 1; all.length < 2 * flats; page += 1)
    all.push(...(await ask<Flat[]>(portal, 'GET', `/buildings/${building}/flats?page=${page}&page_size=100`)))
  const byName = new Map(all.map((flat) => [flat.name, flat]))
  const pairs = names('Appartement').map(({ name }): [Flat, Flat] => [
    byName.get(name)!,
    byName.get(name.replace('Appartement', 'Jumeau'))!,
  ])
  const fill = (every: number, said: object) =>
    ask(portal, 'PUT', `/buildings/${building}/booklets`, {
      flat_ids: pairs.flatMap(([{ id }], n) => (n % every === 0 ? [id] : [])),
      ...said,
    })
  await fill(2, { trigger: { kind: 'CONSTRUCTION', triggered_on: '2025-02-03', reference: 'PC 1' } })
  await fill(3, { answer: { item: 'NETWORKS', part: 'gas', is_not_applicable: true, body: 'Aucun raccordement' } })
  await fill(5, { answer: { item: 'EQUIPMENT', part: 'hot_water', body: 'Chaufferie de l’immeuble' } })
  for (const [{ id, name }] of pairs.filter((_, n) => n % 7 === 0))
    await bring(portal, `/residences/${id}/documents`, 'Plan.pdf', Buffer.from(`%PDF-1.4\n% ${name}\n%%EOF`), {
      name: 'Plan.pdf',
    })
  return pairs
}

const flatsThereAndBack = async (stage: Stage, portal: Portal) => {
  const pairs = await largeBuilding(portal)
  const begun = performance.now()
  const done = new Set<number>()
  let different = 0
  for (const [from, to] of pairs) {
    const [there, back] = [path.join(stage.folder, 'flat.zip'), path.join(stage.folder, 'twin.zip')]
    await packageOf(portal, from.id, there)
    await importPackage(portal, to.id, there, false)
    await packageOf(portal, to.id, back)
    const [one, other] = [await judge(there), await judge(back)]
    done.add((one.kept as { booklet: { done: number } }).booklet.done)
    if (!isEqual(one, other)) different += 1
  }
  return {
    flats: pairs.length,
    flats_done: [...done].toSorted((a, b) => a - b),
    flats_seconds: Math.round((performance.now() - begun) / 1000),
    flats_different: different,
  }
}

const stage = await setStage()
const server = await startServer(stage)
try {
  const { token } = await openSession(stage, 'marie@horizon.example')
  const of = async (name: string): Promise<Portal> => {
    const [company] = await stage.query<{ id: number }>('select id from companies where name = $1', [name])
    return { server, token, companyId: company!.id }
  }
  const builder = await of('Maisons Clairière')
  const house = await thereAndBack(stage, builder, await largeHouse(builder))
  const building = await flatsThereAndBack(stage, await of('Habitat Rivages'))
  const wrong = house.wrong + building.flats_different
  process.stdout.write(`${JSON.stringify({ suite: 'booklet-packages', ...house, ...building, wrong })}\n`)
  process.exitCode = wrong > 0 ? 1 : 0
} finally {
  await server.kill()
  await stage.strike()
}
