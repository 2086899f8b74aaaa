import { chakra } from '@chakra-ui/react';
import { Button } from '../../../renderers/ui';
import { usePublicConfig } from '../../shared/config/usePublicConfig';
import { networks } from './networks';

/**
 * The social networks that are configured; nothing when none is. Never busy: who closed the window may open it again
 * at once, long before Firebase has noticed.
 */
export function SocialButtons({ onPick }: { onPick: (provider: string) => void }) {
  const providers = usePublicConfig()?.socialProviders ?? [];
  if (providers.length === 0) return null;
  return (
    <chakra.div display="grid" gap="3">
      <Divider>ou</Divider>
      {providers.map((provider) => (
        <Button
          key={provider}
          kind="secondary"
          icon={networks[provider]?.mark}
          onClick={() => onPick(provider)}
        >
          Entrar com {networks[provider]?.name ?? provider}
        </Button>
      ))}
    </chakra.div>
  );
}

const Divider = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    fontSize: 'sm',
    color: 'muted',
    _before: { content: '""', flex: '1', borderTop: '1px solid', borderColor: 'line' },
    _after: { content: '""', flex: '1', borderTop: '1px solid', borderColor: 'line' },
  },
});
