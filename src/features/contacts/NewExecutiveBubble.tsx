import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { api } from '../../shared/api/api';
import { MARKS } from '../../shared/auth/marks';
import { keepUser, useUser } from '../../shared/user/useUser';

const Bubble = chakra('button', {
  base: {
    position: 'relative',
    px: '4',
    minH: '11',
    bg: 'surface',
    color: 'primary',
    fontWeight: 'semibold',
    fontSize: 'sm',
    border: '1px solid',
    borderColor: 'primary',
    borderRadius: 'lg',
    borderEndEndRadius: 'sm',
    boxShadow: 'raised',
    cursor: 'pointer',
    _hover: { bg: 'info.bg' },
  },
});

/** The local answer wins over the server's flag, which may still be on its way. */
const KEY = MARKS.executiveMet;
const wasMet = () => localStorage.getItem(KEY) === 'false';

/** Once the server knows, the local answer has served: the next new executive is news again. */
const tellMet = () =>
  api.post('/user/NewExecutiveVisualized', undefined, { noLoading: true, ownErrors: true }).then(
    () => localStorage.removeItem(KEY),
    () => undefined,
  );

export function NewExecutiveBubble({ onOpen }: { onOpen: () => void }) {
  const { user } = useUser();
  const isNew = user?.newExecutiveNotification ?? false;
  useEffect(() => {
    // Retries what failed last time.
    if (isNew && wasMet()) void tellMet();
  }, [isNew]);
  if (!user || !isNew || wasMet()) return null;
  const meet = () => {
    localStorage.setItem(KEY, 'false');
    void keepUser({ ...user, newExecutiveNotification: false });
    void tellMet();
    onOpen();
  };
  return (
    <Bubble type="button" onClick={meet}>
      Conheça seu novo executivo
    </Bubble>
  );
}
