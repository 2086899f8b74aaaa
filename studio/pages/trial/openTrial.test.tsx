import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Draft } from '../../../engine/index';
import { openingOf } from '../../cases/run';
import { stageOf } from '../../cases/testing/stageOf';
import { readFiles } from '../../../engine/publish/readFiles';
import { UiProvider } from '../../../renderers/ui';
import { OpenTrial } from './OpenTrial';
import { useFocused } from './useWorkedIn';

// jsdom lays nothing out, so there is nowhere to scroll to.
beforeAll(() => {
  Element.prototype.scrollIntoView ??= vi.fn();
});

const stage = stageOf(readFiles(join(process.cwd(), 'product-schemas')).files, 'licitante');
const { env } = openingOf(stage, { cases: [] }, {}).session;
const atSecond: Draft = { definition: '', answers: {}, steps: { insured: 'done', object: 'open' } };

/** The wizard at its second step, beside a text that opens it anew with each key, as an editor of its definition does. */
function Bench() {
  const [text, setText] = useState('');
  const kept = useRef<Draft | undefined>(atSecond);
  const { focused, follow } = useFocused();
  return (
    <UiProvider>
      <input aria-label="Texto" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setText('novo')}>
        Conferido
      </button>
      <div {...follow}>
        <OpenTrial
          key={text}
          definition={stage.definition}
          env={env}
          source="analyst"
          kept={kept}
          focused={focused}
          sample={() => null}
          onStore={() => undefined}
          onEvent={() => undefined}
          onSubmit={() => undefined}
        />
      </div>
    </UiProvider>
  );
}

it('that opens anew takes no focus from who types beside it, and gives it back to who works in it', async () => {
  const person = userEvent.setup();
  render(<Bench />);
  const notice = await screen.findByLabelText(/^Número do Edital/);
  await person.click(screen.getByLabelText('Texto'));
  await person.keyboard('ab');
  expect(screen.getByLabelText('Texto')).toHaveValue('ab');
  expect(screen.getByLabelText('Texto')).toHaveFocus();

  await person.click(screen.getByLabelText(/^Número do Edital/));
  await person.keyboard('12');
  await person.click(screen.getByRole('button', { name: 'Conferido' }));
  expect(notice).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Número do Edital/)).toHaveFocus();
  expect(screen.getByLabelText(/^Número do Edital/)).toHaveValue('12');
});
