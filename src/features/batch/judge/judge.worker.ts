import { compileDefinition, toSchemaErrors } from '../../../../engine/index';
import type { ProductModule } from 'virtual:lastro/products';
import type { RatingAtHand } from '../../../../contract/estimate';
import type { ToJudge } from './messages';
import { type Judging, serveJudge } from './serveJudge';

async function load(hash: string): Promise<Judging> {
  const [definition, rating] = await Promise.all([loadDefinition(hash), loadRating(hash)]);
  return { definition, rating };
}

/** A definition whose rating cannot be loaded is judged without prices. */
async function loadRating(definition: string): Promise<Judging['rating']> {
  try {
    const answer = await fetch(`/api/rating/${definition}.json`);
    const { Data } = (await answer.json()) as { readonly Data: RatingAtHand };
    return Data?.Rating ?? null;
  } catch {
    return null;
  }
}

/** The server has every definition as a module, the one that the portal was built with too. */
async function loadDefinition(definition: string) {
  const module = (await import(/* @vite-ignore */ `/api/definition/${definition}.js`)) as ProductModule;
  const validators = Object.entries(module.validate).map(([step, check]) => [step, toSchemaErrors(check)]);
  return compileDefinition(module.definition, Object.fromEntries(validators));
}

serveJudge(
  {
    tell: (message) => self.postMessage(message),
    listen: (listener) =>
      self.addEventListener('message', ({ data }: MessageEvent<ToJudge>) => listener(data)),
  },
  load,
);
