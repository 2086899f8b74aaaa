import { lazy, useState, type ComponentType } from 'react';

/**
 * A lazy component for use within Suspense. `fetch` loads the code; `ahead` does so without reporting failures,
 * which rendering reports. Loaded code renders at once: a suspended page would keep its fallback for 300 ms.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => (loaded ??= await load());
  const ahead = () => void fetch().catch(() => undefined);
  const Later = lazy(async () => ({ default: await fetch() }));
  function Late(props: Props) {
    // Chosen once: another component type would remount the page.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Late, { fetch, ahead });
}
