export { byFit, type Fit, fitOf } from './fitOf';
export { readDocument } from './readDocument';
export {
  type PageText,
  type Proposal,
  type Reading,
  type ReadKind,
  type ReadPlace,
  type ReadValue,
} from './types';
