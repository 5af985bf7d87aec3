import path from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import config from '../../vitest.config.ts'
import { root } from '../root.ts'
import type { Points } from './points.ts'

/** Tests of one file: how long it takes, and which points of the code it runs through. */
export type TestFile = { specification: TestSpecification; duration: number; reached: Points }

const projects = ['unit', 'server']
const own = ['reached.ts', 'endless.ts'].map((file) => path.join(import.meta.dirname, file))

/** The projects as `npm test` runs them, in one process at a time that Node itself reads the code for. */
const measured = () =>
  ((config.test?.projects ?? []) as TestProjectInlineConfiguration[])
    .filter(({ test }) => projects.some((name) => name === test?.name))
    .map(({ test, ...rest }) => ({
      ...rest,
      test: {
        ...test,
        maxWorkers: 1,
        isolate: false,
        experimental: { viteModuleRunner: false, nodeLoader: false },
        setupFiles: [test?.setupFiles ?? [], ...own].flat(),
      },
    }))

/** Tests that run again and again in one vitest: what they all need is made once. */
export class Tests {
  readonly #vitest: Vitest
  private constructor(vitest: Vitest) {
    this.#vitest = vitest
  }

  static async open(): Promise<Tests> {
    const options = { watch: false, config: false as const, root, bail: 1, reporters: [{}] }
    const vitest = await createVitest({ ...options, projects: measured() })
    await vitest.standalone()
    return new Tests(vitest)
  }

  close(): Promise<void> {
    return this.#vitest.close()
  }

  cancel(): Promise<void> {
    return this.#vitest.cancelCurrentRun('keyboard-input')
  }

  /** The files of tests whose path contains one of the words. */
  async find(words: string[]): Promise<TestSpecification[]> {
    return this.#vitest.globTestSpecifications(words)
  }

  /** Runs them as the code is, and tells what they run through. A test that fails by itself would notice every break. */
  async measure(specifications: TestSpecification[], points: Points): Promise<TestFile[]> {
    this.#vitest.provide('points', points)
    const { modules, isClean } = await this.#run(specifications)
    this.#vitest.provide('points', {})
    const failed = modules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId)
    if (failed.length > 0 || !isClean) throw new Error(`Tests fail as they are: ${failed.join(' ')}`)
    return specifications.flatMap((specification) => {
      const module = modules.find(({ moduleId }) => moduleId === specification.moduleId)
      return module ? [{ specification, duration: module.diagnostic().duration, reached: reachedBy(module) }] : []
    })
  }

  /** Whether they all pass; ends at the first that does not. */
  async pass(specifications: TestSpecification[]): Promise<boolean> {
    const { modules, isClean } = await this.#run(specifications)
    return isClean && modules.length === specifications.length && modules.every((module) => module.ok())
  }

  async #run(specifications: TestSpecification[]) {
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(specifications)
    return { modules: testModules, isClean: unhandledErrors.length === 0 }
  }
}

const reachedBy = (module: TestModule): Points => {
  const all: Record<string, Set<number>> = {}
  for (const test of module.children.allTests())
    for (const [file, points] of Object.entries(test.meta().reached ?? {}))
      all[file] = new Set([...(all[file] ?? []), ...points])
  return Object.fromEntries(Object.entries(all).map(([file, points]) => [file, [...points]]))
}
