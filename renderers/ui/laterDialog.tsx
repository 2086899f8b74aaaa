import { useEffect, useState, type ComponentType } from 'react';
import { toast } from './feedback/toastStore';

const LOST = 'Não foi possível abrir esta janela. Verifique sua conexão e tente novamente.';

/** A dialog loaded when opened. If loading fails, a toast says so and the page stays; opening again retries. */
export function laterDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined;
  return function LaterDialog(props: Props) {
    const [Shown, setShown] = useState(() => loaded);
    const { onClose } = props;
    useEffect(() => {
      if (Shown) return undefined;
      let isWanted = true;
      const show = (component: ComponentType<Props>) => {
        loaded = component;
        if (isWanted) setShown(() => component);
      };
      const lose = () => {
        if (!isWanted) return;
        toast('danger', LOST);
        onClose();
      };
      load().then(show, lose);
      return () => void (isWanted = false);
    }, [Shown, onClose]);
    return Shown ? <Shown {...props} /> : null;
  };
}
