import type { ESTree } from 'vite';
import { valueOf } from './constants';
import type { Recipe } from './Classes';
import type { Module } from './Module';
import type { Found, Sources } from './Sources';
import { walk } from './walk';

const CHAKRA = '@chakra-ui/react';

/** Whether the expression is Chakra's own `chakra` in this module. */
export const isChakra = (node: ESTree.Node, module: Module, sources: Sources): boolean =>
  (node.type === 'Identifier' || node.type === 'JSXIdentifier') &&
  sources.isOf(CHAKRA, 'chakra', node.name, module);

/** `chakra('a', recipe)`: its element or component, and its recipe. */
interface Factory {
  call: ESTree.CallExpression;
  tag: ESTree.Node;
  recipe: Recipe;
}

export function factoryOf(node: ESTree.Node, module: Module, sources: Sources): Factory | undefined {
  if (node.type !== 'CallExpression' || !isChakra(node.callee, module, sources)) return undefined;
  const [tag, recipe] = node.arguments;
  return { call: node, tag: tag!, recipe: recipe ? (valueOf(recipe, module, sources) as Recipe) : {} };
}

/** Whether the component of that name takes styles: a factory's, or one that hands all that it is given on to such a one. */
function takesStyles(name: string, module: Module, sources: Sources): boolean {
  const found = sources.find(name, module);
  if (!found) return false;
  return factoryOf(found.node, found.module, sources) !== undefined || handsOn(found, sources);
}

function handsOn({ node, module }: Found, sources: Sources): boolean {
  if (node.type !== 'FunctionDeclaration' && node.type !== 'ArrowFunctionExpression') return false;
  const rest = restOf(node.params[0]);
  if (rest === undefined) return false;
  let found = false;
  walk(node, (inner) => {
    if (inner.type !== 'JSXOpeningElement' || found) return;
    const isGiven = inner.attributes.some(
      (one) =>
        one.type === 'JSXSpreadAttribute' && one.argument.type === 'Identifier' && one.argument.name === rest,
    );
    found = isGiven && isStyled(inner.name, module, sources);
  });
  return found;
}

/** Whether what stands between `<` and its attributes is `chakra.div` or the name of a component that takes styles. */
export function isStyled(name: ESTree.JSXElementName, module: Module, sources: Sources): boolean {
  if (name.type === 'JSXMemberExpression') return isChakra(name.object, module, sources);
  return name.type === 'JSXIdentifier' && /^[A-Z]/.test(name.name) && takesStyles(name.name, module, sources);
}

/** The names by which functions of the module hand on what they are given: `rest` of `({ a, ...rest })`. */
export function restNames({ program }: Module): ReadonlySet<string> {
  const names = new Set<string>();
  walk(program, (node) => {
    if (!('params' in node) || !Array.isArray(node.params)) return;
    const name = restOf(node.params[0] as ESTree.ParamPattern | undefined);
    if (name !== undefined) names.add(name);
  });
  return names;
}

function restOf(node: ESTree.ParamPattern | undefined): string | undefined {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type !== 'ObjectPattern') return undefined;
  const rest = node.properties.find((one) => one.type === 'RestElement');
  return rest?.argument.type === 'Identifier' ? rest.argument.name : undefined;
}
