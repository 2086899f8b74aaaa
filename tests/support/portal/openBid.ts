import { screen } from '@testing-library/react';
import { BID, bidDraft, bidLookups, DRAFT_KEY } from './bid';
import type { Answers } from './fakeApi';
import { openPortal, patience } from './openPortal';

/** A field of the wizard, once it is there. */
export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, {}, patience);

/** The draft of a complete bid taken up at a step, with what differs in its answers and in the server's. */
export function openBid(
  open: string,
  changes: Readonly<Record<string, unknown>> = {},
  answers: Answers = {},
) {
  const portal = openPortal(BID.path, {
    state: { resume: DRAFT_KEY },
    answers: { ...bidLookups, [`GET /draft/${BID.product}/*`]: bidDraft(open, changes), ...answers },
  });
  const { person } = portal;
  return {
    ...portal,
    press: (name: string) => person.click(screen.getByRole('button', { name })),
    proceed: async () => person.click(await screen.findByRole('button', { name: 'Continuar' }, patience)),
    /** Types into a field in place of what it says, and leaves it. */
    retype: async (label: string, text: string) => {
      const control = await field(label);
      await person.clear(control);
      if (text) await person.type(control, text);
      await person.click(document.body);
    },
  };
}
