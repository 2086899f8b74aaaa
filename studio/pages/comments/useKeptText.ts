import { useState } from 'react';
import { useUid } from '../../../src/shared/auth/useSession';
import { forgetOfVisit, keepForVisit, readOfVisit } from '../../../src/shared/auth/visit';

/** A text not yet sent, kept per tab and name until the tab closes or the person signs out. */
export function useKeptText(name: string) {
  const uid = useUid();
  const [key] = useState(() => `comment:${uid ?? ''}:${name}`);
  const [text, setText] = useState(() => readOfVisit<string>(key) ?? '');
  const change = (to: string) => {
    setText(to);
    if (to === '') forgetOfVisit(key);
    else keepForVisit(key, to);
  };
  return [text, change] as const;
}
