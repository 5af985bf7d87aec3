import type { Sharp } from 'sharp'

/** More pixels than any camera takes; a small file may claim billions. */
export const maxPixels = 60_000_000

/** A picture as the portal keeps it: upright, 512 pixels at its longest side, WebP, without what its camera wrote into it. */
export const asKept = (picture: Sharp): Sharp =>
  picture
    .autoOrient()
    .resize({ width: 512, height: 512, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
