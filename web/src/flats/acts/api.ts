import { useMutation, useQuery } from '@tanstack/react-query'
import { useAct } from '../../platform/acts.ts'
import { client, orpc } from '../../platform/client.ts'
import { saveFile } from '../../platform/saveFile.ts'
import { told } from '../../platform/told.ts'

/** Which of these names the building has already. */
export const useMatchedFlats = (building_id: number, names: readonly string[]) =>
  useQuery({
    ...orpc.flats.matchFlats.queryOptions({ input: { building_id, names: [...names] } }),
    enabled: names.length > 0,
    meta: told,
  })

export const useCreateFlats = () => useAct('flats.createFlats', { evenIfRefused: true })
export const useEditFlats = () => useAct('flats.editFlats', { evenIfRefused: true })

/** CODE-22: all of them, or those that are named, as one document. */
export const useDownloadFlatsSheets = () =>
  useMutation({
    mutationFn: (asked: { residence_id: number; name: string; flat_ids?: string }) =>
      client.invitations.downloadBuildingCredentials({ ...asked, template: 'FLATS' }),
    onSuccess: (file, { name }) => saveFile(file, name),
  })
export const useSendFlatsSheets = () => useAct('invitations.sendFlatsCredentials')
