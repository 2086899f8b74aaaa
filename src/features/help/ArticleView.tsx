import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Alert, Card } from '../../../renderers/ui';
import { pictureOf, type Article, type Block } from './article';
import { inline } from './inline';

export function ArticleView({ article }: { article: Article }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Card asChild>
      <article aria-labelledby={article.id}>
        <chakra.h2 ref={title} id={article.id} tabIndex={-1} fontSize="xl" scrollMarginTop="6">
          {article.title}
        </chakra.h2>
        <chakra.p color="muted" mt="1" mb="5">
          {article.summary}
        </chakra.p>
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          {article.blocks.map((block, at) => (
            <BlockView key={at} block={block} />
          ))}
        </chakra.div>
      </article>
    </Card>
  );
}

const Items = chakra('ul', { base: { display: 'grid', gap: '2', ps: '6', maxW: '75ch' } });

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <chakra.h3 fontSize="lg" mt="3">
          {block.text}
        </chakra.h3>
      );
    case 'text':
      return <chakra.p maxW="75ch">{inline(block.text)}</chakra.p>;
    case 'note':
      return (
        <Alert tone="info">
          <p>{inline(block.text)}</p>
        </Alert>
      );
    case 'steps':
      return (
        <Items as="ol" listStyleType="decimal">
          {block.items.map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
        </Items>
      );
    case 'list':
      return (
        <Items listStyleType="disc">
          {block.items.map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
        </Items>
      );
    case 'terms':
      return <Terms items={block.items} />;
    case 'picture':
      return <Picture {...block} />;
  }
}

const Terms = ({ items }: { items: readonly { term: string; text: string }[] }) => (
  <chakra.dl display="grid" gap="3" maxW="75ch">
    {items.map(({ term, text }) => (
      <div key={term}>
        <chakra.dt fontWeight="semibold">{term}</chakra.dt>
        <chakra.dd color="muted">{inline(text)}</chakra.dd>
      </div>
    ))}
  </chakra.dl>
);

function Picture({ name, alt, caption }: { name: string; alt: string; caption: string }) {
  const src = pictureOf(name);
  if (!src) return null;
  return (
    <figure>
      <chakra.img
        src={src}
        alt={alt}
        width={960}
        height={600}
        loading="lazy"
        w="full"
        maxW="960px"
        h="auto"
        border="1px solid"
        borderColor="line"
        borderRadius="md"
      />
      <chakra.figcaption fontSize="sm" color="muted" mt="2">
        {caption}
      </chakra.figcaption>
    </figure>
  );
}
