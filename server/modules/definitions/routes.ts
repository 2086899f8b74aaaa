import { definitionParams } from '../../../contract/wizard';
import { file } from '../../../contract/answers';
import type { Api } from '../../http/Api';
import { moduleSource } from '../../../engine/publish/moduleSource';
import type { Deps } from '../../deps';
import { refuse } from '../../http/refuse';
import { atMost } from '../../http/limits';

/** Definitions as ES modules, for quotes made under an older one. They are public, as the portal's own are. */
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
}
