import { askAhead } from './platform/ahead.ts'
import { drawFrame } from './platform/frame.ts'
import { tellLost } from './platform/giveWay.ts'
import { leadStranger } from './platform/stranger.ts'

let isBrought = false
const bring = () => {
  if (isBrought) return
  isBrought = true
  import('./portalAtOnce.tsx').catch(tellLost)
}

const begin = () => {
  const answer = askAhead()
  if (!drawFrame(answer)) return bring()
  // The eye first. A page that nobody looks at draws no picture.
  requestAnimationFrame(() => setTimeout(bring))
  setTimeout(bring, 100)
}

// Nothing else comes with the first script, so that neither waits for the rest of the code.
if (!leadStranger()) begin()
