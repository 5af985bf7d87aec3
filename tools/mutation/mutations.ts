import { parseAst } from 'vitest/node'

/** One change to a source file that its tests should notice. */
export type Mutation = {
  start: number
  end: number
  text: string
  line: number
  what: string
  /** It runs once, as the file is loaded, and no test alone can be seen to run it. */
  atLoad: boolean
}

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const opposite: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
}
const edge: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const switched: Record<string, string> = { some: 'every', every: 'some', find: 'findLast', max: 'min', min: 'max' }

/** What an act of a policy needs (`platform/standing.ts`): another level is asked for, a condition is forgotten. */
const levels: Record<string, string> = { read: 'write', write: 'read', admin: 'write', platform: 'admin' }
const conditions = ['why', 'capability', 'cancelled', 'thirdParties']

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type.startsWith('Function')
/** What stands in a type changes nothing that a test could see. */
const isType = ({ type }: Node) => type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type)
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .filter((child) => !isType(child))

/** Everything that may be changed in a source, one at a time, in the order of its lines. */
export const mutationsOf = (source: string): Mutation[] => {
  const found: Mutation[] = []
  const textOf = ({ start, end }: Node) => source.slice(start, end)
  let depth = 0
  const change = ({ start, end }: Pick<Node, 'start' | 'end'>, text: string, what: string) =>
    found.push({ start, end, text, line: source.slice(0, start).split('\n').length, what, atLoad: depth === 0 })

  const visit = (node: Node) => {
    if (node.type === 'ImportDeclaration') return
    mutate(node)
    const own = isFunction(node) ? 1 : 0
    depth += own
    for (const child of childrenOf(node)) visit(child)
    depth -= own
  }

  const operator = (node: Node) => {
    const [left, right] = [node['left'] as Node, node['right'] as Node]
    const sign = String(node['operator'])
    const between = (other: string) =>
      `${textOf(left)}${source.slice(left.end, right.start).replace(sign, other)}${textOf(right)}`
    if (opposite[sign]) change(node, between(opposite[sign]), `${sign} → ${opposite[sign]}`)
    if (edge[sign]) change(node, between(edge[sign]), `${sign} → ${edge[sign]}`)
    if (sign === '??') change(node, textOf(left), '?? its left side alone')
  }

  const mutate = (node: Node) => {
    const test = node['test'] as Node | undefined
    if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') operator(node)
    if ((node.type === 'ConditionalExpression' || node.type === 'IfStatement') && test)
      change(test, `!(${textOf(test)})`, 'condition negated')
    if (node.type === 'UnaryExpression' && node['operator'] === '!')
      change(node, textOf(node['argument'] as Node), '! removed')
    if (node.type === 'ExpressionStatement' && !('directive' in node && node['directive']))
      change(node, ';', 'statement removed')
    if (node.type === 'Literal') literal(node)
    if (node.type === 'Property') property(node)
    if (node.type === 'CallExpression') {
      const name = (node['callee'] as Node)['property'] as Node | undefined
      const other = name && switched[textOf(name)]
      if (name && other) change(name, other, `${textOf(name)} → ${other}`)
    }
  }

  const property = (node: Node) => {
    const [key, value] = [textOf(node['key'] as Node), node['value'] as Node]
    const other = key === 'level' && levels[String(value['value'])]
    if (other) change(value, `'${other}'`, `level ${textOf(value)} → '${other}'`)
    // The comma stays: two of them would not parse, an empty spread does.
    if (conditions.includes(key) && node['method'] !== true) change(node, '...{}', `${key} forgotten`)
  }

  const literal = (node: Node) => {
    const { value } = node
    if (typeof value === 'boolean') change(node, String(!value), `${value} → ${!value}`)
    if (typeof value === 'number') change(node, String(value + 1), `${value} → ${value + 1}`)
    if (value === null && textOf(node) === 'null') change(node, "'MUTANT'", 'null → a reason')
    if (typeof value === 'string' && /^[A-Z_]{5,}$/.test(value)) change(node, "'MUTANT'", `${value} → another text`)
  }

  visit(parseAst(source, { lang: 'ts' }) as unknown as Node)
  return found.toSorted((a, b) => a.start - b.start)
}

export const mutated = (source: string, { start, end, text }: Mutation) =>
  source.slice(0, start) + text + source.slice(end)
