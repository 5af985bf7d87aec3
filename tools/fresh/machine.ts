import { copyFileSync, existsSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

export type Account = { name: string; ids?: { uid: number; gid: number } }

/** Whoever runs this; for root, an account without any right too: `nobody` has this number on Linux. */
export const accounts = (): Account[] =>
  process.getuid?.() === 0
    ? [{ name: 'root' }, { name: 'nobody', ids: { uid: 65_534, gid: 65_534 } }]
    : [{ name: 'an ordinary account' }]

/** How this machine reaches the network, and npm its registry. Nothing else of our environment goes along. */
const kept = /^(lang|lc_\w+|term|(https?|all|no)_proxy|node_extra_ca_certs|ssl_cert_(file|dir)|npm_config_.+)$/i
/** What npm tells the scripts it runs about itself and about this checkout. */
const aboutHere = /^npm_config_(userconfig|(global_|local_)?prefix|init_module|node_gyp|npm_version|user_agent)$/i

/** The environment of somebody who has just arrived on this machine, whose home and temporary files are in `folder`. */
export const newcomersEnv = (folder: string, { ids }: Account) => {
  const ours = Object.entries(process.env).filter(([name]) => kept.test(name) && !aboutHere.test(name))
  const readable = ours.filter(([name]) => !ids || name.toLowerCase() !== 'npm_config_cache')
  return {
    ...Object.fromEntries(readable),
    PATH: systemPath(),
    HOME: path.join(folder, 'home'),
    TMPDIR: path.join(folder, 'tmp'),
    npm_config_userconfig: copiedNpmrc(folder),
  }
}

/** Without the programs of any package: neither ours nor the Node in there. */
const systemPath = () => {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return folders.filter((folder) => !folder.split(path.sep).includes('node_modules')).join(path.delimiter)
}

const copiedNpmrc = (folder: string) => {
  const own = process.env['npm_config_userconfig'] ?? path.join(homedir(), '.npmrc')
  const copy = path.join(folder, 'npmrc')
  if (existsSync(own)) copyFileSync(own, copy)
  return copy
}
