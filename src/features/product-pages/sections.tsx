import { chakra } from '@chakra-ui/react';
import { Check, ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Card } from '../../../renderers/ui';
import type { Question, Titled } from './content';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="lg" mb="4">
        {title}
      </chakra.h2>
      {children}
    </Card>
  );
}

export const Ticks = ({ items }: { items: readonly string[] }) => (
  <chakra.ul display="grid" gap="2.5">
    {items.map((item) => (
      <chakra.li key={item} display="flex" gap="2.5">
        <chakra.span color="success.fg" mt="1" flexShrink="0">
          <Check size={18} aria-hidden="true" />
        </chakra.span>
        <span>{item}</span>
      </chakra.li>
    ))}
  </chakra.ul>
);

export const Coverages = ({ items }: { items: readonly Titled[] }) => (
  <chakra.dl
    display="grid"
    columnGap="8"
    rowGap="5"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
  >
    {items.map(({ title, text }) => (
      <chakra.div key={title} borderStart="3px solid" borderColor="info.line" ps="4">
        <chakra.dt fontWeight="semibold">{title}</chakra.dt>
        <chakra.dd color="muted">{text}</chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
);

const Entry = chakra('details', {
  base: {
    borderTop: '1px solid',
    borderColor: 'line',
    '&[open] [data-sign]': { transform: 'rotate(180deg)' },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    py: '3.5',
    fontWeight: 'medium',
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 'sm',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const Questions = ({ items }: { items: readonly Question[] }) => (
  <div>
    {items.map(({ question, answer }) => (
      <Entry key={question}>
        <Summary>
          {question}
          <chakra.span data-sign="" flexShrink="0" mt="0.5">
            <ChevronDown size={18} aria-hidden="true" />
          </chakra.span>
        </Summary>
        <chakra.p pb="4" color="muted" maxW="75ch">
          {answer}
        </chakra.p>
      </Entry>
    ))}
  </div>
);
