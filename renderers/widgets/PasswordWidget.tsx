import { chakra } from '@chakra-ui/react';
import { Check, Dot } from 'lucide-react';
import type { FieldUi } from '../../engine/index';
import { controlAria, Field, PasswordInput } from '../ui';
import type { WidgetProps } from './types';

export function PasswordWidget({ frame, schema, value, onChange, onBlur }: WidgetProps) {
  const { autocomplete, ticks } = schema.ui;
  const password = typeof value === 'string' ? value : '';
  const ticked = { ...frame, hint: ticks ? <Ticks ticks={ticks} password={password} /> : frame.hint };
  return (
    <Field {...ticked}>
      <PasswordInput
        {...controlAria(ticked)}
        autoComplete={autocomplete}
        value={password}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Field>
  );
}

interface TicksProps {
  readonly ticks: NonNullable<FieldUi['ticks']>;
  readonly password: string;
}

const Ticks = ({ ticks, password }: TicksProps) => (
  <chakra.span display="grid" gap="0.5">
    {ticks.map(({ text, pattern }) => (
      <Tick key={text} text={text} isMet={new RegExp(pattern, 'u').test(password)} />
    ))}
  </chakra.span>
);

const Tick = ({ text, isMet }: { text: string; isMet: boolean }) => (
  <TickLine data-met={isMet || undefined}>
    {isMet ? <Check size={16} aria-hidden="true" /> : <Dot size={16} aria-hidden="true" />}
    {text}
    {isMet && <chakra.span srOnly>: atendido</chakra.span>}
  </TickLine>
);

const TickLine = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    '&[data-met]': { color: 'success.fg' },
  },
});
