import { chakra } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, Dialog } from '../../../renderers/ui';
import { TextLink } from '../../shared/ui/TextLink';
import type { PortalUpdates, UpdateItem } from '../../../contract/platform';

export function UpdatesDialog({ updates, onClose }: { updates: PortalUpdates; onClose: () => void }) {
  return (
    <Dialog title={updates.Title} onClose={onClose} actions={<Button onClick={onClose}>Entendi</Button>}>
      <chakra.ul display="grid" gap="5">
        {updates.Items.map((item) => (
          <Item key={item.title} {...item} onFollow={onClose} />
        ))}
      </chakra.ul>
    </Dialog>
  );
}

function Item({ title, text, help, onFollow }: UpdateItem & { onFollow: () => void }) {
  return (
    <chakra.li display="flex" gap="3">
      <chakra.span color="primary" mt="0.5" flexShrink="0">
        <Sparkles size={20} aria-hidden="true" />
      </chakra.span>
      <div>
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        <chakra.p color="muted" my="1">
          {text}
        </chakra.p>
        <TextLink asChild fontSize="sm">
          <Link to={help} onClick={onFollow}>
            Ver na ajuda<span className="ui-hidden">: {title}</span>
          </Link>
        </TextLink>
      </div>
    </chakra.li>
  );
}
