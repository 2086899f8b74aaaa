import { Link } from 'react-router-dom';
import type { RequestEntry } from '../../../engine/definition';
import { paths } from '../paths';
import { TextLink } from '../ui/TextLink';

export const ManyAtOnce = ({ entry }: { entry: RequestEntry }) => (
  <TextLink asChild fontSize="sm">
    <Link to={paths.batch(entry.route ?? '')}>Vários de uma vez</Link>
  </TextLink>
);
