import { lazy, useState, type ComponentType } from 'react';

/**
 * A component whose code is a chunk of its own, drawn within a Suspense. `fetch` asks for the code; so does `ahead`, where
 * nobody waits for it: whoever draws it hears that it could not be had. One that is there already is drawn at once: where
 * something suspends, React holds the page back until the fallback has stood for 300 ms.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => (loaded ??= await load());
  const ahead = () => void fetch().catch(() => undefined);
  const Later = lazy(async () => ({ default: await fetch() }));
  function Late(props: Props) {
    // Chosen once: a change of the component would begin the page anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Late, { fetch, ahead });
}
