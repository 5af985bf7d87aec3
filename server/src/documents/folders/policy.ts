import { policy } from '#platform/policy.ts'
import type { ProjectScope } from '#platform/scope.ts'
import { documentPolicy } from '../policy.ts'

type Folder = { default_code: string | null }

const closed = (who: ProjectScope, { default_code }: Folder) =>
  documentPolicy.cannot(who, null).write ?? (default_code ? 'DOCUMENT_FOLDER_DEFAULT' : null)

/** The twelve default folders keep their names, and go by themselves once they are empty (ruling 14). */
export const folderPolicy = policy<ProjectScope, Folder>()({ rename: closed, remove: closed })
