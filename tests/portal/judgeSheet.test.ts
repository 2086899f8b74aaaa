import { expect, it } from 'vitest';
import { type SheetAnswer, sheetColumns, start } from '../../engine/index';
import { compileBundle, constantsOf, loadBundles } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { travellingPart } from '../../engine/rating';
import { createContext } from '../../engine/session/start';
import { matchColumns, doubledNames, rematch, worthRemembering } from '../../src/features/batch/matchColumns';
import type { FromJudge, ToJudge } from '../../src/features/batch/judge/messages';
import { serveJudge } from '../../src/features/batch/judge/serveJudge';
import { personOf } from '../../studio/cases/persons';
import { DEFAULT_DAY } from '../../studio/cases/run';

const { files } = readFiles('product-schemas');
const bundle = loadBundles(files).bundles.get('licitante')!;
const definition = compileBundle(bundle);
const rating = travellingPart(bundle.rating!);
const env = { today: DEFAULT_DAY, constants: constantsOf(files), context: createContext(personOf('client')) };
const columns = sheetColumns(start(definition, env).session);
const pathOf = (label: string) => columns.find((column) => column.label === label)!.path;

const rowOf = (at: number) => ({
  [pathOf('Tomador')]: '11.222.333/0001-81',
  [pathOf('CPF/CNPJ do Segurado')]: at % 2 ? '45.997.418/0001-53' : '529.982.247-25',
  [pathOf('Nome do Segurado')]: 'Joana Prado',
  [pathOf('Tipo de Licitação')]: 'pregao eletronico',
  [pathOf('Número do Edital')]: `${at}/2026`,
  [pathOf('Início de Vigência')]: '20/11/2026',
  [pathOf('Prazo em Dias')]: '90',
  [pathOf('Valor Contrato')]: 'R$ 1.000.000,00',
  [pathOf('Valor Garantia')]: at === 3 ? 'dez mil' : '10.000,00',
  [pathOf('Complemento do Objeto')]: 'Reforma da escola municipal.',
});

/** The worker's side and the page's, without a thread between them; gives what was told and asked once all is judged. */
function judging() {
  const asked: string[] = [];
  const told: FromJudge[] = [];
  let send: (message: ToJudge) => void = () => undefined;
  const answerTo = (source: string): SheetAnswer =>
    source === 'company' ? { data: { nome: 'PREFEITURA DE ITU' } } : { failed: true };
  return new Promise<{ asked: string[]; told: FromJudge[] }>((resolve) => {
    const tell = (message: FromJudge) => {
      told.push(message);
      if (message.type === 'opened') send({ type: 'judge', id: 2, rows });
      if (message.type === 'done') resolve({ asked, told });
      if (message.type !== 'ask') return;
      asked.push(`${message.source} ${JSON.stringify(message.request)}`);
      send({ type: 'said', id: message.id, answer: answerTo(message.source) });
    };
    serveJudge({ tell, listen: (listener) => (send = listener) }, async () => ({ definition, rating }));
    send({ type: 'open', id: 1, definition: definition.source.hash, env });
  });
}

const rows = Array.from({ length: 500 }, (_, at) => rowOf(at));

it('500 rows are judged by the definition, each question of a source asked once, a wrong one named in its sentence', async () => {
  const { asked, told } = await judging();
  const judged = told.flatMap((message) => (message.type === 'judged' ? [message] : []));
  expect(judged).toHaveLength(500);
  const wrong = judged.filter(({ row }) => !row.record);
  const errors = wrong.map(({ place, row }) => [place, row.issues.filter(({ level }) => level === 'error')]);
  expect(errors).toEqual([
    [3, [expect.objectContaining({ title: 'Valor Garantia', message: 'Valor inválido' })]],
  ]);
  // 10.000,00 for 90 days at 1,2 % a year is below the least premium; a wrong row has no price.
  const prices = new Set(judged.map(({ place, row }) => `${place === 3} ${JSON.stringify(row.price)}`));
  const priced = JSON.stringify({ state: 'priced', premium: 150 });
  expect(prices).toEqual(new Set([`false ${priced}`, 'true undefined']));
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((question) => question.startsWith('company'))).toHaveLength(1);
});

it('columns are matched by name, however it is spelled, and never one question by two', () => {
  const headers = ['TOMADOR*', 'numero do edital', 'Segurado', 'Prazo em dias', 'prazo em dias', 'Cor'];
  const matching = matchColumns(headers, columns, { segurado: pathOf('Nome do Segurado') });
  expect(matching).toEqual([
    pathOf('Tomador'),
    pathOf('Número do Edital'),
    pathOf('Nome do Segurado'),
    null,
    null,
    null,
  ]);
  expect(doubledNames(headers)).toEqual(['prazo em dias']);
  const corrected = rematch(matching, 5, pathOf('Tomador'));
  expect(corrected[0]).toBeNull();
  expect(matchColumns(headers, columns, worthRemembering(headers, corrected))).toEqual(corrected);
});
