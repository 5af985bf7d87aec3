import type { Project, ProjectRow } from '@logis/contract/projects'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, orpc } from '../platform/client.ts'
import { saveFile } from '../platform/saveFile.ts'
import { listInputOf, type TableState } from '../ui/tableState.ts'

export type { Project, ProjectRow }

/** What the screen concerned says in place, so that no toast says it again. */
const told = { tellsErrors: true } as const

/** After a change of a project: whatever shows it, counts it or tells its story. */
export const useProjectRefresh = () => {
  const queryClient = useQueryClient()
  const stale = [orpc.projects.key(), orpc.feed.key(), orpc.companies.getStatistics.key()]
  return () => Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

type Search = Record<string, string>

/** PRJ-10. `fixed` are criteria of the screen itself, not of its reader. */
export const useProjects = (company_id: number, state: TableState, fixed: Search = {}) => {
  const { search, ...paging } = listInputOf(state)
  return useQuery({
    ...orpc.projects.listProjects.queryOptions({ input: { company_id, ...paging, search: { ...search, ...fixed } } }),
    placeholderData: (before) => before,
    meta: told,
  })
}

type Finding = { company_id: number; text: string; page: number; fixed?: Search | undefined; enabled: boolean }

/**
 * DASH-06: ten at a time, newest first. A text is looked for everywhere; beside criteria, which the list takes instead
 * of a text, in the names.
 */
export const useFoundProjects = ({ company_id, text, page, fixed, enabled }: Finding) => {
  const search = fixed ? { ...fixed, ...(text && { name: text }) } : text
  return useQuery({
    ...orpc.projects.listProjects.queryOptions({
      input: { company_id, page, page_size: 10, sort: '-created_at', search },
    }),
    placeholderData: (before) => before,
    enabled,
    meta: told,
  })
}

/** The buildings a flat may belong to. */
export const useBuildings = (company_id: number, name: string) =>
  useQuery({
    ...orpc.projects.listProjects.queryOptions({
      input: { company_id, page: 1, page_size: 25, sort: 'name', search: { type: 'BUILDING', ...(name && { name }) } },
    }),
    placeholderData: (before) => before,
    meta: told,
  })

export const useProject = (residence_id: number) =>
  useQuery({ ...orpc.projects.getProject.queryOptions({ input: { residence_id } }), meta: told })

/** The same search and order as the list on the screen, of every page. */
export const useExportProjects = (company_id: number, fileName: string) =>
  useMutation({
    mutationFn: (state: TableState) => {
      const { search, sort } = listInputOf({ ...state, page: 1 })
      return client.projects.exportProjects({ company_id, search, ...(sort && { sort }) })
    },
    onSuccess: (file) => saveFile(file, fileName),
  })

export const useCreateProject = () => {
  const refresh = useProjectRefresh()
  return useMutation(orpc.projects.createProject.mutationOptions({ onSuccess: refresh, meta: told }))
}

/** PRJ-38. */
export const useEditProject = () => {
  const refresh = useProjectRefresh()
  return useMutation(orpc.projects.editProject.mutationOptions({ onSuccess: refresh, meta: told }))
}

export const useSetProjectContact = () => {
  const refresh = useProjectRefresh()
  return useMutation(orpc.projects.setProjectContact.mutationOptions({ onSuccess: refresh, meta: told }))
}

export const useSetCommissioningDate = () => {
  const refresh = useProjectRefresh()
  return useMutation(orpc.projects.setCommissioningDate.mutationOptions({ onSuccess: refresh, meta: told }))
}

export const useCancelProject = () => {
  const refresh = useProjectRefresh()
  return useMutation(orpc.projects.cancelProject.mutationOptions({ onSuccess: refresh, meta: told }))
}

export const useRestoreProject = () => {
  const refresh = useProjectRefresh()
  return useMutation(orpc.projects.restoreProject.mutationOptions({ onSuccess: refresh, meta: told }))
}
