import { projectRoutes, projectStreams } from './projects/routes.ts'
import { provisionRoutes } from './provisions/routes.ts'
import type { JobKind } from '#platform/jobs.ts'
import type { StreamRoute } from '#platform/streams.ts'

/** What each domain brings. Nothing clever: a list. */
export const router = {
  projects: projectRoutes,
  provisions: provisionRoutes,
}

export const streams: StreamRoute[] = [...projectStreams]

export const jobKinds: JobKind<never>[] = []
