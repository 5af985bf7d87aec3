/** What a release changes in the files that name its version. */
const semantic = /^(\d+)\.(\d+)\.(\d+)$/

export const isAfter = (next: string, former: string): boolean => {
  const [a, b] = [next, former].map((version) => semantic.exec(version)?.slice(1).map(Number))
  if (!a || !b) return false
  const at = a.findIndex((part, index) => part !== b[index])
  return at !== -1 && a[at]! > b[at]!
}

const unreleased = '## Unreleased\n'

/** What has come since the last release stands under the new one from now on. */
export const releasedChangelog = (text: string, version: string, day: string): string => {
  const [before, after, ...more] = text.split(unreleased)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`CHANGELOG.md has not one « Unreleased »`)
  const [told = ''] = after.split('\n## ')
  if (!/^- /m.test(told)) throw new Error('CHANGELOG.md tells of nothing that has come')
  return `${before}${unreleased}\n## ${version} (${day})\n${after}`
}

/** In package.json, and in package-lock.json where the product itself is named: at its top, and as its first package. */
export const withVersion = (json: string, former: string, version: string): string => {
  const { version: told, packages } = JSON.parse(json) as { version: string; packages?: Record<string, unknown> }
  if (told !== former) throw new Error(`Not of version ${former}`)
  let left = packages ? 2 : 1
  return json.replaceAll(`"version": "${former}"`, (found) => (left-- > 0 ? `"version": "${version}"` : found))
}

/** Plain SQL: without the commands that psql alone knows, without comments, no two empty lines. */
export const plainDump = (dump: string): string =>
  dump
    .split('\n')
    .filter((line) => !line.startsWith('\\') && !line.startsWith('--'))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimStart()
