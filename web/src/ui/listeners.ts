/** Those who are told of what changes outside React. `subscribe` is what `useSyncExternalStore` asks for. */
export const makeListeners = <News extends unknown[] = []>() => {
  const listeners = new Set<(...news: News) => void>()
  return {
    tell: (...news: News) => {
      for (const listener of listeners) listener(...news)
    },
    subscribe: (listener: (...news: News) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
