export { type Term, askedTerms } from './askedTerms';
export { type RatingBasis, basisOf, tableOf } from './basisOf';
export {
  type ChangeRule,
  type PolicyChange,
  changeOf,
  documentNumberOf,
  documentsOf,
  namesPolicy,
} from './changeOf';
export { clientOf } from './clientOf';
export { estimateOf } from './estimate/estimateOf';
export { extentFields, ratedFields } from './estimate/fieldsOf';
export type { Estimate, EstimatedFigure, EstimatedPrice, EstimateToCome } from './estimate/types';
export { priceReasons } from './estimate/whyOf';
export { explainPrice, explainRating } from './explainRating';
export { type Facts, factsOf } from './factsOf';
export { holderField, variableOf } from './holderField';
export { costOf, firstLedger, settle } from './layers/change';
export { changeDay, changeFrom } from './layers/covers';
export { type LayerStory, storyOf } from './layers/story';
export type { Ledger, Piece } from './layers/types';
export { amountOn, valueOf } from './layers/worth';
export { LEAST_OFFER, NOTHING_TO_PAY } from './leastOffer';
export { type Netting, nettingOf } from './netting';
export { type Price, priceOf } from './priceOf';
export { type RatingResult, rate } from './rate';
export { type InsuredPlace, type Terms, termsOf } from './termsOf';
export { travellingPart } from './travelling';
export { type Decision, INSURED_PLACE, type Layered, type Pricing, type Rating } from './types';
