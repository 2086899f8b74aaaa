import { mismatchLine } from '../../studio/cases/mismatchLine';
import type { Fault } from '../../engine/definition';
import { count, type InspectedProduct, type Inspection } from './inspect';

const STYLES = { red: [31, 39], green: [32, 39], yellow: [33, 39], dim: [2, 22], bold: [1, 22] } as const;

type Style = keyof typeof STYLES;

export type Paint = (style: Style, text: string) => string;

export function createPaint(isColoured: boolean): Paint {
  return (style, text) => {
    const [begin, end] = STYLES[style];
    return isColoured ? `\u001b[${begin}m${text}\u001b[${end}m` : text;
  };
}

function faultLines({ file, pointer, message, suggestion }: Fault, paint: Paint): string[] {
  return [
    `${paint('red', '✗')} ${paint('bold', file)}  ${pointer}`,
    `    ${message}`,
    ...(suggestion === undefined ? [] : [`    ${paint('dim', `Did you mean ${suggestion}?`)}`]),
    '',
  ];
}

function caseLines({ cases }: InspectedProduct, paint: Paint): string[] {
  return cases.results
    .filter(({ differences }) => differences.length > 0)
    .flatMap(({ file, id, description, differences }) => [
      `${paint('red', '✗')} ${paint('bold', `${file}  ${id}`)}`,
      `    ${description}`,
      ...differences.map((one) => `    ${paint('red', '·')} ${mismatchLine(one)}`),
      '',
    ]);
}

function uncoveredLines({ cases }: InspectedProduct, paint: Paint): string[] {
  if (cases.uncovered.length === 0) return [];
  return [
    `  ${paint('yellow', 'No case shows that')}`,
    ...cases.uncovered.map(({ rule, says }) => `    ${paint('yellow', '·')} ${rule} ${says}`),
    '',
  ];
}

function productLine({ id, steps, fields, rules, cases }: InspectedProduct, paint: Paint): string {
  const held = cases.results.filter(({ differences }) => differences.length === 0).length;
  const isWhole = held === cases.results.length;
  const shown = cases.duties - cases.uncovered.length;
  const mark = isWhole ? paint('green', '✓') : paint('red', '✗');
  const size = `${steps} steps, ${fields} fields, ${rules} rules`;
  return `${mark} ${paint('bold', id)}  ${paint('dim', size)}  ${held} of ${cases.results.length} cases hold, which show ${shown} of ${cases.duties} things that its rules do`;
}

export function report(inspection: Inspection, paint: Paint): string {
  const { faults, products, files } = inspection;
  const { passed, failed } = count(inspection);
  const sum = `${files} files, ${faults.length} faults, ${passed} passed, ${failed} failed`;
  const lines = [
    '',
    ...faults.flatMap((fault) => faultLines(fault, paint)),
    ...products.flatMap((product) => [
      ...caseLines(product, paint),
      productLine(product, paint),
      ...uncoveredLines(product, paint),
    ]),
    '',
    paint(failed > 0 ? 'red' : 'green', sum),
  ];
  return `${lines.join('\n')}\n`;
}
