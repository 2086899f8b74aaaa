import { Link } from 'react-router-dom';
import { Alert } from '../../../../renderers/ui';
import type { ApiError } from '../../../shared/api/ApiError';
import { paths } from '../../../shared/paths';
import analysts from '../analysts.module.css';

/** Why nothing was proposed; each fault leads to its place in the draft. */
export function Refused({ id, product, refusal }: { id: string; product: string; refusal: ApiError }) {
  const placeOf = (path: string) => {
    const [file = '', pointer = ''] = path.split('#');
    const own = /^[^_/]+(?=\/)/.exec(file)?.[0] ?? product;
    return { to: paths.productDraft(id, own), state: { file, pointer } };
  };
  return (
    <Alert tone="danger" title={refusal.message} live>
      {refusal.errors.length > 0 && (
        <ul className={analysts.faults}>
          {refusal.errors.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <Link {...placeOf(path)} className={analysts.link}>
                {path}
              </Link>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
