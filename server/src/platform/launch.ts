import path from 'node:path'

/**
 * What Node is given to run a server, once it is built (`tools/building.ts`). Start-up drops so many objects that V8 would
 * grow the space of the young ones to 16 MB and keep it: 40 MB of memory for the life of every server. Half of that is as
 * fast.
 */
export const serverArguments = ['--max-semi-space-size=8', path.resolve(import.meta.dirname, '../../dist/main.js')]

/**
 * What the machine's C library is told. By itself glibc keeps whatever large piece of memory it was once given back, as
 * the sources that start-up reads, for the life of the process: 7 MB. Pieces of a megabyte leave at once so.
 */
export const serverEnvironment = { MALLOC_MMAP_THRESHOLD_: '1048576' }
