import type { Action, DeskEntry, DeskRequest, Holder, Price as PriceAnswer } from '../../../contract/desk';
import type { Away } from '../../../contract/absences';
import type { DeskLink } from '../../../contract/links';
import type { Netting, Price } from '../../../engine/rating';
import type { Catalogue } from '../../../engine/definition';
import type { QuoteRow } from '../../db/schema';
import { wizardOfCode } from '../definitions/productStore';
import { actions, mayDecide } from './actions';
import type { FoundLink } from './linksRepository';
import type { PremiumBounds } from '../quotes/endorsement/premiumBounds';
import type { NamedQuote, PlacedRequest } from './repository';

type Listed = Omit<PlacedRequest, 'place'>;

/** One request in the desk's list. Money in R$, times as ISO instants. */
export function entryAnswer({ quote, clientName, requester }: Listed, catalogue: Catalogue): DeskEntry {
  return {
    Identifier: quote.identifier,
    QuoteType: quote.product,
    ProductName: wizardOfCode(catalogue, quote.product)?.name ?? quote.product,
    Status: quote.status,
    HolderName: quote.holderName ?? clientName,
    HolderDocument: quote.clientDocument,
    InsuredName: quote.insuredName,
    InsuredAmount: amount(quote.insuredAmount),
    GrossPremium: amount(quote.grossPremium),
    RequesterName: requester.name,
    RequestByExecutive: quote.requestByExecutive,
    ...(quote.documentNumber !== null && { DocumentNumber: quote.documentNumber }),
    CreatedAt: quote.createdAt.toISOString(),
    UpdatedAt: quote.updatedAt.toISOString(),
  };
}

export function holderAnswer(
  { quote, holderName }: Pick<Listed, 'quote' | 'holderName'>,
  uid: string,
  awayPeople: ReadonlyMap<string, Away>,
): Holder | null {
  const { heldBy, heldSince } = quote;
  if (heldBy === null || holderName === null) return null;
  const Away = awayPeople.get(heldBy);
  return { Name: holderName, IsMe: heldBy === uid, Since: heldSince!.toISOString(), ...(Away && { Away }) };
}

const amount = (text: string | null) => (text === null ? null : Number(text));

export function peopleAnswer({
  quote,
  clientName,
  requester,
}: NamedQuote): Pick<DeskRequest, 'Holder' | 'Requester'> {
  return {
    Holder: quote.clientDocument
      ? {
          Name: quote.holderName ?? clientName,
          Document: quote.clientDocument,
          IsNominated: quote.clientIsNominated === true,
        }
      : null,
    Requester: {
      Name: requester.name,
      Email: requester.email,
      Phone: requester.mobilePhone ?? requester.phone,
      ByLink: quote.executiveLinkId !== null,
    },
  };
}

export function actionsOf(quote: QuoteRow): Action[] {
  return actions.filter((action) => mayDecide(quote, action));
}

export function linkAnswer({ link, clientName, executive }: FoundLink, now: Date, uid: string): DeskLink {
  return {
    Id: link.id,
    Client: { Name: clientName, Document: link.clientDocument },
    Flow: link.flow,
    State: link.revokedAt ? 'revoked' : link.expiresAt <= now ? 'expired' : 'active',
    CreatedBy: { Name: executive.name, IsMe: executive.uid === uid },
    CreatedAt: link.createdAt.toISOString(),
    ExpiresAt: link.expiresAt.toISOString(),
    RevokedAt: link.revokedAt?.toISOString() ?? null,
  };
}

export function priceAnswer(
  price: Price,
  bounds: PremiumBounds | undefined,
  hasSecond: boolean,
  netted: Netting | undefined,
): PriceAnswer {
  return {
    CommercialPremium: price.commercialPremium,
    IOFRate: price.iofRate,
    IOF: price.iof,
    GrossPremium: price.grossPremium,
    MaxInstallments: price.maxInstallments,
    MinimumPremium: bounds ? bounds.rated : price.minimumPremium,
    Bounds: bounds ? { Lowest: bounds.lowest, Highest: bounds.highest, HasSecond: hasSecond } : null,
    Netted: netted ?? null,
  };
}
