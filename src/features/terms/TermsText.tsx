import { chakra } from '@chakra-ui/react';
import { dateText } from '../../../engine/values';
import type { Terms } from '../../../contract/terms';

const Title = chakra('h3', { base: { fontSize: 'md', color: 'primary', mb: '2' } });

export function TermsText({ terms, headings = 'h3' }: { terms: Terms; headings?: 'h2' | 'h3' }) {
  return (
    <chakra.ol display="grid" gap="6" overflowWrap="anywhere">
      {terms.Sections.map((section, at) => (
        <li key={section.id} id={section.id}>
          <Title as={headings}>
            {at + 1}. {section.title}
          </Title>
          <chakra.div display="grid" gap="3" maxW="75ch">
            {section.subDescription.map((text) => (
              <div key={text.id}>
                <chakra.p fontWeight="semibold" fontSize="sm">
                  {text.textTitle}
                </chakra.p>
                <chakra.p fontSize="sm">{text.textDescription}</chakra.p>
              </div>
            ))}
          </chakra.div>
        </li>
      ))}
    </chakra.ol>
  );
}

export function TermsVersion({ terms: { Version, PublishedOn } }: { terms: Terms }) {
  const day = dateText(PublishedOn);
  return (
    <chakra.p fontSize="sm" color="muted" className="ui-figures">
      Versão {Version}, publicada em {day}
    </chakra.p>
  );
}
