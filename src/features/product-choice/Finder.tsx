import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Field, Skeleton, TextInput, announce, controlAria } from '../../../renderers/ui';
import { useFlow } from '../../shared/requests/flow';
import type { Product } from '../../shared/products/catalogue';
import pageStyles from '../../shared/ui/page.module.css';
import { ChoiceCard } from './ChoiceCard';
import { choicesOf, kindsOf, matching, mostAskedFirst } from './choices';
import styles from './finder.module.css';
import { useMostAsked } from './useMostAsked';

const frame = {
  id: 'choice-search',
  label: 'O que você precisa garantir?',
  hint: 'Ex.: edital, aluguel, trabalhista, obra',
};
const PAUSE = 500;

export function Finder({ products }: { products: readonly Product[] }) {
  const [text, setText] = useState('');
  const asked = useMostAsked();
  const all = useMemo(() => choicesOf(products), [products]);
  const typed = text.trim() !== '';
  const shown = typed ? matching(all, text) : kindsOf(all, products);
  useSpoken(typed ? shown.length : undefined);
  const sorted = mostAskedFirst(shown, typed || !asked ? new Map() : asked);
  const open = useOpen();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed && sorted[0]) open(sorted[0]);
  };
  return (
    <section aria-labelledby="finder-title" className={styles.finder}>
      <h2 id="finder-title" className={pageStyles.heading}>
        Encontre pelo que você precisa
      </h2>
      <search>
        <form onSubmit={onSubmit} className={styles.search}>
          <Field {...frame}>
            <TextInput {...controlAria(frame)} type="search" value={text} onChange={setText} />
          </Field>
        </form>
      </search>
      {!asked && <Skeleton lines={8} />}
      {asked && sorted.length > 0 && (
        <ul className={styles.cards}>
          {sorted.map((choice) => (
            <ChoiceCard key={choice.id} choice={choice} asked={typed ? 0 : (asked.get(choice.code) ?? 0)} />
          ))}
        </ul>
      )}
      {asked && sorted.length === 0 && <Nothing typed={text.trim()} />}
    </section>
  );
}

const Nothing = ({ typed }: { typed: string }) => (
  <p className={styles.nothing}>
    Nada encontrado para “{typed}”. Tente uma palavra do seu caso, como edital, aluguel ou processo, escolha
    em Produto, acima, ou peça ao seu executivo.
  </p>
);

function useOpen() {
  const navigate = useNavigate();
  const flow = useFlow();
  return ({ route, carries }: ReturnType<typeof choicesOf>[number]) =>
    void navigate(flow.wizard(route), { state: { carries } });
}

function useSpoken(count: number | undefined) {
  useEffect(() => {
    if (count === undefined) return;
    const text = count === 1 ? '1 opção encontrada' : `${count} opções encontradas`;
    const timer = setTimeout(() => announce(count === 0 ? 'Nenhuma opção encontrada' : text), PAUSE);
    return () => clearTimeout(timer);
  }, [count]);
}
