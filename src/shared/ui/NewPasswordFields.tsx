import { chakra } from '@chakra-ui/react';
import { Check, Dot } from 'lucide-react';
import { Field, PasswordInput, controlAria } from '../../../renderers/ui';
import { passwordRules } from '../validation';

export interface NewPassword {
  password: string;
  repeated: string;
}

interface NewPasswordFieldsProps {
  value: NewPassword;
  issues: Partial<Record<keyof NewPassword, string>>;
  onChange: (value: NewPassword) => void;
  label?: string;
}

/** A new password and its repetition, with what the policy asks for ticked off while typing. */
export function NewPasswordFields({ value, issues, onChange, label = 'Nova senha' }: NewPasswordFieldsProps) {
  const first = {
    id: 'password',
    label,
    required: true,
    error: issues.password,
    hint: <Rules password={value.password} />,
  };
  const second = { id: 'repeated', label: 'Confirme a senha', required: true, error: issues.repeated };
  return (
    <>
      <Field {...first}>
        <PasswordInput
          {...controlAria(first)}
          autoComplete="new-password"
          value={value.password}
          onChange={(password) => onChange({ ...value, password })}
        />
      </Field>
      <Field {...second}>
        <PasswordInput
          {...controlAria(second)}
          autoComplete="new-password"
          value={value.repeated}
          onChange={(repeated) => onChange({ ...value, repeated })}
        />
      </Field>
    </>
  );
}

const Rules = ({ password }: { password: string }) => (
  <chakra.span display="grid" gap="0.5">
    {passwordRules(password).map(({ text, met }) => (
      <Rule key={text} data-met={met || undefined}>
        {met ? <Check size={16} aria-hidden="true" /> : <Dot size={16} aria-hidden="true" />}
        {text}
        {met && <chakra.span srOnly>: atendido</chakra.span>}
      </Rule>
    ))}
  </chakra.span>
);

const Rule = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    '&[data-met]': { color: 'success.fg' },
  },
});
