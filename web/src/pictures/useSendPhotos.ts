import { photoBytes } from '@logis/contract/pictures.rules'
import { useTranslation } from '../ui/texts.ts'
import { useRefresh } from '../platform/acts.ts'
import { useFormats } from '../platform/formats.ts'
import { reducePhoto } from '../platform/photo.ts'
import { tellNotice } from '../platform/teller.tsx'
import type { Job } from '../platform/transfers/entries.ts'
import { transferQueue } from '../platform/transfers/queue.ts'
import { upload } from '../platform/upload.ts'
import { usePictures, type Home } from './api.ts'

/** What the transfers of a home's photos are found by. */
export const photosTopic = (id: number) => `photos ${id}`

/** Each photo is on its way as soon as it is chosen, and made smaller before; what is none is told. */
export const useSendPhotos = ({ id: residence_id, name }: Pick<Home, 'id' | 'name'>) => {
  const { t } = useTranslation()
  const { formatSize } = useFormats()
  const refresh = useRefresh('pictures.addPictures')
  const most = usePictures(residence_id).data?.data.file_limit ?? photoBytes
  return async (chosen: readonly File[]) => {
    const jobs: Job[] = []
    for (const file of chosen) {
      const photo = file.type.startsWith('image/') ? await reducePhoto(file) : null
      if (!photo || photo.size > most) {
        tellNotice(t(photo ? 'pictures.tooLarge' : 'pictures.noPhoto', { name: file.name, limit: formatSize(most) }))
        continue
      }
      jobs.push({
        name: file.name,
        destination: (say) => say('pictures.destination', { name }),
        topic: photosTopic(residence_id),
        size: photo.size,
        send: async (sending) => {
          await upload('pictures.addPictures', { residence_id, files: [photo] }, sending)
          void refresh()
        },
      })
    }
    transferQueue.add(jobs)
  }
}
