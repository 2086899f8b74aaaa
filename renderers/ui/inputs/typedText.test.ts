import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate, dateText, withSlashes } from '../../../engine/values/dateText';
import { readDecimal, readInteger, withThousands, writeDecimal } from '../../../engine/values/typedDecimal';
import { caretIn, editText } from './typedText';

const limits = { decimals: 2, below: 1e13, mark: /^\s*R\$/i };

/** A field of amounts as its component drives it, without a page. */
class AmountField {
  text = '';
  caret = 0;
  shown = () => withThousands(this.text);
  insert(data: string) {
    const [shown, from] = [this.shown(), caretIn(this.shown(), this)];
    const now = shown.slice(0, from) + data + shown.slice(from);
    this.take(editText(this.text, shown, { now, caret: from + data.length, from, forward: false }));
  }
  erase() {
    const [shown, from] = [this.shown(), caretIn(this.shown(), this)];
    if (from === 0) return;
    const now = shown.slice(0, from - 1) + shown.slice(from);
    this.take(editText(this.text, shown, { now, caret: from - 1, from, forward: false }));
  }
  type = (text: string) => [...text].forEach((key) => this.insert(key));
  private take({ text, caret }: { text: string; caret: number }) {
    this.text = text;
    this.caret = caret;
  }
}

const keys = (chars: string) =>
  fc.array(fc.constantFrom(...chars), { maxLength: 16 }).map((all) => all.join(''));
const figures = (text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

describe('amounts', () => {
  it('are the same text typed key by key and pasted', () => {
    fc.assert(
      fc.property(keys('0123456789.,- R$x'), (text) => {
        const [typed, pasted] = [new AmountField(), new AmountField()];
        typed.type(text);
        pasted.insert(text);
        expect(typed.text).toBe(text);
        expect(typed.shown()).toBe(pasted.shown());
      }),
    );
  });

  it('lose no figure where they are understood', () => {
    fc.assert(
      fc.property(keys('0123456789.,'), (text) => {
        const { value } = readDecimal(text, limits);
        if (value === undefined) return;
        const cents = (/[.,](\d{0,2})$/.exec(text)?.[1] ?? '').length;
        expect(figures(writeDecimal(value, 2))).toBe(figures(text + '0'.repeat(2 - cents)));
      }),
    );
  });

  it('mean the same however people part thousands and cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), (units) => {
        const value = units / 100;
        const plain = writeDecimal(value, 2);
        const grouped = withThousands(plain);
        const english = grouped.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
        for (const text of [plain, grouped, plain.replace(',', '.'), english, `R$ ${grouped}`])
          expect(readDecimal(text, limits)).toEqual({ value });
      }),
    );
  });

  it('erase what was typed, key by key', () => {
    fc.assert(
      fc.property(keys('0123456789'), fc.nat({ max: 16 }), (text, times) => {
        const field = new AmountField();
        field.type(text);
        for (let time = 0; time < times; time++) field.erase();
        expect(field.text).toBe(text.slice(0, Math.max(0, text.length - times)));
      }),
    );
  });

  it('take a figure in the middle where it was typed', () => {
    fc.assert(
      fc.property(keys('123456789'), fc.nat({ max: 16 }), fc.constantFrom('7', ',', '.'), (text, at, key) => {
        const field = new AmountField();
        field.type(text);
        field.caret = Math.min(at, text.length);
        const caret = field.caret;
        field.insert(key);
        expect(field.text).toBe(text.slice(0, caret) + key + text.slice(caret));
        expect(field.caret).toBe(caret + 1);
      }),
    );
  });
});

it('whole numbers lose no figure where they are understood', () => {
  fc.assert(
    fc.property(keys('0123456789.,-'), (text) => {
      const { value } = readInteger(text, 9);
      if (value !== undefined) expect(String(value)).toBe(figures(text));
    }),
  );
});

const typeDate = (text: string) => [...text].reduce((typed, key) => withSlashes(typed + key), '');

describe('dates', () => {
  it('mean the same typed key by key and pasted', () => {
    fc.assert(
      fc.property(keys('0123/-.'), (text) => {
        expect(readDate(typeDate(text))).toBe(readDate(withSlashes(text)));
      }),
    );
  });

  it('have the slash that figures want before one that is there, pasted too', () => {
    expect(withSlashes('102/00')).toBe('10/2/00');
    expect(withSlashes('1012/2026')).toBe('10/12/2026');
  });

  it('are understood however people write them', () => {
    const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10);
        const whole = dateText(iso);
        const [date = '', month = '', year = ''] = whole.split('/');
        const short = `${Number(date)}/${Number(month)}/${year.slice(2)}`;
        const forms = [whole, whole.replaceAll('/', ''), whole.replaceAll('/', '-'), iso, short];
        for (const text of forms) {
          expect(readDate(typeDate(text))).toBe(iso);
          expect(readDate(withSlashes(text))).toBe(iso);
        }
      }),
    );
  });
});
