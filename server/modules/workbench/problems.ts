import { Problem, problemsOf, type FieldError } from '../../http/Problem';

export const refuseDefinition = problemsOf({
  UNKNOWN_DEFINITION_FILE: {
    status: 422,
    message: 'Nenhuma parte de um produto tem um arquivo com este nome.',
  },
  UNKNOWN_PRODUCT: { status: 422, message: 'Este rascunho não tem um produto com este nome.' },
  NEW_PRODUCT_REFUSED: { status: 422, message: 'Este produto não pode começar assim.' },
  PRINTS_NOTHING: { status: 422, message: 'Deste formulário não se imprime nenhum documento.' },
  TOO_MANY_CHECKS: {
    status: 503,
    message: 'Há conferências demais ao mesmo tempo. Tente novamente em instantes.',
  },
  CHECK_TOO_LONG: {
    status: 422,
    message: 'A conferência desta versão demorou demais e foi interrompida.',
  },
  CHECK_OVERTAKEN: { status: 409, message: 'A conferência deu lugar a outra mais nova.' },
  TOO_MANY_COMMENTS: {
    status: 409,
    message: 'Há comentários demais aqui: continuem em outro rascunho ou na próxima publicação.',
  },
  NOT_YOUR_DRAFT: { status: 409, message: 'Só quem criou o rascunho pode descartá-lo.' },
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
