import { Link } from 'react-router-dom';
import type { SearchHit } from '../../contract/search';
import { paths } from '../../../src/shared/paths';
import { ownerOf } from '../names';
import page from '../analysts.module.css';
import styles from './search.module.css';

interface Props {
  readonly hit: SearchHit;
  readonly draft?: string | undefined;
  readonly onBegin: (hit: SearchHit) => void;
}

export function HitLine({ hit, draft, onBegin }: Props) {
  const { File: file, Pointer: pointer, Line, Text, Start, End } = hit;
  const place = `${file}#${pointer}`;
  return (
    <>
      {draft === undefined ? (
        <button type="button" data-place className={page.link} onClick={() => onBegin(hit)}>
          {place}
        </button>
      ) : (
        <Link
          to={paths.productDraft(draft, ownerOf(file))}
          state={{ file, pointer }}
          data-place
          className={page.link}
        >
          {place}
        </Link>
      )}
      <p className={styles.line}>
        <span className={page.muted}>{`linha ${Line}`}</span>
        <code>
          {Text.slice(0, Start)}
          <mark>{Text.slice(Start, End)}</mark>
          {Text.slice(End)}
        </code>
      </p>
    </>
  );
}
