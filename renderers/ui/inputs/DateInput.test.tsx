// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInput } from '../testing';
import { DateInput, type DateInputProps } from './DateInput';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const show = (props: Partial<DateInputProps> = {}, start?: string) =>
  renderInput<string | undefined>(start, (value, onChange) => (
    <DateInput id="start" today="2026-11-20" {...props} value={value} onChange={onChange} />
  ));

describe('typing a date', () => {
  it('writes the slashes and hands on ISO', async () => {
    const { user, values } = show();
    await user.type(box(), '20112026');
    expect(box().value).toBe('20/11/2026');
    expect(values).toEqual(['2026-11-20']);
  });

  it('keeps text that is no date, without a value', async () => {
    const { user, values } = show();
    await user.type(box(), '31022027');
    await user.tab();
    expect(box().value).toBe('31/02/2027');
    expect(values).toEqual([]);
  });

  it('loses its value while it is edited', async () => {
    const { user, values } = show({}, '2026-11-20');
    await user.type(box(), '{Backspace}');
    expect(values).toEqual([undefined]);
  });
});

describe('clearInvalid', () => {
  it('empties a text that is no date on leaving', async () => {
    const { user } = show({ clearInvalid: 'text' });
    await user.type(box(), '31022027');
    await user.tab();
    await user.tab();
    expect(box().value).toBe('');
  });

  it.each([
    ['21112026', '21/11/2026'],
    ['20112026', ''],
    ['20122026', '20/12/2026'],
    ['21122026', ''],
  ])('of %s leaves %j between tomorrow and 30 days on', async (typed, left) => {
    const { user } = show({ clearInvalid: 'range', min: '2026-11-21', max: '2026-12-20' });
    await user.type(box(), typed);
    await user.tab();
    await user.tab();
    expect(box().value).toBe(left);
  });
});

const open = async (props: Partial<DateInputProps> = {}) => {
  const shown = show(props);
  await shown.user.click(screen.getByRole('button', { name: 'Abrir calendário' }));
  return shown;
};

describe('the calendar', () => {
  it('opens on today and moves by keyboard', async () => {
    const { user, values } = await open();
    await user.keyboard('{ArrowDown}{PageDown}{Enter}');
    expect(values).toEqual(['2026-12-27']);
    expect(box().value).toBe('27/12/2026');
  });

  it('gives focus back to its button', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Abrir calendário');
  });

  it('does not go before the earliest day', async () => {
    const { user, values } = await open({ min: '2026-11-19' });
    await user.keyboard('{ArrowUp}{Enter}');
    expect(values).toEqual(['2026-11-19']);
  });
});
