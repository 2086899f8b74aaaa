import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Explain } from '../overlay/Explain';

export interface SummaryItem {
  term: string;
  description: ReactNode;
  /** Why this value: it was computed by a rule. */
  computed?: string | undefined;
  wide?: boolean;
}

export interface SummarySection {
  title?: string;
  items: readonly SummaryItem[];
}

export function SummaryList({ sections }: { sections: readonly SummarySection[] }) {
  return (
    <chakra.div display="grid" gap="6">
      {sections.map((section, index) => (
        <section key={section.title ?? index}>
          {section.title && (
            <chakra.h3 fontSize="md" mb="3" pb="2" borderBottom="1px solid" borderColor="line">
              {section.title}
            </chakra.h3>
          )}
          <SummaryItems items={section.items} />
        </section>
      ))}
    </chakra.div>
  );
}

export function SummaryItems({ items, columns = 2 }: { items: readonly SummaryItem[]; columns?: 1 | 2 }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={
        columns === 1 ? 'minmax(0, 1fr)' : 'repeat(auto-fit, minmax(min(100%, max(14rem, 40%)), 1fr))'
      }
      columnGap="6"
      rowGap="3"
    >
      {items.map((item, index) => (
        // Two steps may ask for something of the same name.
        <chakra.div key={`${index} ${item.term}`} gridColumn={item.wide ? '1 / -1' : undefined}>
          <chakra.dt fontSize="sm" color="muted">
            {item.term}
          </chakra.dt>
          <chakra.dd
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="2"
            overflowWrap="anywhere"
            whiteSpace="pre-line"
          >
            {item.description}
            {item.computed && <Explain word="calculado">{item.computed}</Explain>}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
