import { chakra } from '@chakra-ui/react';
import useSWR from 'swr';
import { Skeleton } from '../../../renderers/ui';
import { ofNobody } from '../../shared/auth/publicData';
import { useUser } from '../../shared/user/useUser';
import { loadContent, pictureOf, type ProductContent } from './content';
import { Coverages, Questions, Section, Ticks } from './sections';
import { WaysOn } from './WaysOn';

export function ProductPage({ slug }: { slug: string }) {
  const { data: content, error } = useSWR(ofNobody(`product:${slug}`), () => loadContent(slug), {
    revalidateIfStale: false,
  });
  const { user } = useUser();
  if (error) throw error;
  if (!content || !user) return <Skeleton lines={8} />;
  return <Product content={content} picture={pictureOf(slug)} />;
}

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

function Product({ content, picture }: { content: ProductContent; picture?: string | undefined }) {
  return (
    <chakra.div display="grid" gap="6">
      <Introduction content={content} picture={picture} />
      <WaysOn requests={content.requests} />
      <Section title="O que pode ser coberto">
        <Coverages items={content.coverages} />
        <chakra.p mt="5" fontSize="sm" color="muted">
          As coberturas dependem da contratação e da aceitação da Seguradora. Valem as condições da apólice.
        </chakra.p>
      </Section>
      <chakra.div display="grid" gap="6" gridTemplateColumns={columns}>
        <Section title="Para quem é">
          <Ticks items={content.audience} />
        </Section>
        <Section title="O que ter em mãos">
          <Ticks items={content.documents} />
        </Section>
      </chakra.div>
      <Section title="Perguntas frequentes">
        <Questions items={content.faq} />
      </Section>
    </chakra.div>
  );
}

function Introduction({ content, picture }: { content: ProductContent; picture?: string | undefined }) {
  return (
    <chakra.div display="flex" flexWrap="wrap-reverse" alignItems="center" gap={{ base: '5', md: '8' }}>
      <chakra.div flex="1 1 20rem" display="grid" gap="3" maxW="75ch">
        <chakra.p fontSize="lg" fontWeight="medium" color="primary" lineHeight="tight">
          {content.tagline}
        </chakra.p>
        {content.what.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </chakra.div>
      {picture && <chakra.img src={picture} alt="" w="15rem" h="auto" aspectRatio="4 / 3" maxW="full" />}
    </chakra.div>
  );
}
