import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const Line = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '8',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'primary',
    borderRadius: 'sm',
    fontVariantNumeric: 'tabular-nums',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

interface ContactLinkProps {
  icon: LucideIcon;
  href: string;
  /** Opens another site, in a tab of its own that learns nothing of this one. */
  outside?: boolean;
  children: ReactNode;
}

export const ContactLink = ({ icon: Icon, href, outside, children }: ContactLinkProps) => (
  <Line href={href} {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
    <Icon size={16} aria-hidden="true" />
    <span>{children}</span>
  </Line>
);
