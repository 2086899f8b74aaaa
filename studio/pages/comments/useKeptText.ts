import { useState } from 'react';
import { useUid } from '../../../src/shared/auth/useSession';
import { forgetOfVisit, keepForVisit, readOfVisit } from '../../../src/shared/auth/visit';

/** A text that is typed and not sent yet: the tab keeps it under its name until it is closed or its person signs out. */
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
