import { partOnDemand, usePart } from './onDemand.tsx'

const asking = partOnDemand(() => import('./AskBeforeLeaving.tsx').then((module) => module.AskBeforeLeaving))

/**
 * Drawn by a form of a page while something is typed in it that is kept nowhere: leaving the page asks first, as it does
 * over a dialog (`useUnsaved`).
 *
 * @example {body !== '' && <Unsaved onDiscard={() => setBody('')} />}
 */
export function Unsaved(props: { onDiscard: () => void }) {
  const part = usePart(asking, true)
  return part ? <part.Component {...props} /> : null
}
