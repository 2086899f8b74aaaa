import { answerOf, type Answers, callOf, type SourceCall, type Sources } from '../../../engine/index';
import { api } from '../api/api';
import { once } from './saidOnce';

const quiet = { noLoading: true };

async function send({ method, url, body }: SourceCall): Promise<unknown> {
  const { data } =
    method === 'POST' ? await api.post<unknown>(url, body, quiet) : await api.get<unknown>(url, quiet);
  return data;
}

class SourceRefusal extends Error {
  readonly code: string;

  constructor(code: string, message = '') {
    super(message);
    this.code = code;
  }
}

/** Asks the remote sources that a definition's look-ups name, as _shared/sources.json says (specification 2 §7). */
export function createAsking(sources: Sources) {
  return async (name: string, request: Answers): Promise<unknown> => {
    const source = sources[name];
    if (!source) throw new Error(`No such source: ${name}`);
    const call = callOf(source, request);
    const answer = source.read === 'once' ? once(call.url, () => send(call)) : send(call);
    const said = answerOf(source, request, await answer);
    if ('data' in said) return said.data;
    throw new SourceRefusal(said.code, said.message);
  };
}
