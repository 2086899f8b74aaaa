import { type OperatorNote, operatorReference } from '../../engine/expression';

const SELF = { $ref: '#/definitions/expression' };

/** How an operator is called, as the editor and the README show it: `addDays(date, days)`. */
export function signatureOf({ name, args }: OperatorNote): string {
  const written = args.map((arg) => (arg.rest ? `…${arg.name}` : arg.optional ? `${arg.name}?` : arg.name));
  return `${name}(${written.join(', ')})`;
}

/** Not an operator: replaced by what `named` of the same file holds under that name. */
const NAMED = {
  description: 'named(name): What stands under that name in named of this file.',
  examples: [['judicial']],
};

function operatorSchema(note: OperatorNote): object {
  const description = `${signatureOf(note)}: ${note.gives}`;
  return { description, examples: [Object.values(note.example.expression as object)[0]], allOf: [SELF] };
}

/**
 * The text of `_meta/expression.schema.json`: lets editors offer and explain the operators. It refuses nothing;
 * checkExpression does that.
 */
export function expressionSchema(): object {
  const operators = operatorReference.map((note) => [note.name, operatorSchema(note)] as const);
  const properties = Object.fromEntries([...operators, ['named', NAMED]]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Expression',
    description: 'Written by npm run products -- --write from the operators there are.',
    definitions: {
      expression: {
        title: 'Expression',
        description: 'A value, or one operator with its arguments.',
        properties,
        items: SELF,
      },
      condition: { title: 'Condition', description: 'An expression that holds or does not.', allOf: [SELF] },
    },
  };
}
