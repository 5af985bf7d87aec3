import { createElement, type ReactNode } from 'react'
import classes from './TermsText.module.css'

const drawn = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em'])

const draw = (node: ChildNode, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof HTMLElement)) return null
  const inside = [...node.childNodes].map(draw)
  const tag = node.localName
  return drawn.has(tag) ? createElement(tag, { key }, ...inside) : inside
}

/** The terms come as HTML: their headings, paragraphs and lists are drawn, and nothing else that may stand in them. */
export function TermsText({ content }: { content: string }) {
  const { body } = new DOMParser().parseFromString(content, 'text/html')
  return <div className={classes.text}>{[...body.childNodes].map(draw)}</div>
}
