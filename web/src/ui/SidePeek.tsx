import { ActionIcon, Drawer, Portal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from './texts.ts'
import classes from './SidePeek.module.css'
import { useReturnFocus } from './useReturnFocus.ts'

type Props = {
  /** Names the panel: the row that it is of. */
  title: string
  /** What leads on from here: the neighbours, the page. */
  head?: ReactNode
  /** What is done to it: stays in sight. */
  foot?: ReactNode
  /** The page gives way where it is wide enough: for a page that has nothing else at its right to be covered. */
  makesRoom?: boolean
  onKeyDown?: Keys
  onClose: () => void
  children: ReactNode
}

type Keys = (event: KeyboardEvent<HTMLElement>) => void
/** Its own keys: those of a dialog that was opened from it come by here too. */
const ownKeys = (handle: Keys | undefined) => (event: KeyboardEvent<HTMLElement>) => {
  if (event.currentTarget.contains(event.target as Node)) handle?.(event)
}

/**
 * One row of a list beside it, which stays usable; where there is no room beside, over the page. Escape closes it.
 *
 * @example <SidePeek title={flat.name} head={<Neighbours … />} onClose={close}>…</SidePeek>
 */
export function SidePeek(props: Props) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  useReturnFocus()
  if (isWide) return <Beside {...props} />
  return (
    <Drawer.Root opened position="right" size={isPhone ? '100%' : 400} returnFocus={false} onClose={props.onClose}>
      <Drawer.Overlay backgroundOpacity={0.2} />
      <Drawer.Content className={classes.over ?? ''} aria-label={props.title} onKeyDown={ownKeys(props.onKeyDown)}>
        <Head {...props} close={t('ui.action.close')} />
        <Drawer.Body className={classes.body ?? ''}>{props.children}</Drawer.Body>
        <Foot>{props.foot}</Foot>
      </Drawer.Content>
    </Drawer.Root>
  )
}

function Beside(props: Props) {
  const { t } = useTranslation()
  // A state and not a ref: the portal draws its content later than itself.
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  // An effect, because the focus is a state of the document that React does not hold.
  useEffect(() => panel?.focus({ preventScroll: true }), [panel])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && !event.defaultPrevented) props.onClose()
    else props.onKeyDown?.(event)
  }
  return (
    <Portal>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the whole panel */}
      <aside
        ref={setPanel}
        className={classes.beside}
        data-peek
        data-makes-room={props.makesRoom || undefined}
        aria-label={props.title}
        tabIndex={-1}
        onKeyDown={ownKeys(onKeyDown)}
      >
        <Head {...props} close={t('ui.action.close')} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may hold text alone, which the keyboard scrolls */}
        <div className={classes.body} tabIndex={0} role="group" aria-label={props.title}>
          {props.children}
        </div>
        <Foot>{props.foot}</Foot>
      </aside>
    </Portal>
  )
}

const Foot = ({ children }: { children: ReactNode }) => children && <div className={classes.foot}>{children}</div>

function Head({ head, close, onClose }: Props & { close: string }) {
  return (
    <div className={classes.head}>
      {head}
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={close} onClick={onClose}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
