// npm run notices: writes THIRD-PARTY-NOTICES.txt, the names, versions, licences and texts of what production ships.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.ts'

type Locked = { version?: string; license?: string; link?: true; dev?: true; devOptional?: true; optional?: true }
type Shipped = { name: string; version: string; licence: string; place: string }

export const noticesFile = path.join(root, 'THIRD-PARTY-NOTICES.txt')

/** Every package that the server and the web app need: not those of tests and tools. */
export const shippedPackages = (): Shipped[] => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const shipped = Object.entries(packages)
    .filter(
      ([place, { link, dev, devOptional }]) => /(^|\/)node_modules\//.test(place) && !link && !dev && !devOptional,
    )
    .map(([place, { version = '', license }]) => {
      const name = place.replace(/^.*node_modules\//, '')
      return { name, version, licence: license ?? licenceIn(place), place }
    })
  const byLine = new Map(shipped.map((one) => [lineOf(one), one]))
  return [...byLine.values()].toSorted((a, b) => (lineOf(a) < lineOf(b) ? -1 : 1))
}

/** Few packages say it elsewhere than in the lock file. */
const licenceIn = (place: string): string => {
  const file = path.join(root, place, 'package.json')
  const { license, licenses } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const stated = license?.type ?? license ?? licenses?.[0]?.type
  if (stated) return String(stated)
  return textsOf(place).some((text) => /permission is hereby granted, free of charge/i.test(text))
    ? 'MIT'
    : 'not stated'
}

export const lineOf = ({ name, version, licence }: Shipped): string => `- ${name} ${version}: ${licence}`

/** The licence and notice files of a package; none for one of another platform, which is not installed here. */
const textsOf = (place: string): string[] => {
  const folder = path.join(root, place)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice|third-party-notices)/i.test(name) && !/\.(js|ts|json)$/.test(name))
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .filter(Boolean)
}

/** A text that several packages share stands once, under their names. */
const textsByPackages = (shipped: readonly Shipped[]): Map<string, string[]> => {
  const byText = new Map<string, string[]>()
  for (const one of shipped)
    for (const text of textsOf(one.place)) byText.set(text, [...(byText.get(text) ?? []), `${one.name} ${one.version}`])
  return byText
}

const write = () => {
  const shipped = shippedPackages()
  const parts = [
    '# Third-party notices\n\nWhat production ships that others have made, written by `npm run notices`. First the list, then the texts of their licences.\n',
    `${shipped.map(lineOf).join('\n')}\n`,
    ...[...textsByPackages(shipped)].map(
      ([text, names]) => `## ${names.join(', ')}\n\n${text.replace(/^/gm, '    ').replace(/ +$/gm, '')}\n`,
    ),
  ]
  writeFileSync(noticesFile, parts.join('\n'))
  console.log(`${shipped.length} packages in ${path.relative(root, noticesFile)}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) write()
