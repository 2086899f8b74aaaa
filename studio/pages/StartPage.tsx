import { Link } from 'react-router-dom';
import { catalogue } from 'virtual:lastro/catalogue';
import { forms } from 'virtual:lastro/forms';
import { TextLink } from '../../src/shared/ui/TextLink';
import { SearchEntry } from './search/SearchEntry';
import { StudioPage } from './StudioPage';
import styles from './startPage.module.css';

interface Named {
  readonly id: string;
  readonly name: string;
}

const named = (some: readonly { readonly wizard: string; readonly name: string }[]): readonly Named[] =>
  some.map(({ wizard, name }) => ({ id: wizard, name }));

const kinds: readonly (readonly [title: string, entries: readonly Named[]])[] = [
  ['Produtos', named(catalogue.wizards)],
  ['Mudanças do que foi emitido', named(catalogue.changes ?? [])],
  ['Formulários do portal', forms],
];

const ABOUT =
  'O que está em vigor. Escolha uma definição para ver do que é feita, experimentar e ver os casos.';

/** /produtos: all that is defined, before anything of it is loaded. */
export function StartPage() {
  return (
    <StudioPage
      title="Definições de Produtos"
      about={<p className={styles.about}>{ABOUT}</p>}
      choice={<SearchEntry />}
    >
      {kinds.map(([title, entries]) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className={styles.entries}>
            {entries.map(({ id, name }) => (
              <li key={id}>
                <TextLink asChild>
                  <Link to={`/produtos/${id}`}>{name}</Link>
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </StudioPage>
  );
}
