import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useBrand } from '../config/usePublicConfig';
import { useDocumentTitle } from '../config/useDocumentTitle';
import { Brand } from './Brand';
import { FocusedTitle } from './FocusedTitle';

const Picture = chakra('aside', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    justifyContent: 'flex-end',
    flex: '1',
    gap: '4',
    position: 'sticky',
    top: '0',
    h: '100dvh',
    p: '12',
    color: 'white',
    bg: 'navy.800',
    backgroundImage: 'url(/header.svg)',
    backgroundSize: 'cover',
    backgroundPosition: '85% center',
  },
});

export function PublicFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  const brand = useBrand();
  useDocumentTitle(title);
  return (
    <chakra.div display="flex" minH="100dvh" bg="surface">
      <chakra.main
        flex="1"
        maxW={{ md: '34rem' }}
        px={{ base: '4', sm: '10', lg: '14' }}
        py={{ base: '6', md: '12' }}
      >
        <chakra.div maxW="26rem" mx="auto">
          <Brand />
        </chakra.div>
        <chakra.div maxW="26rem" mx="auto" mt={{ base: '8', md: '10' }} display="grid" gap="4">
          <chakra.div mb="2">
            <FocusedTitle key={title} text={title} />
            {lead && (
              <chakra.p color="muted" mt="1">
                {lead}
              </chakra.p>
            )}
          </chakra.div>
          {children}
        </chakra.div>
      </chakra.main>
      <Picture>
        <chakra.p fontSize="2xl" fontWeight="semibold" lineHeight="tight" maxW="24ch">
          {brand?.tagline}
        </chakra.p>
        <p>{brand?.footer}</p>
      </Picture>
    </chakra.div>
  );
}
