import type { Json } from '../expression';

/** rating.json: how the sandbox insurer answers a request. It leaves the server only where it may. */
export interface Rating {
  readonly insurer: string;
  /** Whether browsers may have what decides and prices, to say a price while one types; an insurer keeps its rates to itself. */
  readonly travels?: boolean;
  /** SUSEP's four-digit code of the line of business, which a policy's number carries. */
  readonly branch: string;
  /** Whose request it is: an expression giving the policy holder's tax id. */
  readonly client: Json;
  readonly insured: { readonly name: Json; readonly document: Json };
  /** The numbers by which people know what is insured, in order; absent from definitions older than them. */
  readonly objectNumbers?: readonly { readonly label: string; readonly number: Json }[];
  readonly decisions: readonly Decision[];
  readonly insuredAmount: Json;
  /** What the policy says besides; absent from definitions older than endorsements. */
  readonly policy?: PolicyTerms;
  /** Of a wizard that changes policies: which one, the version it was made for, the type and its row, the document's number. */
  readonly change?: Readonly<Record<'policy' | 'version' | 'type' | 'rule' | 'documentNumber', Json>> & {
    /** What the request says of the policy's own and latest document, compared with what they are. */
    readonly mainDocument?: Json;
    readonly lastDocument?: Json;
    readonly refundTo?: Json;
  };
  readonly validity: { readonly start: Json; readonly end: Json };
  /** Of a wizard that changes policies: what it asks of their cover; absent from definitions older than layers. */
  readonly layers?: Layered;
  /** R$ before tax, below which an offer needs a reason; absent from definitions older than the floor. */
  readonly minimumPremium?: Json;
  /** R$ before tax, above which an additional premium needs a second person; absent where there is no ceiling. */
  readonly maximumPremium?: Json;
  /** R$ for the whole validity, before tax; where there are layers, it reads their cost as `change` by the operator `answer`. */
  readonly commercialPremium: Json;
  /** % of the commercial premium, which it may read as `premium` by the operator `answer`: a refund is negative. */
  readonly iofRate: Json;
  /**
   * The largest number of installments, which reads `premium` (R$) and `months` by the operator `answer`, and the R$
   * that none goes below; the latter is absent from definitions older than the floor.
   */
  readonly installments: { readonly cap: Json; readonly minimum?: Json };
}

export type Pricing = Omit<Rating, 'branch' | 'client' | 'insured' | 'objectNumbers' | 'policy' | 'change'>;

export interface Layered {
  readonly from: Json;
  readonly end: Json;
  /** R$ */
  readonly amount: Json;
  readonly keeps: Json;
  readonly ends: Json;
  /** % a year. */
  readonly rate: Json;
  /** What the policy says now: its one layer where nobody knows more. */
  readonly held: { readonly start: Json; readonly end: Json; readonly amount: Json };
}

export interface PolicyTerms {
  readonly contractValue?: Json;
  readonly objectText?: Json;
  readonly coverageFine?: Json;
  readonly coverageLabor?: Json;
  readonly civilWork?: Json;
  readonly insured?: Partial<Readonly<Record<(typeof INSURED_PLACE)[number], Json>>>;
}

export const INSURED_PLACE = [
  'email',
  'cep',
  'place',
  'number',
  'complement',
  'district',
  'city',
  'state',
] as const;

export interface Decision {
  readonly id: string;
  readonly when: Json;
  readonly outcome: 'deny' | 'analyse';
  /** Stored with a refusal (Lei 15.040/2024: a refusal is justified in writing). */
  readonly reason: string;
}
