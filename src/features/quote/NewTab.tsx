import { ExternalLink } from 'lucide-react';
import { LinkButton } from '../../../renderers/ui';

export function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <LinkButton kind="secondary" size="sm" href={href} target="_blank" rel="noopener">
      {children}
      <ExternalLink size={16} aria-hidden="true" />
      <span className="ui-hidden"> (abre em nova guia)</span>
    </LinkButton>
  );
}
