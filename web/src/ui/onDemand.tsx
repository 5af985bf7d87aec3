import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useTranslation } from './texts.ts'
import { useReturnFocus } from './useReturnFocus.ts'

/** How long nothing new may have come before a page counts as calm. */
export const calmMs = 1500

/** What tells that somebody is there, and how long nobody need be before it is done all the same. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const
const patienceMs = 15_000

/** The first sign of the page's reader: whoever only looks has the device's attention for what they look at. */
const firstSign = new Promise((resolve) => {
  for (const sign of signs) addEventListener(sign, resolve, { capture: true, passive: true, once: true })
})
const isWanted = () => Promise.race([firstSign, new Promise((resolve) => setTimeout(resolve, patienceMs))])

/** Without a network each would fail, and be told to whoever looks into the browser's console. */
const isReachable = async () => {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

const waiting: (() => Promise<unknown>)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

const bringWaiting = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    // What fails once a browser does not fetch again for this page: where the signal drops, the others wait.
    await isReachable()
    await next().catch(() => undefined)
  }
}

/** Fetches what the page does without, once nothing new has come for a while and somebody is there to want it. */
export const bringWhenCalm = (bring: () => Promise<unknown>) => {
  waiting.push(bring)
  clearTimeout(timer)
  timer = setTimeout(() => void isWanted().then(bringWaiting), calmMs)
}

let alsoNeeded: () => Promise<unknown> = () => Promise.resolve()
/** What every part waits for beside its code, as texts that the page it opens over has none of. */
export const partsNeed = (bring: () => Promise<unknown>) => {
  alsoNeeded = bring
}

/** Code that does not come with its page: it is fetched once the page is calm, or when it is wanted before. */
export type Brought<Component> = { Component: Component }
export type Part<Component> = { brought: Brought<Component> | undefined; bring: () => Promise<Brought<Component>> }

/** One that needs nothing beside its code, and is not fetched before it is wanted. */
export const barePart = <Component,>(load: () => Promise<Component>): Part<Component> => {
  const part: Part<Component> = {
    brought: undefined,
    bring: async () => {
      if (part.brought) return part.brought
      const Component = await load()
      return (part.brought ??= { Component })
    },
  }
  return part
}

/** @example const tip = partOnDemand(() => import('./TipBubble.tsx').then((module) => module.TipBubble)) */
export const partOnDemand = <Component,>(load: () => Promise<Component>): Part<Component> => {
  const part = barePart(async () => {
    const [Component] = await Promise.all([load(), alsoNeeded()])
    return Component
  })
  bringWhenCalm(part.bring)
  return part
}

/** How long what nobody was told of waits before it is fetched again. */
const againMs = 5_000

/**
 * The code of a part, undefined until it is there. Fetching that fails is told by `onFail`, and tried again when it is
 * wanted anew; without `onFail` it is tried again by itself, for as long as it is wanted.
 */
export const usePart = <Component,>(
  part: Part<Component>,
  wanted: boolean,
  onFail?: () => void,
): Brought<Component> | undefined => {
  const [brought, setBrought] = useState(part.brought)
  const tell = useEffectEvent(() => {
    onFail?.()
    return onFail !== undefined
  })
  useEffect(() => {
    if (!wanted || brought) return
    let gone = false
    let again: ReturnType<typeof setTimeout> | undefined
    const bring = (): Promise<void> =>
      part.bring().then(
        (found) => {
          if (!gone) setBrought(found)
        },
        () => {
          if (!gone && !tell()) again = setTimeout(() => void bring(), againMs)
        },
      )
    void bring()
    return () => {
      gone = true
      clearTimeout(again)
    }
  }, [part, wanted, brought])
  return brought ?? part.brought
}

/** How long that stays which is told without what else tells. */
const plainlyMs = 8_000

const tellPlainly = (message: string) => {
  const told = document.createElement('p')
  told.role = 'alert'
  told.className = 'told-plainly'
  told.textContent = message
  document.body.append(told)
  setTimeout(() => told.remove(), plainlyMs)
}

/** Tells that a part could not be fetched. */
export const useTellNotFetched = () => {
  const { t } = useTranslation()
  return () => {
    const message = t('ui.error.notFetched')
    // It comes with what tells, at the first gesture: where that is the one which found no network, it has not come either.
    import('./notFetched.ts').then((module) => module.showNotFetched(message)).catch(() => tellPlainly(message))
  }
}

/** The part of a dialog that is open: where it cannot be fetched, that is told and it closes. */
export const useOpenedPart = <Component,>(
  part: Part<Component>,
  onClose: () => void,
): Brought<Component> | undefined => {
  const tell = useTellNotFetched()
  // From here and not from the dialog alone: what opened it may have closed before the code is there.
  useReturnFocus()
  return usePart(part, true, () => {
    tell()
    onClose()
  })
}

/**
 * A dialog or panel whose code does not come with its page: it is fetched once the page is calm, so that it also opens
 * where the signal is lost by then, or when it is opened before. When it cannot be fetched, that is told and it closes.
 *
 * @example const MailDialog = onDemand(() => import('./MailDialog.tsx').then((module) => module.MailDialog))
 */
export const onDemand = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const part = partOnDemand(load)
  return function OnDemand(props: Props) {
    const dialog = useOpenedPart(part, props.onClose)
    return dialog ? <dialog.Component {...props} /> : null
  }
}
