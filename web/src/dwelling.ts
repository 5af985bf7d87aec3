import { withRoomTexts } from './platform/withTexts.ts'
import { bringWhenCalm } from './ui/onDemand.tsx'

/** What one's own home is seen by: the rooms that it leads to come once it is calm, with their texts. */
export { HomeFrame } from './residents/dwelling/HomeFrame.tsx'
export { HomeNow } from './residents/dwelling/HomeNow.tsx'

bringWhenCalm(withRoomTexts(() => import('./rooms.ts')))
