import { Link } from 'react-router-dom';
import { catalogue } from 'virtual:lastro/catalogue';
import { forms } from 'virtual:lastro/forms';
import { paths } from '../../../src/shared/paths';
import { TextLink } from '../../../src/shared/ui/TextLink';
import { StudioPage } from '../StudioPage';
import { useUid } from '../../../src/shared/auth/useSession';
import { Overview } from './Overview';
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
  'O que espera por você; depois, o que está em vigor: escolha uma definição para ver do que é feita e experimentar.';

/** /produtos: what needs the analyst, then all that is defined, before anything of it is loaded. */
export function StartPage() {
  // Nobody need be signed in while developing.
  const uid = useUid();
  return (
    <StudioPage title="Definições de Produtos" about={<WaysOn />}>
      {uid === undefined ? (
        <Kinds />
      ) : (
        <Overview key={uid}>
          <Kinds />
        </Overview>
      )}
    </StudioPage>
  );
}

const WaysOn = () => (
  <>
    <p className={styles.about}>{ABOUT}</p>
    <TextLink asChild>
      <Link to={paths.definitionSearch}>Onde está este texto?</Link>
    </TextLink>
  </>
);

const Kinds = () =>
  kinds.map(([title, entries]) => (
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
  ));
