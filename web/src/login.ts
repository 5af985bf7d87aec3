import { openFrame } from './platform/entranceFrame.ts'
import { tellLost } from './platform/giveWay.ts'

// Nothing else comes with the first script: the eye first, which has the page's heading as soon as it is there.
openFrame()
import('./loginAtOnce.tsx').catch(tellLost)
