export { Wizard, type WizardProps } from './wizard/Wizard';
export { useSettledSession } from './wizard/useSettledSession';
export type { ToldNews } from './wizard/NewsNote';
export { FormView, type FormViewProps } from './form/FormView';
export { ScopeForm, type ScopeFormProps } from './form/ScopeForm';
export { SummaryView } from './summary/SummaryView';
export type { WizardHost } from './store/host';
export { WizardStore } from './store/WizardStore';
export { RecentContext, type RecentByPath } from './store/recent';
