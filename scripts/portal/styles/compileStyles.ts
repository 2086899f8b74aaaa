import { fileURLToPath } from 'node:url';
import type { ESTree } from 'vite';
import type { Classes } from './Classes';
import { classNameOf } from './classNameOf';
import { NotConstant } from './constants';
import type { Module } from './Module';
import { tableOf } from './recipeTable';
import type { Sources } from './Sources';
import { factoryOf, isStyled, restNames } from './styledComponents';
import { walk } from './walk';

/** By its place on this machine: the measured pages are built from a root of their own. */
const STYLED = fileURLToPath(new URL('../../../renderers/ui/theme/styled.tsx', import.meta.url));

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * The module with classes in place of Chakra: `<chakra.p mt="2">` is `<p className="css-…">`, `chakra('a', recipe)` a component
 * that carries the recipe's class. What is known only while the page runs is refused, with file and line.
 */
export function compileStyles(module: Module, sources: Sources, classes: Classes): string {
  const edits: Edit[] = [];
  let made = false;
  walk(module.program, (node) => {
    if (node.type === 'ImportDeclaration' && node.source.value === '@chakra-ui/react')
      edits.push({ start: node.start, end: node.end, text: withoutChakra(node, module.code) });
    if (node.type === 'JSXElement' && isStyled(node.openingElement.name, module, sources))
      edits.push(...elementEdits(node, module, sources, classes));
    const factory = factoryOf(node, module, sources);
    if (!factory) return;
    made = true;
    const tag = module.code.slice(factory.tag.start, factory.tag.end);
    const { start, end } = factory.call;
    edits.push({ start, end, text: `styled(${tag}, ${JSON.stringify(tableOf(factory.recipe, classes))})` });
  });
  const text = edits
    .sort((one, other) => other.start - one.start)
    .reduce(
      (code, { start, end, text: inner }) => code.slice(0, start) + inner + code.slice(end),
      module.code,
    );
  return made ? `import { styled } from '${STYLED}';\n${text}` : text;
}

function withoutChakra({ specifiers, source }: ESTree.ImportDeclaration, code: string): string {
  const others = specifiers
    .map(({ start, end }) => code.slice(start, end))
    .filter((name) => name !== 'chakra');
  return others.length === 0 ? '' : `import { ${others.join(', ')} } from ${source.raw};`;
}

function elementEdits(
  { openingElement, closingElement }: ESTree.JSXElement,
  module: Module,
  sources: Sources,
  classes: Classes,
): Edit[] {
  const { name, attributes } = openingElement;
  const unknown = attributes.find(
    (one) => name.type === 'JSXMemberExpression' && isUnknown(one, module, sources),
  );
  if (unknown) throw new NotConstant(unknown, module);
  const names = [name, closingElement?.name].filter((one) => one?.type === 'JSXMemberExpression');
  const tags = names.map(({ start, end, property }) => ({ start, end, text: property.name }));
  const { used, text } = classNameOf(attributes, module, sources, classes);
  const gone = used.map(({ start, end }) => ({ start, end, text: '' }));
  const end = openingElement.end - (openingElement.selfClosing ? 2 : 1);
  return [...tags, ...gone, ...(text === undefined ? [] : [{ start: end, end, text: ` className=${text}` }])];
}

/** Whether styles may hide in what is spread: neither a constant nor what the component was given. */
function isUnknown(one: ESTree.JSXAttributeItem, module: Module, sources: Sources): boolean {
  if (one.type !== 'JSXSpreadAttribute' || one.argument.type === 'ConditionalExpression') return false;
  const { argument } = one;
  if (argument.type !== 'Identifier') return true;
  return !sources.find(argument.name, module) && !restNames(module).has(argument.name);
}
