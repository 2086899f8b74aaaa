import type { Holder } from '../../../../contract/desk';
import { toast } from '../../../../renderers/ui';
import { useFailureToast } from '../../../shared/alert/useFailureToast';
import { api } from '../../../shared/api/api';
import { useIntention } from '../../../shared/api/useIntention';
import { refreshDesk } from '../refreshDesk';

interface Wish {
  readonly verb: 'take' | 'release';
  readonly identifiers: readonly string[];
  /** Since when the executive it is taken from holds it. */
  readonly over?: string;
}

/** Sequential: what came before a refusal is done. */
async function send({ verb, identifiers, over }: Wish): Promise<void> {
  for (const identifier of identifiers)
    await api.post(`/desk/quote/${verb}`, { identifier, ...(over && { over }) }, { noLoading: true });
}

/** Takes a request up and gives it back. Either way what is on screen is read again: somebody else may have been faster. */
export function useHolding() {
  const { busy, run } = useIntention(send);
  const failure = useFailureToast();
  const tell = async (wish: Wish, done: string) => {
    failure.clear();
    try {
      await run(wish);
      toast('success', done);
    } catch (error) {
      failure.say(error);
    }
    await refreshDesk();
  };
  return {
    busy,
    take: (identifier: string, held: Holder | null) =>
      tell(
        { verb: 'take', identifiers: [identifier], ...(held && { over: held.Since }) },
        'A solicitação está com você.',
      ),
    takeAll: (identifiers: readonly string[]) =>
      tell(
        { verb: 'take', identifiers },
        identifiers.length === 1
          ? 'A solicitação está com você.'
          : `${identifiers.length} solicitações estão com você.`,
      ),
    release: (identifier: string) =>
      tell({ verb: 'release', identifiers: [identifier] }, 'Solicitação liberada.'),
  };
}
