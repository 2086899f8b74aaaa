import type { DraftState } from './useDraftKeeper';

const words: Readonly<Record<DraftState, string>> = {
  none: '',
  kept: 'Rascunho salvo.',
  local: 'Rascunho salvo neste navegador; será enviado quando a conexão voltar.',
};

/** Says that what was typed is safe. */
export function DraftNote({ state }: { state: DraftState }) {
  return <output className="wizard-note">{words[state]}</output>;
}
