import { memo, Suspense } from 'react';
import { AskWhy, toast } from '../ui';
import { late } from '../ui/late';

const Told = late(async () => (await import('./ToldReasons')).ToldReasons);

async function fetchTold() {
  try {
    await Told.fetch();
  } catch (error) {
    toast('warning', 'Não foi possível mostrar o motivo agora. Verifique sua conexão e tente novamente.');
    throw error;
  }
}

export const Why = memo(function Why({ path, id }: { path: string; id: string }) {
  return (
    <AskWhy about={`${id}-label`} fetch={fetchTold}>
      {(close) => (
        <Suspense fallback={null}>
          <Told path={path} onLeave={close} />
        </Suspense>
      )}
    </AskWhy>
  );
});
