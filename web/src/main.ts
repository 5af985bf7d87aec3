import { askAhead } from './platform/ahead.ts'
import { drawFrame } from './platform/frame.ts'
import { tellLost } from './platform/giveWay.ts'

let isBrought = false
const bring = () => {
  if (isBrought) return
  isBrought = true
  import('./portalAtOnce.tsx').catch(tellLost)
}

// Nothing else comes with the first script, so that neither waits for the rest of the code.
const answer = askAhead()
if (drawFrame(answer)) {
  // The eye first. A page that nobody looks at draws no picture.
  requestAnimationFrame(() => setTimeout(bring))
  setTimeout(bring, 100)
} else bring()
