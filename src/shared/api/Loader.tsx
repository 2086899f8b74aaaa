import { chakra } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LoadingOverlay } from '../../../renderers/ui';
import { loader } from './requestCounter';

const patience = 2000;

export function Loader() {
  const running = useSyncExternalStore(loader.store.subscribe, loader.store.read);
  return running > 0 ? <Waiting /> : null;
}

function Waiting() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <chakra.div position="relative" zIndex="overlay" animation="fadeIn 120ms 300ms backwards">
      <LoadingOverlay
        text="Carregando…"
        detail={long ? 'Aguarde mais um pouquinho, estamos carregando...' : undefined}
      />
    </chakra.div>
  );
}
