import type { Reason } from '@logis/contract/errors'
import { policyInProject } from '#platform/policy.ts'
import { writing } from '../policy.ts'

type Folder = { default_code: string | null }

const keepsDefault = (_who: unknown, { default_code }: Folder): Reason | null =>
  default_code ? 'DOCUMENT_FOLDER_DEFAULT' : null

/** The twelve default folders keep their names, and go by themselves once they are empty (ruling 14). */
export const folderPolicy = policyInProject<Folder>()({
  rename: { ...writing, why: keepsDefault },
  remove: { ...writing, why: keepsDefault },
})
