import { useEffect } from 'react'
import { client } from '../client.ts'
import { transferQueue } from './queue.ts'

const firstMs = 5_000
const mostMs = 30_000

/** By something small: a file that is cut off again and again would cost its reader each time. */
const answers = (): Promise<boolean> =>
  client.portal.getPortal().then(
    () => true,
    () => false,
  )

/** A server that was away says nothing when it is back, as a browser does of its network: it is asked now and then. */
export const useResuming = (isStalled: boolean): void =>
  useEffect(() => {
    if (!isStalled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const askIn = (ms: number) => {
      timer = setTimeout(() => {
        void answers().then((does) => {
          if (timer === undefined) return
          if (does) transferQueue.resume()
          else askIn(Math.min(2 * ms, mostMs))
        })
      }, ms)
    }
    askIn(firstMs)
    return () => {
      clearTimeout(timer)
      timer = undefined
    }
  }, [isStalled])
