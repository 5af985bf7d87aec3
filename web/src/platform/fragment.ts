/** What a link brings in the fragment of its address, which no server is told. */
export const inFragment = (name: string, hash = location.hash) =>
  new URLSearchParams(hash.replace(/^#/, '')).get(name)?.trim() || null
