import { chakra } from '@chakra-ui/react';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';

export function EmptyState({
  title = 'NENHUM REGISTRO ENCONTRADO.',
  children,
  action,
}: {
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <chakra.div display="grid" justifyItems="center" gap="3" py="10" px="4" textAlign="center">
      <chakra.span color="control">
        <Inbox size={36} strokeWidth={1.5} aria-hidden="true" />
      </chakra.span>
      <chakra.p fontWeight="semibold">{title}</chakra.p>
      {children && (
        <chakra.div color="muted" maxW="30rem">
          {children}
        </chakra.div>
      )}
      {action}
    </chakra.div>
  );
}
