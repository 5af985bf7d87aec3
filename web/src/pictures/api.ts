import type { Picture } from '@logis/contract/pictures'
import type { Project } from '@logis/contract/projects'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../platform/acts.ts'
import { orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'

export type { Picture }

/** What the photos need to know of the home they show. */
export type Home = Pick<Project, 'id' | 'name' | 'type' | 'deleted_at' | 'picture_path' | 'pictures_count' | 'cannot'>

export const usePictures = (residence_id: number) =>
  useQuery({ ...orpc.pictures.listPictures.queryOptions({ input: { residence_id } }), meta: told })

export const useEditPicture = () => useAct('pictures.editPicture')
export const useMovePicture = () => useAct('pictures.movePicture', { toasts: true })
export const useDeletePicture = () => useAct('pictures.deletePicture')
