import { isDeepStrictEqual } from 'node:util';
import {
  contentOf,
  documentsOf,
  knowing,
  type Catalogue,
  type ProductFiles,
} from '../../../../engine/definition';
import type { Db } from '../../../db/db';
import type { Offer, Product } from '../Offer';
import { findConstants } from '../repository';
import { filesOf } from './folder';
import { releaseFor, releasesWithin, withinReach, type Account, type Release } from './Release';
import { findFolder, listApproved } from './repository';

interface ShelfOffer extends Pick<Offer, 'files' | 'catalogue' | 'constants' | 'documents'> {
  readonly products: ReadonlyMap<string, Product>;
}

export class Shelf {
  private newestFirst: readonly Release[] = [];
  private offers = new Map<number, ShelfOffer>();

  constructor(
    private readonly db: Db,
    private readonly build: {
      readonly folder: string;
      readonly files: ProductFiles;
      readonly catalogue: Catalogue;
    },
    private readonly ofHash: (hash: string) => Promise<Product | undefined>,
  ) {}

  /** The old releases are removed only once all new ones are loaded. */
  async refresh(at: Date): Promise<void> {
    const newestFirst = await listApproved(this.db);
    const offers = new Map<number, ShelfOffer>();
    // A release that has not begun is told to nobody.
    const begun = newestFirst.filter(({ inForceFrom }) => inForceFrom <= at);
    for (const release of withinReach(newestFirst, at)) {
      const offer = this.offers.get(release.id) ?? (await this.load(release));
      offers.set(release.id, { ...offer, catalogue: this.withAll(offer.catalogue, begun) });
    }
    this.newestFirst = newestFirst;
    this.offers = offers;
  }

  releaseFor(account: Account, at: Date): Release {
    const release = releaseFor(this.newestFirst, account, at);
    if (!release) throw new Error('no release is in force');
    return release;
  }

  offer({ id }: Release): ShelfOffer {
    // With a clock that was set back, a release older than all loaded ones may be in force.
    const offer = this.offers.get(id) ?? [...this.offers.values()].at(-1);
    if (!offer) throw new Error(`release ${id} is not at hand`);
    return offer;
  }

  wasInForce(account: Account, hash: string, when: { since: Date; at: Date }): boolean {
    return releasesWithin(this.newestFirst, account, when).some(
      ({ definitions, constants }) => constants === hash || Object.values(definitions).includes(hash),
    );
  }

  private withAll(catalogue: Catalogue, releases: readonly Release[]): Catalogue {
    const { catalogue: built } = this.build;
    const whole = knowing(catalogue, [...built.wizards, ...releases.flatMap(({ wizards }) => wizards)]);
    return isDeepStrictEqual(whole, built) ? built : whole;
  }

  private async load({ folder, definitions, constants }: Release): Promise<ShelfOffer> {
    const files = folder === this.build.folder ? this.build.files : await this.filesOf(folder);
    const products = new Map<string, Product>();
    for (const [id, hash] of Object.entries(definitions)) {
      const product = await this.ofHash(hash);
      if (product) products.set(id, product);
    }
    const table = await findConstants(this.db, constants);
    if (!table) throw new Error(`the constants ${constants} are not there`);
    const catalogue = contentOf<Catalogue>(files, 'catalogue.json')!;
    return { files, catalogue, products, constants: table, documents: documentsOf(files) };
  }

  private async filesOf(folder: string): Promise<ProductFiles> {
    const texts = await findFolder(this.db, folder);
    if (!texts) throw new Error(`the folder ${folder} is not there`);
    return filesOf(texts);
  }
}
