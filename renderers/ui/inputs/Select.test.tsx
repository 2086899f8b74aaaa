// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInput } from '../testing';
import { Select } from './Select';

afterEach(cleanup);

const states = ['Acre', 'Alagoas', 'Amapá', 'Amazonas', 'Bahia', 'Ceará', 'Goiás', 'Pará'];
const options = states.map((name, at) => ({ value: at, label: name, disabled: name === 'Goiás' }));
const show = (count: number, start?: number) =>
  renderInput<number | undefined>(start, (value, onChange) => (
    <Select id="state" options={options.slice(0, count)} value={value} onChange={onChange} />
  ));

describe('which control', () => {
  it("is the browser's own up to 7 options", () => {
    show(7);
    expect(screen.getByRole('combobox').tagName).toBe('SELECT');
  });

  it('can be searched from 8 on', () => {
    show(8);
    expect(screen.getByRole('combobox').tagName).toBe('INPUT');
  });
});

describe('the short select', () => {
  it('hands on the value in its own type, and undefined for none', async () => {
    const { user, values } = show(3);
    await user.selectOptions(screen.getByRole('combobox'), 'Amapá');
    await user.selectOptions(screen.getByRole('combobox'), 'Selecione');
    expect(values).toEqual([2, undefined]);
  });
});

const box = () => screen.getByRole<HTMLInputElement>('combobox');

describe('the searchable select', () => {
  it('finds without accents and takes the first match on Enter', async () => {
    const { user, values } = show(8);
    await user.type(box(), 'amapa{Enter}');
    expect(values).toEqual([2]);
    expect(box().value).toBe('Amapá');
  });

  it('says when nothing matches', async () => {
    const { user } = show(8);
    await user.type(box(), 'xyz');
    expect(screen.getByText('Nenhuma opção encontrada')).toBeTruthy();
  });

  it('passes over a disabled option', async () => {
    const { user, values } = show(8, 5);
    await user.click(box());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(values).toEqual([7]);
  });

  it('goes back to its value when left half typed, and to none when emptied', async () => {
    const { user, values } = show(8, 0);
    await user.type(box(), 'al');
    await user.keyboard('{Escape}');
    await user.tab();
    expect(box().value).toBe('Acre');
    await user.clear(box());
    await user.keyboard('{Escape}');
    await user.tab();
    expect(values).toEqual([undefined]);
  });
});

describe('a select of which other answers may be typed', () => {
  const typed: string[] = [];
  const open = () => {
    typed.length = 0;
    return renderInput<number | undefined>(undefined, (value, onChange) => (
      <Select
        id="state"
        options={options.slice(0, 3)}
        value={value}
        onChange={onChange}
        onText={(text) => typed.push(text)}
      />
    ));
  };

  it('keeps what no option matches, by leaving it', async () => {
    const { user, values } = open();
    await user.type(box(), ' Vara Cível de Itu ');
    await user.keyboard('{Escape}');
    await user.tab();
    expect([typed, values]).toEqual([['Vara Cível de Itu'], []]);
  });

  it('offers the text behind what matches, and takes the match by Tab', async () => {
    const { user, values } = open();
    await user.type(box(), 'ala');
    expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Alagoas',
      'Usar “ala”',
    ]);
    await user.click(screen.getByText('Usar “ala”'));
    expect(typed).toEqual(['ala']);
    await user.clear(box());
    await user.type(box(), 'alag');
    await user.tab();
    expect([values.at(-1), typed]).toEqual([1, ['ala']]);
  });

  it('takes the option whose name is typed as a whole', async () => {
    const { user, values } = open();
    await user.type(box(), 'Acre');
    await user.keyboard('{Escape}');
    await user.tab();
    expect([values, typed]).toEqual([[0], []]);
  });
});
