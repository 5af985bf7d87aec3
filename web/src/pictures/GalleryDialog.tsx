import { Skeleton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { TransferRow } from '../platform/transfers/TransferRow.tsx'
import { useTransfers } from '../platform/transfers/entries.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Dialog, DialogFooter } from '../ui/Dialog.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { thumbnailOf } from '../ui/thumbnail.ts'
import { useSettled } from '../ui/useSettled.ts'
import { AddPhotos } from './AddPhotos.tsx'
import { useDeletePicture, usePictures, type Home, type Picture } from './api.ts'
import classes from './GalleryDialog.module.css'
import { GalleryActs } from './GalleryActs.tsx'
import { GalleryStage } from './GalleryStage.tsx'
import { GalleryStrip } from './GalleryStrip.tsx'
import { LegendDialog } from './LegendDialog.tsx'
import { photosTopic } from './useSendPhotos.ts'

type Props = { home: Home; first?: number; onClose: () => void }

/** The photos of a project, one after the other; those who may choose among them, name, order and add. */
export function GalleryDialog({ home, first = 0, onClose }: Props) {
  const { t } = useTranslation()
  const query = useSettled(usePictures(home.id))
  const mayChange = query.data?.data.cannot.change_pictures === null
  return (
    <Dialog title={t('pictures.of', { name: home.name })} width="md" onClose={onClose}>
      {query.error && <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton className={classes.pending} />}
      {query.data && <Gallery home={home} pictures={query.data.data.pictures} first={first} mayChange={mayChange} />}
      {mayChange && (
        <DialogFooter>
          <OnTheirWay homeId={home.id} />
          <AddPhotos home={home} />
        </DialogFooter>
      )}
    </Dialog>
  )
}

type GalleryProps = { home: Home; pictures: readonly Picture[]; first: number; mayChange: boolean }
type Asked = 'legend' | 'delete'

function Gallery({ home, pictures, first, mayChange }: GalleryProps) {
  const { t } = useTranslation()
  const [at, go] = useState(first)
  const [asked, ask] = useState<Asked | null>(null)
  const remove = useDeletePicture()
  const index = Math.min(at, pictures.length - 1)
  const picture = pictures[index]
  const turn = (step: number) => pictures.length > 1 && go((index + step + pictures.length) % pictures.length)
  // Arrows in a field move within its text, and a question is answered first.
  useHotkeys([
    ['ArrowLeft', () => asked === null && turn(-1)],
    ['ArrowRight', () => asked === null && turn(1)],
  ])
  if (!picture) return <EmptyState icon={IconPhoto} text={t(mayChange ? 'pictures.empty' : 'pictures.none')} />
  return (
    <>
      <GalleryStage picture={picture} home={home} count={pictures.length} onTurn={turn} />
      {mayChange && <GalleryActs {...{ home, picture, pictures, ask, go }} />}
      {pictures.length > 1 && <GalleryStrip pictures={pictures} index={index} onChoose={go} />}
      {asked === 'legend' && <LegendDialog residenceId={home.id} picture={picture} onClose={() => ask(null)} />}
      {asked === 'delete' && (
        <ConfirmDialog
          title={t('pictures.delete')}
          text={
            <>
              <img className={classes.doomed} src={thumbnailOf(picture.picture_path, 'medium')} alt="" />
              {t('pictures.deleteText', { name: picture.legend ?? picture.name })}
            </>
          }
          call={remove}
          input={{ residence_id: home.id, picture_id: picture.id }}
          onDone={() => ask(null)}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}

/** In the foot, where it is in sight however large the photo above is. */
function OnTheirWay({ homeId }: { homeId: number }) {
  const topic = photosTopic(homeId)
  const transfers = useTransfers().filter((transfer) => transfer.topic === topic && transfer.state !== 'sent')
  if (transfers.length === 0) return null
  return (
    <ul className={classes.transfers}>
      {transfers.map((transfer) => (
        <TransferRow key={transfer.id} transfer={transfer} />
      ))}
    </ul>
  )
}
