import { answers } from '../../../contract/answers';
import { analystProduct, analystProductQuery } from '../../../contract/publishing';
import { casesBook } from '../../../engine/publish/casesBook';
import { analystOf } from '../../access/session';
import type { Deps } from '../../deps';
import type { Api } from '../../http/Api';
import { ok } from '../../http/envelope';
import { refuse } from '../../http/refuse';

/** What /produtos asks. For anybody who is neither analyst nor publisher it does not exist. */
export function publishingRoutes(app: Api, deps: Deps): void {
  void app.register(async (analysts) => {
    analysts.addHook('onRequest', async (request) => void analystOf(request));
    productRoute(analysts, deps);
  });
}

function productRoute(app: Api, { products }: Deps): void {
  app.get(
    '/analyst/product',
    { schema: { response: answers(analystProduct), querystring: analystProductQuery } },
    async (request) => {
      const id = request.query.product;
      const product = products.current(id) ?? products.form(id);
      if (!product) throw refuse('NOT_FOUND');
      return ok({ Definition: product.compiled.source.hash, Book: casesBook(products.files, id) });
    },
  );
}
