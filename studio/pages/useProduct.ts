import { useEffect, useState } from 'react';
import type { CompiledDefinition } from '../../engine/index';
import type { AnalystProduct } from '../contract/publishing';
import type { CasesBook } from '../cases/CasesBook';
import { forms, products, type ProductModule } from 'virtual:lastro/products';
import { cases, type CasesModule } from 'virtual:lastro/cases';
import { followFiles } from './followFiles';
import { read } from '../../src/shared/api/api';
import { compile } from '../../src/shared/products/definitions';

/** A product as the page uses it; `version` grows with each saved change. */
export interface AnalysedProduct {
  readonly definition: CompiledDefinition;
  readonly book: CasesBook;
  readonly version: number;
}

type Modules = readonly [ProductModule, CasesModule];

/** The modules at page load. A customer build has no cases: the server has them. */
function loadFirst(id: string): Promise<Modules> {
  const book = cases[id];
  return book ? Promise.all([(products[id] ?? forms[id])!(), book()]) : loadInForce(id);
}

async function loadInForce(id: string): Promise<Modules> {
  const { Definition, Book } = await read<AnalystProduct>(
    `/analyst/product?product=${encodeURIComponent(id)}`,
  );
  const address = `/api/definition/${Definition}.js`;
  return [(await import(/* @vite-ignore */ address)) as ProductModule, { book: Book }];
}

/** The modules as they are now, after one of their files was saved. */
function loadAgain(id: string, at: number): Promise<Modules> {
  const address = (kind: string) => `/@id/__x00__virtual:lastro/${kind}/${id}?t=${at}`;
  return Promise.all([
    import(/* @vite-ignore */ address('product')) as Promise<ProductModule>,
    import(/* @vite-ignore */ address('cases')) as Promise<CasesModule>,
  ]);
}

/** A product's definition and cases, live while developing; undefined while loading. */
export function useProduct(id: string): AnalysedProduct | undefined {
  const [product, setProduct] = useState<AnalysedProduct>();
  useEffect(() => {
    let latest = 0;
    const take = async (loading: Promise<Modules>, version: number) => {
      const [module, { book }] = await loading;
      if (version === latest) setProduct({ definition: compile(module), book, version });
    };
    void take(loadFirst(id), latest);
    const reload = ({ id: changed }: { id: string }) => {
      if (changed === id) void take(loadAgain(id, Date.now()), ++latest);
    };
    const leaves = ['lastro:product', 'lastro:cases'].map((event) => followFiles(event, reload));
    return () => {
      latest = -1;
      for (const leave of leaves) leave();
    };
  }, [id]);
  return product;
}
