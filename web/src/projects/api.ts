import type { Project, ProjectRow } from '@logis/contract/projects'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { asList } from '../platform/asList.ts'
import { client, orpc } from '../platform/client.ts'
import { useCreation } from '../platform/creations.ts'
import { told } from '../platform/told.ts'
import { useListExport } from '../platform/useListExport.ts'
import { listInputOf, searchOf, type TableState } from '../ui/tableState.ts'

export type { Project, ProjectRow }

type Search = Record<string, string>

/** PRJ-10. `fixed` are criteria of the screen itself, not of its reader. */
export const useProjects = (company_id: number, state: TableState, fixed: Search = {}) => {
  return useQuery({
    ...orpc.projects.listProjects.queryOptions({ input: { company_id, ...listInputOf(state, fixed) } }),
    ...asList,
  })
}

/** The first projects of the search on the screen, in its order, whichever page is shown. */
export const firstProjects = async (company_id: number, state: TableState, count: number) => {
  const input = { company_id, ...listInputOf({ ...state, page: 1, pageSize: count }) }
  return (await client.projects.listProjects(input)).data
}

type Finding = { company_id: number; text: string; page: number; fixed?: Search | undefined; enabled: boolean }

/** DASH-06: ten at a time, newest first. */
export const useFoundProjects = ({ company_id, text, page, fixed = {}, enabled }: Finding) =>
  useQuery({
    ...orpc.projects.listProjects.queryOptions({
      input: { company_id, page, page_size: 10, sort: '-created_at', search: searchOf(text, fixed) },
    }),
    placeholderData: (before) => before,
    enabled,
    meta: told,
  })

/** The buildings a flat may belong to. */
export const useBuildings = (company_id: number, name: string) =>
  useQuery({
    ...orpc.projects.listProjects.queryOptions({
      input: { company_id, page: 1, page_size: 25, sort: 'name', search: { type: 'BUILDING', ...(name && { name }) } },
    }),
    ...asList,
  })

export const useProject = (residence_id: number) =>
  useQuery({
    ...orpc.projects.getProject.queryOptions({ input: { residence_id } }),
    // An invitation leaves a few seconds after it was asked for; the journey then goes on under the reader's eyes.
    // Once that is refused it is so for good, as `watched.ts` has it, which a list of projects would carry for nothing.
    refetchInterval: ({ state }) => (!state.error && isInvitationLeaving(state.data?.data) ? 5000 : false),
    meta: told,
  })

/** Third parties see neither the addresses of a home nor its code: that none came does not say that there is none. */
export const showsEmails = ({ cannot }: Project) => cannot.see_code !== 'FORBIDDEN'

/** Who can open it, asked each time: accesses change elsewhere. */
export const useProjectReaders = (residence_id: number) =>
  useQuery({ ...orpc.projects.listReaders.queryOptions({ input: { residence_id } }), staleTime: 0, meta: told })

/** The picture comes or it does not: nobody is told. */
export const useProjectMap = (residence_id: number) =>
  useQuery({
    ...orpc.projects.getMap.queryOptions({ input: { residence_id } }),
    staleTime: Infinity,
    retry: false,
    meta: told,
  })

const twoMinutes = 120_000
const isInvitationLeaving = (project: Project | undefined) => {
  const last = project?.journey.invitations?.last
  return last?.status === 'AWAITING' && Date.now() - Date.parse(last.sent_at) < twoMinutes
}

/** The same search and order as the list on the screen, of every page. */
export const useExportProjects = (company_id: number, fileName: string) =>
  useListExport((asked) => client.projects.exportProjects({ company_id, ...asked }), fileName)

export const useCreateProject = () => useCreation('projects.createProject')

/** PRJ-38. */
export const useEditProject = () => useAct('projects.editProject')

export const useSetProjectContact = () => useAct('projects.setProjectContact')

export const useSetCommissioningDate = () => useAct('projects.setCommissioningDate')

export const useCancelProject = () => useAct('projects.cancelProject')

export const useRestoreProject = () => useAct('projects.restoreProject')
