import type { Holder } from '../../../../contract/desk';
import { toast } from '../../../../renderers/ui';
import { useFailureToast } from '../../../shared/alert/useFailureToast';
import { api } from '../../../shared/api/api';
import { useIntention } from '../../../shared/api/useIntention';
import { refreshDesk } from '../refreshDesk';

interface Wish {
  readonly verb: 'take' | 'release';
  readonly identifier: string;
  /** Since when another executive has it, who hands it over. */
  readonly over?: string;
}

async function send({ verb, ...body }: Wish): Promise<void> {
  await api.post(`/desk/quote/${verb}`, body, { noLoading: true });
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
      tell({ verb: 'take', identifier, ...(held && { over: held.Since }) }, 'A solicitação está com você.'),
    release: (identifier: string) => tell({ verb: 'release', identifier }, 'Solicitação liberada.'),
  };
}
