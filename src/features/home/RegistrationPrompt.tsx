import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuiet } from '../../shared/api/useQuiet';
import { MARKS } from '../../shared/auth/marks';
import { today } from '../../shared/config/serverClock';
import { Button, Dialog } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { useTurn } from '../../shared/prompts/promptQueue';
import { keepOutdated, useOutdated } from '../../shared/user/useOutdated';
import { postUpdateDenied } from './api';
import { FULL, tick, TICK_MS } from './countdown';

/** Postponed here (specification 1 §3): holds the day until the server knows; then the server decides how long. */
const KEY = MARKS.reviewPutOff;
const HEARD = 'denied';

export function RegistrationPrompt({ email }: { email: string }) {
  const outdated = useOutdated(useQuiet(true));
  const due =
    outdated && outdated.isOutdated && !outdated.updateDenied && localStorage.getItem(KEY) !== today();
  const shown = useTurn('registration', outdated === undefined ? 'unknown' : due ? 'open' : 'none');
  const deny = () => {
    localStorage.setItem(KEY, today());
    void keepOutdated(email, { isOutdated: true, updateDenied: true });
    postUpdateDenied(email).then(
      () => localStorage.setItem(KEY, HEARD),
      () => undefined,
    );
  };
  return shown ? <Review onDeny={deny} /> : null;
}

function Review({ onDeny }: { onDeny: () => void }) {
  const navigate = useNavigate();
  const left = useCountdown(onDeny);
  const actions = (
    <>
      <Button kind="quiet" onClick={onDeny}>
        Agora não
      </Button>
      <Button onClick={() => void navigate(paths.updateRegistration)}>Revisar agora</Button>
    </>
  );
  return (
    <Dialog title="Seus dados estão atualizados?" onClose={onDeny} actions={actions}>
      <chakra.p mb="4">
        Faz mais de um ano que você confirmou seu cadastro. Leva menos de um minuto revisar nome, telefones,
        e-mail e endereço.
      </chakra.p>
      <Bar aria-label="Tempo até esta janela se fechar" max={FULL} value={left} />
    </Dialog>
  );
}

const Bar = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    w: 'full',
    h: '1',
    border: '0',
    borderRadius: 'full',
    bg: 'line',
    overflow: 'hidden',
    '&::-webkit-progress-bar': { bg: 'line' },
    '&::-webkit-progress-value': { bg: 'primary' },
    '&::-moz-progress-bar': { bg: 'primary' },
  },
});

/** How much of the time is left, from 100 to 0, when `onEnd` is called once. */
function useCountdown(onEnd: () => void): number {
  const [left, setLeft] = useState(FULL);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setInterval(() => setLeft(tick), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) end();
  }, [left]);
  return left;
}
