import { Button } from '@mantine/core'
import { Children, Component, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { ErrorNote } from './ErrorBlock.tsx'
import { useTranslation } from './texts.ts'

let readAnew: () => Promise<unknown> = () => Promise.resolve()
/** How what a part could not be drawn from is fetched anew: answers and code are the platform's. */
export const failedPartsNeed = (read: () => Promise<unknown>) => {
  readAnew = read
}

/** The parts that failed, by what draws them again: often one answer is behind several. */
const failed = new Set<() => void>()
let trying: Promise<void> | undefined
const readAndDraw = async () => {
  await readAnew().catch(() => undefined)
  trying = undefined
  for (const drawAgain of failed) drawAgain()
}
const tryAgain = () => (trying ??= readAndDraw())

type Props = {
  /** What stands around the note in place of the part, as a card with its title. */
  around?: (note: ReactNode) => ReactNode
  children: ReactNode
}

/**
 * A part of a page that fails by itself: where it cannot be drawn, as from an answer that is none, it says so in its
 * place and is tried again; what stands beside it lives on.
 *
 * @example <Alone around={(note) => <Card title={title}>{note}</Card>}><DevicesCard project={project} /></Alone>
 */
export class Alone extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    const { around = (note) => note, children } = this.props
    if (!this.state.hasFailed) return children
    return around(<Failed onAgain={() => this.setState({ hasFailed: false })} />)
  }
}

/** Parts that stand beside each other, each of which fails by itself. */
export const Apart = ({ children }: { children: ReactNode }) =>
  Children.map(children, (child) => child && <Alone>{child}</Alone>)

function Failed({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation()
  const [isComing, setComing] = useState(false)
  const tryOnce = async () => {
    setComing(true)
    await tryAgain()
    setComing(false)
  }
  const drawAgain = useEffectEvent(onAgain)
  useEffect(() => {
    const draw = () => drawAgain()
    const onOnline = () => void tryAgain()
    failed.add(draw)
    // Its code may be what did not come.
    addEventListener('online', onOnline)
    return () => {
      failed.delete(draw)
      removeEventListener('online', onOnline)
    }
  }, [])
  return (
    <ErrorNote
      action={
        <Button variant="default" size="xs" mt={8} loading={isComing} onClick={() => void tryOnce()}>
          {t('ui.action.retry')}
        </Button>
      }
    >
      <p>{t('ui.error.part')}</p>
    </ErrorNote>
  )
}
