import { Problem, problemsOf, type FieldError } from '../../http/Problem';

export const refuseDefinition = problemsOf({
  409: {
    CHECK_OVERTAKEN: 'A conferência deu lugar a outra mais nova.',
    TOO_MANY_COMMENTS: 'Há comentários demais aqui: continuem em outro rascunho ou na próxima publicação.',
    NOT_YOUR_DRAFT: 'Só quem criou o rascunho pode descartá-lo.',
  },
  422: {
    UNKNOWN_DEFINITION_FILE: 'Nenhuma parte de um produto tem um arquivo com este nome.',
    UNKNOWN_PRODUCT: 'Este rascunho não tem um produto com este nome.',
    NEW_PRODUCT_REFUSED: 'Este produto não pode começar assim.',
    PRINTS_NOTHING: 'Deste formulário não se imprime nenhum documento.',
    CHECK_TOO_LONG: 'A conferência desta versão demorou demais e foi interrompida.',
  },
  503: { TOO_MANY_CHECKS: 'Há conferências demais ao mesmo tempo. Tente novamente em instantes.' },
});

export const overtaken = () => refuseDefinition('CHECK_OVERTAKEN');

const SHOWN = 10;

export function changedMeanwhile(
  file: string,
  author: string | null,
  when: string,
  places: readonly string[],
): Problem {
  const who = author ?? 'Alguém';
  const message = `${who} salvou ${file} em ${when}, depois que você o abriu. Nada foi gravado, e o que você digitou continua na página.`;
  const errors: FieldError[] = places.slice(0, SHOWN).map((pointer) => ({
    path: `${file}#${pointer}`,
    code: 'changed',
    message: `Difere do que ${who} salvou.`,
  }));
  return new Problem('FILE_CHANGED_MEANWHILE', { status: 409, message }, errors);
}

export function discarded(author: string | null, when: string): Problem {
  const message = `${author ?? 'Alguém'} descartou este rascunho em ${when}.`;
  return new Problem('DRAFT_DISCARDED', { status: 404, message });
}
