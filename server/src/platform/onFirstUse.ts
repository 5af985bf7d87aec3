import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * A library that is large and that most requests do without: read when it is first needed, by code that cannot wait for
 * an `import()`. Every server would keep it in memory for its life otherwise.
 */
export const onFirstUse = <T>(name: string): (() => T) => {
  let library: T | undefined
  return () => (library ??= require(name) as T)
}
