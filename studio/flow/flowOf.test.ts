import { describe, expect, it } from 'vitest';
import { baseProduct } from '../check/testing/baseProduct';
import { badConditions } from '../check/testing/badConditions';
import { change, type Change } from '../check/testing/change';
import { solvedFindings } from '../check/product/checkProduct';
import type { Json } from '../../engine/expression';
import { versionOf } from '../publish/versionOf';
import type { Flow, Reach } from './Flow';
import type { Mark } from './Mark';
import { flowOf } from './flowOf';
import { isDrawable } from './marks';

function drawn(...changes: readonly Change[]): Flow {
  const version = versionOf(change(baseProduct, changes), 'demo')!;
  return flowOf(version, solvedFindings(version.subject));
}

const questionOf = ({ steps }: Flow, path: string) =>
  steps.flatMap(({ questions }) => questions).find((question) => question.path === path)!;
const linkOf = ({ links }: Flow, id: string) => links.find((link) => link.id === id)!;

describe('a product as a picture', () => {
  it('says which answers give way to which: to one that is typed, to a change, and where they disagree', () => {
    const found = drawn({ file: 'demo/rules.json', at: '/relations/0/solve/0/yields', to: true }).givingWay;
    expect(found.map(({ rule, from, to, how }) => [rule, from, to, how])).toEqual([
      ['term', ['terms.days'], 'terms.end', 'typed'],
      ['term', ['terms.start', 'terms.end'], 'terms.days', 'untyped'],
      ['remark-again', ['details.kind'], 'details.remark', 'emptied'],
      ['days-agree', ['terms.start', 'terms.end'], 'terms.days', 'emptied'],
    ]);
    expect(found.at(-1)!.words).toBe(
      'Se “Dias” não é os dias de “Início” até “Final”, então “Dias” fica vazia quando o aviso para a etapa.',
    );
  });

  it('has its steps in order, each with its questions, and the price at the end', () => {
    const { steps, price } = drawn();
    expect(steps.map(({ id, questions }) => [id, questions.length])).toEqual([
      ['details', 5],
      ['terms', 6],
      ['files', 1],
    ]);
    expect(price.map(({ title }) => title)).toContain('Prêmio comercial');
  });

  it('says of a rule what it reads, what it decides, where it stands and what it does', () => {
    const flow = drawn();
    expect(linkOf(flow, 'remark-for-pj')).toMatchObject({
      effect: 'shown',
      from: ['details.kind'],
      to: ['details.remark'],
      words: 'Se “Tipo” é “Pessoa Jurídica”, então “Nota” fica como está; senão, não aparece.',
      place: 'demo/rules.json#/states/1',
      marks: [],
    });
    expect(linkOf(flow, 'details.document-company')).toMatchObject({
      effect: 'lookup',
      to: ['details.name'],
    });
    expect(linkOf(flow, 'price large')).toMatchObject({
      from: ['terms.amount'],
      words: 'Se “Valor” é maior que 1.000, então o pedido vai para análise: “Valor alto.”',
      place: 'demo/rating.json#/decisions/0',
    });
    expect(linkOf(flow, 'price commercialPremium').words).toBe('rate% de “Valor”');
  });

  it('shows answers for which a question appears and answers for which it does not', () => {
    const { reach } = questionOf(drawn(), 'details.remark');
    expect(reach).toMatchObject({ is: 'sometimes', words: '“Tipo” é “Pessoa Jurídica”' });
    expect(reach.shown).toEqual([{ path: 'details.kind', title: 'Tipo', text: 'Pessoa Jurídica' }]);
    expect(reach.hidden).not.toContainEqual(expect.objectContaining({ text: 'Pessoa Jurídica' }));
    expect(questionOf(drawn(), 'details.kind').reach).toEqual({ is: 'free' });
  });

  it('leaves to the day and the person what answers do not decide', () => {
    const when: Json = { and: [{ context: ['executive'] }, { '<': [{ var: 'terms.end' }, { today: [] }] }] };
    const flow = drawn({ file: 'demo/rules.json', at: '/states/1/when', to: when });
    expect(questionOf(flow, 'details.remark').reach.besides).toEqual(['today', 'person']);
  });

  it('marks what can never be reached, what is always shown and what is shadowed, with answers that show it', () => {
    const kind = (option: string) => ({ '==': [{ var: 'details.kind' }, option] });
    const never = drawn({
      file: 'demo/rules.json',
      at: '/states/1/when',
      to: { and: [kind('PF'), kind('PJ')] },
    });
    expect(questionOf(never, 'details.remark').reach.is).toBe('never');
    expect(linkOf(never, 'remark-for-pj').marks).toMatchObject([{ words: 'Nunca aparece' }]);

    const larger = {
      id: 'larger',
      when: { '>': [{ var: 'terms.amount' }, 5000] },
      outcome: 'deny',
      reason: 'Não.',
    };
    const shadowed = drawn({ file: 'demo/rating.json', at: '/decisions/1', to: larger });
    const [mark] = linkOf(shadowed, 'price larger').marks;
    expect(mark).toMatchObject({ code: 'shadowed', example: [{ title: 'Valor' }] });
    expect(linkOf(shadowed, 'price large').marks).toEqual([]);
  });

  it('says of a step when it is shown', () => {
    const state = { id: 'x', steps: ['terms'], when: { var: 'details.name' }, else: { visible: false } };
    const { steps } = drawn({ file: 'demo/rules.json', at: '/states/-', to: state });
    expect(steps[1]!.reach).toMatchObject({ is: 'sometimes', words: '“Nome” está respondida' });
  });
});

const isShownBy = ({ steps, links }: Flow, code: string) => {
  const marks: readonly Mark[] = links.flatMap((link) => link.marks);
  const reaches: readonly Reach[] = steps.flatMap(({ reach, questions }) => [
    reach,
    ...questions.map((question) => question.reach),
  ]);
  return marks.some((mark) => mark.code === code) || reaches.some(({ is }) => is === 'never');
};

const solved = badConditions.filter(({ fault }) => isDrawable(fault.code));

it('can be drawn of nearly all conditions that are wrong', () => expect(solved.length).toBeGreaterThan(12));

it.each(solved)('shows $it', ({ change: changes, fault }) => {
  expect(isShownBy(drawn(...changes), fault.code)).toBe(true);
});
