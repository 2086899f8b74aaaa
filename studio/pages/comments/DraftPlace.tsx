import { Link } from 'react-router-dom';
import type { CommentPlace } from '../../contract/comments';
import { paths } from '../../../src/shared/paths';
import { ownerOf } from '../names';
import page from '../analysts.module.css';

interface Props {
  readonly draft: string;
  readonly product: string;
  readonly place: CommentPlace;
}

export function DraftPlace({ draft, product, place: { File: file, Pointer: pointer } }: Props) {
  return (
    <Link
      to={paths.productDraft(draft, ownerOf(file) ?? product)}
      state={{ file, pointer, way: 'fields' }}
      className={page.link}
    >
      {`${file}#${pointer}`}
    </Link>
  );
}
