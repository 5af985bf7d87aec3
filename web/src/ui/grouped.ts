/**
 * Things under what they have in common, in the order in which it first came: `Map.groupBy`, which browsers that the portal
 * is for do not have yet (decision 151).
 */
export const grouped = <Thing, Key>(things: readonly Thing[], keyOf: (thing: Thing) => Key): Map<Key, Thing[]> => {
  const groups = new Map<Key, Thing[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const group = groups.get(key)
    if (group) group.push(thing)
    else groups.set(key, [thing])
  }
  return groups
}
