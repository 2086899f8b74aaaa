import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Checkbox, Field, MaskedInput, TextInput, controlAria, type MaskName } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { TextLink } from '../../shared/ui/TextLink';
import { labels, type Person, type PersonIssues } from './person';

/** What each group of fields is given. */
export interface FieldsProps {
  person: Person;
  issues: PersonIssues;
  change: (changes: Partial<Person>) => void;
}

type TextName = Exclude<keyof Person, 'terms'>;

interface FrameOptions {
  required?: boolean;
  hint?: string;
  locked?: string;
}

const frameOf = (id: TextName, { issues }: FieldsProps, options: FrameOptions = {}) => ({
  id,
  label: labels[id],
  error: issues[id],
  ...options,
});

interface InputProps extends FieldsProps {
  name: TextName;
  options?: FrameOptions;
  autoComplete?: string;
}

function Text({ name, options, autoComplete, ...fields }: InputProps) {
  const frame = frameOf(name, fields, options);
  return (
    <Field {...frame}>
      <TextInput
        {...controlAria(frame)}
        type={name === 'email' ? 'email' : 'text'}
        autoComplete={autoComplete}
        maxLength={200}
        value={fields.person[name]}
        onChange={(text) => fields.change({ [name]: text })}
      />
    </Field>
  );
}

function Masked({ name, options, autoComplete, mask, ...fields }: InputProps & { mask: MaskName }) {
  const frame = frameOf(name, fields, options);
  return (
    <Field {...frame}>
      <MaskedInput
        {...controlAria(frame)}
        mask={mask}
        autoComplete={autoComplete}
        value={fields.person[name]}
        onChange={(text) => fields.change({ [name]: text })}
      />
    </Field>
  );
}

const needed = { required: true };

export const PersonFields = (fields: FieldsProps) => (
  <>
    <Text {...fields} name="name" options={needed} autoComplete="name" />
    <Masked {...fields} name="cpf" mask="cpf" options={needed} />
  </>
);

const companyHint = { hint: 'Se você vai usar o portal em nome de uma empresa.' };

/** The company's name is asked for once there is a CNPJ. */
export const CompanyFields = (fields: FieldsProps) => (
  <>
    <Masked {...fields} name="cnpj" mask="cnpj" options={companyHint} />
    {fields.person.cnpj !== '' && (
      <Text {...fields} name="company" options={needed} autoComplete="organization" />
    )}
  </>
);

const vouched = { ...needed, locked: 'Confirmado pela rede social.' };

export const ReachFields = ({ lockedEmail, ...fields }: FieldsProps & { lockedEmail: boolean }) => (
  <>
    <Pair>
      <Masked {...fields} name="cell" mask="phone" options={needed} autoComplete="tel-national" />
      <Masked {...fields} name="phone" mask="phone" />
    </Pair>
    <Text {...fields} name="email" options={lockedEmail ? vouched : needed} autoComplete="email" />
  </>
);

export function TermsField({ person, issues, change }: FieldsProps) {
  const frame = { id: 'terms', label: '', error: issues.terms };
  return (
    <Field {...frame}>
      <Checkbox {...controlAria(frame)} required value={person.terms} onChange={(terms) => change({ terms })}>
        Li e Aceito os{' '}
        <TextLink asChild>
          <Link to={paths.publicTerms} target="_blank">
            Termos de Uso
          </Link>
        </TextLink>
      </Checkbox>
    </Field>
  );
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});
