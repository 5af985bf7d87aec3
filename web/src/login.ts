import { openFrame } from './platform/entranceFrame.ts'

// Nothing else comes with the first script: the eye first, which has the page's heading as soon as it is there.
openFrame()
void import('./loginAtOnce.tsx')
