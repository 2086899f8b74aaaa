import type { ESTree } from 'vite';
import type { Classes, Styles } from './Classes';
import { NotConstant, valueOf } from './constants';
import type { Module } from './Module';
import { overlap } from './overlap';
import type { Sources } from './Sources';

type Attribute = ESTree.JSXAttributeItem;

/** Attributes that the class stands for, and its expression as an attribute's value; undefined where there is none. */
interface ClassName {
  used: Attribute[];
  text: string | undefined;
}

/** The class of an element's styles, with one more for each that is chosen by `a ? b : c`, beside the class it has already. */
export function classNameOf(
  attributes: Attribute[],
  module: Module,
  sources: Sources,
  classes: Classes,
): ClassName {
  const styling = attributes.filter((one) => isStyling(one, module, sources, classes));
  if (styling.length === 0) return { used: [], text: undefined };
  const source = ({ start, end }: ESTree.Node) => module.code.slice(start, end);
  const stylesOf = (one: Attribute, node: ESTree.Node | null): Styles => {
    const value = node ? valueOf(node, module, sources) : true;
    return one.type === 'JSXSpreadAttribute' ? (value as Styles) : { [nameOf(one)]: value };
  };
  const fixed = styling.filter((one) => !choiceOf(one));
  const always = classes.of(
    Object.assign({}, ...fixed.map((one) => stylesOf(one, valueNode(one)))) as Styles,
  );
  const choices = styling.flatMap((one) => {
    const choice = choiceOf(one);
    if (!choice) return [];
    const [yes, no] = [choice.consequent, choice.alternate].map((node) => classes.of(stylesOf(one, node)));
    return [{ names: [yes!, no!], text: `\${${source(choice.test)} ? '${yes}' : '${no}'}` }];
  });
  const groups = [[always], ...choices.map(({ names }) => names)];
  if (overlap(groups.map((names) => names.flatMap((name) => classes.propertiesOf(name)))))
    throw new NotConstant(styling[0]!, module);
  const own = attributes.filter((one) => one.type === 'JSXAttribute' && nameOf(one) === 'className');
  const given = attributes.filter((one) => one.type === 'JSXSpreadAttribute' && !styling.includes(one));
  const others = [
    ...own.map((one) => classGiven(valueNode(one), source)),
    ...given.map((one) => `\${${source(valueNode(one)!)}.className ?? ''}`),
  ];
  const text = [always, ...choices.map((one) => one.text), ...others].filter(Boolean).join(' ');
  return { used: [...styling, ...own], text: `{\`${text}\`}` };
}

/** A style, or styles of a constant that are spread; what else is spread is what a caller gives, or a component is given. */
function isStyling(one: Attribute, module: Module, sources: Sources, classes: Classes): boolean {
  if (one.type === 'JSXAttribute') return classes.isStyle(nameOf(one));
  const { argument } = one;
  if (argument.type === 'ConditionalExpression') return true;
  return (
    argument.type === 'Identifier' && sources.find(argument.name, module)?.node.type === 'ObjectExpression'
  );
}

function choiceOf(one: Attribute): ESTree.ConditionalExpression | undefined {
  const node = valueNode(one);
  return node?.type === 'ConditionalExpression' ? node : undefined;
}

function valueNode(one: Attribute): ESTree.Node | null {
  if (one.type === 'JSXSpreadAttribute') return one.argument;
  return one.value?.type === 'JSXExpressionContainer' ? one.value.expression : one.value;
}

function classGiven(node: ESTree.Node | null, source: (node: ESTree.Node) => string): string {
  if (node?.type === 'Literal') return String(node.value);
  return node ? `\${${source(node)} ?? ''}` : '';
}

const nameOf = ({ name }: ESTree.JSXAttribute) =>
  name.type === 'JSXIdentifier' ? name.name : name.name.name;
