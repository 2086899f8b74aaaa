import { describe, expect, it } from 'vitest';
import { OpenQuestions } from './OpenQuestions';

describe('look-ups that the analyst answers', () => {
  it('wait until they are answered', async () => {
    const desk = new OpenQuestions();
    const answer = desk.lookup('company', { cnpj: '1' });
    expect(desk.read()).toMatchObject([{ source: 'company', request: { cnpj: '1' } }]);
    desk.read()[0]!.answer({ nome: 'Acme' });
    expect(await answer).toEqual({ nome: 'Acme' });
    expect(desk.read()).toEqual([]);
  });

  it('fail with the sentence that was typed', async () => {
    const desk = new OpenQuestions();
    const answer = desk.lookup('company', {});
    desk.read()[0]!.fail('Fora do ar.');
    await expect(answer).rejects.toThrow('Fora do ar.');
  });

  it('are asked once while they wait, and anew afterwards', async () => {
    const desk = new OpenQuestions();
    const both = [desk.lookup('states', {}), desk.lookup('states', {})];
    expect(desk.read()).toHaveLength(1);
    desk.read()[0]!.answer([]);
    expect(await Promise.all(both)).toEqual([[], []]);
    void desk.lookup('states', {});
    expect(desk.read()).toHaveLength(1);
  });
});
