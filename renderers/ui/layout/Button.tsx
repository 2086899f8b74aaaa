import { chakra } from '@chakra-ui/react';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonRecipe } from '../theme/buttonRecipe';

const Styled = chakra('button', buttonRecipe);

export interface ButtonProps extends Omit<ComponentProps<typeof Styled>, 'onClick'> {
  /** Busy: keeps width and focus, ignores presses. */
  busy?: boolean | undefined;
  icon?: ReactNode;
  onClick?: ComponentProps<'button'>['onClick'];
}

/** Its text is a verb. One primary button on a screen; quiet for going back; danger for what cannot be undone. */
export function Button({ busy, icon, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <Styled
      {...rest}
      type={busy && type === 'submit' ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <LoaderCircle size={18} className="ui-spin" data-part="busy" aria-hidden="true" /> : icon}
      <span data-part="text">{children}</span>
    </Styled>
  );
}

/** A button's look on a link: `<LinkButton asChild><Link to="/">…</Link></LinkButton>`. */
export const LinkButton = chakra('a', buttonRecipe);

const Square = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    w: '10',
    h: '10',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
});

export function IconButton({ label, ...rest }: ComponentProps<typeof Square> & { label: string }) {
  return <Square type="button" aria-label={label} title={label} {...rest} />;
}
