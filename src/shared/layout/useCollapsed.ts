import { useState } from 'react';

const key = 'menuCollapsed';

export function useCollapsed() {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === 'true');
  const keep = (next: boolean) => {
    localStorage.setItem(key, String(next));
    setCollapsed(next);
  };
  return [collapsed, keep] as const;
}
