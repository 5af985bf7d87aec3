/** The portal's own version, from the root package.json (ruling 16). */
declare const __VERSION__: string
