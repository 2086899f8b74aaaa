import { useEffect } from 'react';
import { type Fact, reasonsOf } from '../../engine/index';
import { useSession, useWizard } from '../store/hooks';
import { announce } from '../ui';
import { FactLinks } from './FactLinks';

interface Props {
  readonly path: string;
  readonly onLeave: () => void;
}

export function ToldReasons({ path, onLeave }: Props) {
  const { leads } = useWizard();
  const reasons = reasonsOf(
    useSession((session) => session),
    path,
  );
  const said = reasons.map(({ sentence }) => sentence).join(' ');
  useEffect(() => {
    if (leads?.() !== false) announce(said);
  }, [said, leads]);
  const facts = new Map<string | undefined, Fact>();
  for (const fact of reasons.flatMap((reason) => reason.facts)) facts.set(fact.path, fact);
  return (
    <>
      {reasons.map(({ sentence }) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <FactLinks facts={[...facts.values()]} onLeave={onLeave} />
    </>
  );
}
