import { problemsOf } from '../../../http/Problem';

/** An unknown number and a wrong code are answered alike: nobody learns which numbers there are. */
export const refuseVerification = problemsOf({
  422: { NOT_GENUINE: 'Não há documento com este número e este código. Confira os dois no papel.' },
});
