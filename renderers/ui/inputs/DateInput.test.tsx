// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderInput } from '../testing';
import { DateInput, type DateInputProps } from './DateInput';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const show = (props: Partial<DateInputProps> = {}, start?: string, faults: unknown[] = []) =>
  renderInput<string | undefined>(start, (value, onChange) => (
    <DateInput
      id="start"
      today="2026-11-20"
      {...props}
      value={value}
      onChange={(day, unread) => {
        faults.push(unread);
        onChange(day);
      }}
    />
  ));

describe('typing a date', () => {
  it('writes the slashes and hands on ISO', async () => {
    const { user, values } = show();
    await user.type(box(), '20112026');
    expect(box().value).toBe('20/11/2026');
    expect(values.at(-1)).toBe('2026-11-20');
  });

  it.each(['1/3/2028', '01/03/2028', '1-3-2028', '01.03.2028', '1/3/28', '2028-03-01', '010328'])(
    'understands %s, typed or pasted, with Tab or Enter',
    async (text) => {
      const typed = show();
      await typed.user.type(box(), text);
      await typed.user.tab();
      await typed.user.tab();
      expect([typed.values.at(-1), box().value]).toEqual(['2028-03-01', '01/03/2028']);
      cleanup();
      const pasted = show();
      await pasted.user.click(box());
      await pasted.user.paste(text);
      await pasted.user.keyboard('{Enter}');
      expect([pasted.values.at(-1), box().value]).toEqual(['2028-03-01', '01/03/2028']);
    },
  );

  it('takes no year of two digits for whole while it may still grow', async () => {
    const { user, values } = show();
    await user.type(box(), '1/3/20');
    expect(values.at(-1)).toBeUndefined();
  });

  it.each(['31022027', '1/13/2026', 'amanhã', '1/3/202', '20/11/20265'])(
    'keeps %s, without a value, and says why',
    async (text) => {
      const faults: unknown[] = [];
      const { user, values } = show({}, undefined, faults);
      await user.type(box(), text);
      await user.tab();
      await user.tab();
      expect(box().value.replaceAll('/', '')).toBe(text.replaceAll('/', ''));
      expect(values.at(-1)).toBeUndefined();
      expect(faults.at(-1)).toEqual({ text: box().value, code: 'format' });
    },
  );

  it('loses its value while it is edited', async () => {
    const { user, values } = show({}, '2026-11-20');
    await user.type(box(), '{Backspace}');
    expect(values).toEqual([undefined]);
  });

  it('keeps the caret where a day is corrected', async () => {
    const { user, values } = show({}, '2026-11-20');
    await user.type(box(), '{Backspace}9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect([box().value, box().selectionStart]).toEqual(['29/11/2026', 2]);
    expect(values.at(-1)).toBe('2026-11-29');
  });

  it('shows the text that its form keeps', () => {
    show({ unread: '31/02' });
    expect(box().value).toBe('31/02');
  });
});

const open = async (props: Partial<DateInputProps> = {}) => {
  const shown = show(props);
  await shown.user.click(screen.getByRole('button', { name: 'Abrir calendário' }));
  await screen.findByRole('dialog', { hidden: true });
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

  it('has the focus as soon as it is there: no key is lost', async () => {
    const { user } = show();
    await user.click(box());
    // As in a browser, where nobody hurries the effects.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    onTestFinished(() => void vi.unstubAllGlobals());
    const focused = new Promise<string | null | undefined>((resolve) => {
      const look = new MutationObserver(() => {
        if (!screen.queryByRole('dialog', { hidden: true })) return;
        look.disconnect();
        resolve(document.activeElement?.getAttribute('aria-label'));
      });
      look.observe(document.body, { childList: true, subtree: true });
    });
    screen.getByRole('button', { name: 'Abrir calendário' }).click();
    expect(await focused).toBe('20/11/2026, sexta-feira');
  });

  it('is not opened for somebody who went on while its code was on the way', async () => {
    const { user } = show();
    await user.click(box());
    screen.getByRole('button', { name: 'Abrir calendário' }).click();
    await act(async () => {
      box().blur();
      await import('./Calendar');
    });
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
});
