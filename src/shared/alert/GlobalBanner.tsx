import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Alert, leaveRow, MovingDiv, useLeaving } from '../../../renderers/ui';
import { bannerStore, type AlertMessage } from './alertStore';

const Place = chakra(MovingDiv);

const close = () => bannerStore.write(null);

export function GlobalBanner() {
  const banner = useSyncExternalStore(bannerStore.subscribe, bannerStore.read);
  return banner && <Banner key={banner.message} banner={banner} />;
}

function Banner({ banner }: { banner: AlertMessage }) {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (pathname !== opened.current) close();
  }, [pathname]);
  const ref = useLeaving<HTMLDivElement>(leaveRow);
  const dismiss = () => {
    close();
    banner.onClose?.();
  };
  return (
    <Place
      ref={ref}
      position="fixed"
      top="4"
      insetX="4"
      zIndex="toast"
      maxW="44rem"
      mx="auto"
      boxShadow="overlay"
    >
      <Alert live tone={banner.tone} title={banner.title} messages={banner.messages} onClose={dismiss}>
        <p>{banner.message}</p>
      </Alert>
    </Place>
  );
}
