import type { ESTree } from 'vite';
import type { Module } from './Module';
import type { Sources } from './Sources';

/** An expression whose value is known only while the page runs. */
export class NotConstant extends Error {
  constructor(node: ESTree.Node, { file, code }: Module) {
    const line = code.slice(0, node.start).split('\n').length;
    super(
      `${file}:${line}: styles are worked out at build time; this is not known then: ${code.slice(node.start, node.end)}`,
    );
  }
}

/** The value of an expression of literals, objects, arrays and names of constants, in this module or another. */
export function valueOf(node: ESTree.Node, module: Module, sources: Sources): unknown {
  const value = (inner: ESTree.Node) => valueOf(inner, module, sources);
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'JSXExpressionContainer':
      return value(node.expression);
    case 'TemplateLiteral':
      return node.quasis.reduce((text, { value: { cooked } }, at) => {
        const inner = at === 0 ? '' : String(value(node.expressions[at - 1]!));
        return text + inner + cooked;
      }, '');
    case 'UnaryExpression':
      if (node.operator === '-') return -Number(value(node.argument));
      break;
    case 'ArrayExpression':
      return node.elements.map((one) => one && value(one));
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.flatMap((one) => entriesOf(one, module, sources)));
    case 'CallExpression':
      if (node.callee.type === 'Identifier' && node.callee.name === 'defineRecipe')
        return value(node.arguments[0]!);
      break;
    case 'MemberExpression': {
      if (node.property.type !== 'Identifier' || node.computed) break;
      return (value(node.object) as Record<string, unknown>)[node.property.name];
    }
    case 'Identifier': {
      if (node.name === 'undefined') return undefined;
      const found = sources.find(node.name, module);
      if (found) return valueOf(found.node, found.module, sources);
      break;
    }
  }
  throw new NotConstant(node, module);
}

function entriesOf(node: ESTree.ObjectPropertyKind, module: Module, sources: Sources): [string, unknown][] {
  if (node.type === 'SpreadElement')
    return Object.entries(valueOf(node.argument, module, sources) as Record<string, unknown>);
  const { key, computed } = node;
  const name = !computed && key.type === 'Identifier' ? key.name : String(valueOf(key, module, sources));
  return [[name, valueOf(node.value, module, sources)]];
}
