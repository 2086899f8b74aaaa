import useSWRImmutable from 'swr/immutable';
import { Button } from '../../../renderers/ui';
import { loadPublicConfig } from '../../shared/config/publicConfig';

const names: Record<string, string> = { google: 'Google', facebook: 'Facebook' };

interface SocialButtonsProps {
  disabled: boolean;
  onPick: (provider: string) => void;
}

/** The social networks that are configured; nothing when none is. */
export function SocialButtons({ disabled, onPick }: SocialButtonsProps) {
  const { data } = useSWRImmutable('public-config', loadPublicConfig);
  return data?.socialProviders.map((provider) => (
    <Button key={provider} kind="secondary" disabled={disabled} onClick={() => onPick(provider)}>
      Entrar com {names[provider] ?? provider}
    </Button>
  ));
}
