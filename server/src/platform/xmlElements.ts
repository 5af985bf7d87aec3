import { readXml, type Bytes, type XmlLimits } from './xml.ts'

/** An element with what stands in it; of several children with one name, the first. */
export type Element = { attributes: Record<string, string>; children: Record<string, Element>; text: string }

/** What is wanted of a path: to know that it was reached, or the whole element. Everything else passes unread. */
export type Wanted = { open?: (attributes: Record<string, string>) => void; element?: (element: Element) => void }

type Step = { wanted?: Wanted; steps: Map<string, Step> }

const maxChildren = 200
const maxText = 2_000

const stepsOf = (paths: Record<string, Wanted>): Step => {
  const root: Step = { steps: new Map() }
  for (const [path, wanted] of Object.entries(paths)) {
    let step = root
    for (const name of path.split('/')) {
      const next = step.steps.get(name) ?? { steps: new Map() }
      step.steps.set(name, next)
      step = next
    }
    step.wanted = wanted
  }
  return root
}

const emptyElement = (attributes: Record<string, string>): Element => ({
  attributes,
  children: Object.create(null) as Record<string, Element>,
  text: '',
})

/** Reads an XML file as a stream and tells of the elements on the paths that are wanted, such as `projet/batiment`. */
export const readElements = (bytes: Bytes, paths: Record<string, Wanted>, limits: XmlLimits): Promise<void> => {
  // Where the reader stands among the wanted paths; undefined below what nobody wants.
  const trail: (Step | undefined)[] = [stepsOf(paths)]
  // The element being taken and its open descendants; undefined for one that is passed over.
  const taken: ({ element: Element; room: number } | undefined)[] = []

  const openInside = (name: string, attributes: Record<string, string>) => {
    const parent = taken.at(-1)
    if (!parent || parent.room === 0 || name in parent.element.children) return void taken.push(undefined)
    const element = emptyElement(attributes)
    parent.element.children[name] = element
    parent.room -= 1
    taken.push({ element, room: maxChildren })
  }
  return readXml(
    bytes,
    {
      open: (name, attributes) => {
        if (taken.length > 0) return openInside(name, attributes)
        const step = trail.at(-1)?.steps.get(name)
        trail.push(step)
        step?.wanted?.open?.(attributes)
        if (step?.wanted?.element) taken.push({ element: emptyElement(attributes), room: maxChildren })
      },
      text: (text) => {
        const element = taken.at(-1)?.element
        if (element && element.text.length < maxText) element.text += text.slice(0, maxText)
      },
      close: () => {
        const closed = taken.pop()
        if (taken.length > 0) return
        const step = trail.pop()
        if (closed) step?.wanted?.element?.(closed.element)
      },
    },
    limits,
  )
}
