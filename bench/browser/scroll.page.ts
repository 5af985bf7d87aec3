// What is done within a page of the browser. Each function is sent there as text: it knows nothing but its argument.

export type Line = { name: string; manufacturer: string; type: string; created_at: string }
export type Shape = { width: number; height: number; rowHeight: number }

/**
 * The limit: the same lines in divs of one height, and of those the ones in sight. No framework, no button, no
 * measuring; what a browser needs at least to show a long list.
 */
export const bareList = ({ lines, shape: { width, height, rowHeight } }: { lines: Line[]; shape: Shape }) => {
  const overscan = 12
  document.body.innerHTML = ''
  const frame = document.createElement('div')
  const content = document.createElement('div')
  frame.id = 'frame'
  frame.style.cssText = `width:${width}px;height:${height}px;overflow-y:auto;font:13px/20px sans-serif;border:1px solid`
  content.style.cssText = `position:relative;height:${lines.length * rowHeight}px`
  frame.append(content)
  document.body.append(frame)

  const drawn = new Map<number, HTMLElement>()
  const lineOf = (index: number) => {
    const row = document.createElement('div')
    row.style.cssText = `position:absolute;top:${index * rowHeight}px;height:${rowHeight}px;width:100%;border-bottom:1px solid`
    const { name, manufacturer, type, created_at } = lines[index]!
    for (const text of [name, manufacturer, type, created_at]) {
      const cell = document.createElement('span')
      cell.textContent = text
      cell.style.cssText = 'display:inline-block;width:24%;overflow:hidden;white-space:nowrap;text-overflow:ellipsis'
      row.append(cell)
    }
    return row
  }
  const draw = () => {
    const first = Math.max(0, Math.floor(frame.scrollTop / rowHeight) - overscan)
    const last = Math.min(lines.length, Math.ceil((frame.scrollTop + height) / rowHeight) + overscan)
    for (const [index, row] of drawn) {
      if (index >= first && index < last) continue
      row.remove()
      drawn.delete(index)
    }
    for (let index = first; index < last; index += 1) {
      if (drawn.has(index)) continue
      const row = lineOf(index)
      drawn.set(index, row)
      content.append(row)
    }
  }
  frame.addEventListener('scroll', draw)
  draw()
}

export type Scrolled = { frames: number[]; rows: number; nodes: number }

/** Scrolls on by so many pixels before each frame, and tells how long the frames took. */
export const scrollThrough = async ({ frame, rows, step, steps }: Scroll): Promise<Scrolled> => {
  const scroller = document.querySelector<HTMLElement>(frame)!
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  scroller.scrollTop = 0
  for (let settled = 0; settled < 10; settled += 1) await nextFrame()
  const frames: number[] = []
  let most = 0
  let before = await nextFrame()
  for (let index = 0; index < steps; index += 1) {
    scroller.scrollTop += step
    const now = await nextFrame()
    frames.push(now - before)
    before = now
    most = Math.max(most, scroller.querySelectorAll(rows).length)
  }
  return { frames, rows: most, nodes: document.querySelectorAll('*').length }
}
export type Scroll = { frame: string; rows: string; step: number; steps: number }

/** How large the product's list is, so that the bare one may be as large. */
export const shapeOf = ({ frame, rows }: { frame: string; rows: string }): Shape => {
  const { clientWidth: width, clientHeight: height } = document.querySelector(frame)!
  const drawn = [...document.querySelectorAll(`${frame} ${rows}`)].slice(0, 20)
  const rowHeight = drawn.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0) / drawn.length
  return { width, height, rowHeight }
}

/** How long the page is not free for its reader, from the answer with the rows until they are drawn and settled. */
export const openingOf = (path: string) => {
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const { responseEnd } = answers.findLast(({ name }) => name.includes(path))!
  const { longTasks } = window as unknown as { longTasks: { start: number; duration: number }[] }
  const busy = longTasks.filter(({ start, duration }) => start + duration > responseEnd)
  return {
    blocked: busy.reduce((sum, { duration }) => sum + duration, 0),
    longest: Math.max(0, ...busy.map(({ duration }) => duration)),
  }
}

/** From the page's first moment on. Only the page itself, not the frames in it, has the token. */
export const prepare = (token: string) => {
  const holder = window as unknown as { longTasks: { start: number; duration: number }[] }
  holder.longTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) holder.longTasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  if (window.self === window.top && location.protocol !== 'about:')
    localStorage.setItem('logis.token', JSON.stringify({ access_token: token, expires_at: Date.now() + 3_600_000 }))
}

/** The least that the rows cost: read as JSON, nothing made of them. */
export const parseOf = async ({ path, token }: { path: string; token: string }) => {
  const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } })
  const text = await response.text()
  const before = performance.now()
  const { data } = JSON.parse(text) as { data: Line[] }
  return { parsed: performance.now() - before, bytes: text.length, rows: data.length }
}
