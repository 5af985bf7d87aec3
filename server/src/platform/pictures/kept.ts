import type { Sharp } from 'sharp'

/** More pixels than any camera takes; a small file may claim billions. */
export const maxPixels = 60_000_000

/** The longest side of a face or a logo, in pixels. */
export const faceSide = 512

/** A picture as the portal keeps it: upright, no longer than `side`, WebP, without what its camera wrote into it. */
export const asKept = (picture: Sharp, side: number): Sharp =>
  picture
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
