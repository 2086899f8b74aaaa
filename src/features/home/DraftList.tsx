import { chakra } from '@chakra-ui/react';
import { FileClock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { momentText } from '../../../engine/values/instant';
import { Card, LinkButton } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { findWizard } from '../../shared/products/catalogue';
import type { WizardState } from '../../shared/requests/navigation';
import { useDrafts } from './api';
import type { DraftEntry } from '../../../contract/drafts';

/** Requests begun and not finished; nothing while there is none. */
export function DraftList() {
  const { data = [] } = useDrafts();
  const known = data.filter(({ product }) => findWizard(product));
  if (known.length === 0) return null;
  return (
    <Card aria-labelledby="drafts-title">
      <chakra.h2 id="drafts-title" fontSize="lg" mb="2">
        Continue de onde parou
      </chakra.h2>
      <ul>
        {known.map((draft) => (
          <DraftRow key={draft.product} {...draft} />
        ))}
      </ul>
    </Card>
  );
}

function DraftRow({ product, updatedAt }: DraftEntry) {
  const wizard = findWizard(product);
  if (!wizard) return null;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      py="3"
      borderTop="1px solid"
      borderColor="line"
    >
      <chakra.span color="primary">
        <FileClock size={20} aria-hidden="true" />
      </chakra.span>
      <chakra.div flex="1" minW="12rem">
        <chakra.p fontWeight="medium">{wizard.name}</chakra.p>
        <chakra.p fontSize="sm" color="muted" className="ui-figures">
          Salvo em {momentText(updatedAt)}
        </chakra.p>
      </chakra.div>
      <LinkButton asChild kind="secondary" size="sm">
        <Link to={paths.wizard(wizard.route)} state={{ resume: true } satisfies WizardState}>
          Retomar<span className="ui-hidden"> {wizard.name}</span>
        </Link>
      </LinkButton>
    </chakra.li>
  );
}
