import { parseSync, type ESTree } from 'vite';

/** Chakra's preset without the utilities and conditions that none of these words names, be it by a shorthand. */
export function leanPreset(code: string, words: ReadonlySet<string>): string {
  const { body } = parseSync('preset.js', code).program;
  const conditions = propertiesOf(argumentOf(body, 'defaultConditions'));
  const utilities = propertiesOf(argumentOf(body, 'defaultBaseConfig')).find(
    (property) => nameOf(property) === 'utilities',
  )?.value;
  if (conditions.length === 0 || !utilities)
    throw new Error('The preset of Chakra is written differently now.');
  const unused = [
    ...conditions.filter((property) => !words.has(`_${nameOf(property)}`)),
    ...propertiesOf(utilities).filter(
      (property) => ![nameOf(property), ...shorthandsOf(property)].some((name) => words.has(name)),
    ),
  ];
  return unused.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^,/, ''),
    code,
  );
}

/** Panda's list of the properties of CSS, which stands in one text, without those that none of these words names. */
export const leanProperties = (code: string, words: ReadonlySet<string>) =>
  code.replace(/"((?:\w+,){99,}\w+)"/, (_, list: string) =>
    JSON.stringify(
      list
        .split(',')
        .filter((name) => words.has(name))
        .join(),
    ),
  );

/** What a declaration `const name = define({…})` is given. */
function argumentOf(body: ESTree.Program['body'], name: string): ESTree.Node | undefined {
  const declarations = body.flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []));
  const init = declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init;
  return init?.type === 'CallExpression' ? init.arguments[0] : undefined;
}

const propertiesOf = (node: ESTree.Node | undefined) =>
  node?.type === 'ObjectExpression' ? node.properties.filter((one) => one.type === 'Property') : [];

const nameOf = ({ key }: ESTree.ObjectProperty) => (key.type === 'Identifier' ? key.name : '');

function shorthandsOf({ value }: ESTree.ObjectProperty): string[] {
  const list = propertiesOf(value).find((property) => nameOf(property) === 'shorthand')?.value;
  const items = list?.type === 'ArrayExpression' ? list.elements : [];
  return items.flatMap((item) =>
    item?.type === 'Literal' && typeof item.value === 'string' ? [item.value] : [],
  );
}
