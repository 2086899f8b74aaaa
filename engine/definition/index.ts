export {
  type CarriedChoice,
  type Catalogue,
  type ChoiceWords,
  type ModalityEntry,
  type ProductEntry,
  type RequestEntry,
  type WizardEntry,
  type Requests,
  requestEntries,
  addedWizards,
  carriedChoices,
  knowing,
  operationOf,
} from './catalogue';
export { usualCleaner } from './cleaners';
export { type Composed, composeProduct, productIds } from './compose';
export type { Clause } from './composeClauses';
export { constantsOf } from './constants';
export { contentOf } from './contentOf';
export {
  DOCUMENTS,
  DOCUMENT_FACTS,
  type DocumentFact,
  type DocumentFacts,
  type DocumentLine,
  type DocumentName,
  type DocumentSection,
  type DocumentTemplate,
  PLACEHOLDER,
  documentFile,
  documentsOf,
} from './documents';
export { WARNED_BEFORE, endingConstants } from './endingConstants';
export { type Fault, type ProductFiles, type Source, pointerPart } from './files';
export { type Parameters, parameterOf, parametersOf, substitute } from './include';
export { keywordsOf, messageFor } from './messages';
export { NAMED, type Named, nameIn, throughNames } from './named';
export { MOST_LEVELS, scanJson } from './scanJson';
export { decimalsOf, isChoiceWidget, widgetNote } from './widgets';
