import { constantTable, definitionParams } from '../../../contract/wizard';
import { ratingAtHand } from '../../../contract/estimate';
import { readingAtHand } from '../../../contract/reading';
import { answers, file } from '../../../contract/answers';
import type { Api } from '../../http/Api';
import { extentFields, ratedFields, travellingPart } from '../../../engine/rating';
import { moduleSource } from '../../../engine/publish';
import type { Deps } from '../../deps';
import { ok } from '../../http/envelope';
import { refuse } from '../../http/refuse';
import { atMost } from '../../http/limits';
import type { Product } from './Offer';

/** Definitions as ES modules, and their constants, for what is not as the portal was built: older or published since. They are public, as the portal's own are. */
export function definitionRoutes(app: Api, { products }: Deps): void {
  const sources = new Map<string, Promise<string>>();

  app.get(
    '/definition/:hash.js',
    { schema: { response: file('text/javascript'), params: definitionParams }, config: atMost(60) },
    async ({ params }, reply) => {
      const product = await products.ofHash(params.hash);
      if (!product) throw refuse('NOT_FOUND');
      const source = sources.get(params.hash) ?? moduleSource(product.compiled.source);
      sources.set(params.hash, source);
      return reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(await source);
    },
  );

  app.get(
    '/constants/:hash.json',
    { schema: { response: answers(constantTable), params: definitionParams }, config: atMost(60) },
    async ({ params }, reply) => {
      const constants = await products.constantsOf(params.hash);
      if (!constants) throw refuse('NOT_FOUND');
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
      return ok(constants);
    },
  );

  app.get(
    '/rating/:hash.json',
    { schema: { response: answers(ratingAtHand), params: definitionParams }, config: atMost(60) },
    async ({ params }, reply) => {
      const product = await products.ofHash(params.hash);
      if (!product) throw refuse('NOT_FOUND');
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
      return ok(ratingOf(product));
    },
  );

  app.get(
    '/reading/:hash.json',
    { schema: { response: answers(readingAtHand), params: definitionParams }, config: atMost(60) },
    async ({ params }, reply) => {
      const product = await products.ofHash(params.hash);
      if (!product) throw refuse('NOT_FOUND');
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
      return ok({ Reading: product.reading ?? null });
    },
  );
}

function ratingOf({ compiled, rating }: Product) {
  if (!rating || rating.change) return null;
  const pathsOf = (fields: typeof extentFields) => fields(rating, compiled).map(({ path }) => path);
  return { Extent: pathsOf(extentFields), Fields: pathsOf(ratedFields), Rating: travellingPart(rating) };
}
