import type { NewThing, Thing } from '@logis/contract/household'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAct, useOwnAct } from '../platform/acts.ts'
import { client, orpc } from '../platform/client.ts'
import { useKeyed } from '../platform/creations.ts'
import { saveFile } from '../platform/saveFile.ts'
import { told } from '../platform/told.ts'
import { upload } from '../platform/upload.ts'

export type { NewThing, Thing }

export const useThings = (residence_id: number) =>
  useQuery({ ...orpc.household.listThings.queryOptions({ input: { residence_id } }), meta: told })

export const useAddThing = (residence_id: number) =>
  useOwnAct('household.addThing', {
    mutationFn: useKeyed(
      (thing: NewThing & { files: File[] }, key) => upload('household.addThing', { residence_id, ...thing }, { key }),
      `household.addThing ${residence_id}`,
    ),
  })
export const useEditThing = () => useAct('household.editThing')
export const useDeleteThing = () => useAct('household.deleteThing', { evenIfRefused: true })

/** Alone on its button: a refusal is a toast. */
export const useAddFiles = (residence_id: number, thing_id: number) =>
  useOwnAct('household.addThingFiles', {
    mutationFn: useKeyed(
      (files: File[], key) => upload('household.addThingFiles', { residence_id, thing_id, files }, { key }),
      `household.addThingFiles ${thing_id}`,
    ),
    toasts: true,
  })
export const useDeleteFile = () => useAct('household.deleteThingFile', { evenIfRefused: true })

type Wanted = { residence_id: number; thing_id: number; file_id: number; name: string }
export const useDownloadFile = () =>
  useMutation({
    mutationFn: ({ residence_id, thing_id, file_id }: Wanted) =>
      client.household.downloadThingFile({ residence_id, thing_id, file_id }),
    onSuccess: (file, { name }) => saveFile(file, name),
  })
