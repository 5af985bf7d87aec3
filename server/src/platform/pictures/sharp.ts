import type sharpOf from 'sharp'
import { onFirstUse } from '../onFirstUse.ts'

/** What reads and draws pictures, with its libraries outside of Node. */
export const sharp = onFirstUse<typeof sharpOf>('sharp')
