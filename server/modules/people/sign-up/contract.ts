import { personName } from '../../../http/personName';
import { password } from '../auth/contract';

/** A company as a person who registers names it. */
interface CompanyOfPerson {
  CPFCNPJ: string;
  Name: string;
}

/** Body of POST /user. Numbers without mask or with it. */
export interface SignUpBody {
  Name: string;
  CPF: string;
  /** The company that the person acts for; null for somebody who asks for themselves. */
  Company: CompanyOfPerson | null;
  Phone: string | null;
  MobilePhone: string;
  Email: string;
  /** Null for who signed in through a social network, whose token comes with the call. */
  Password: string | null;
  AcceptedTerms: true;
}

// What a company calls itself; nothing that shows nothing.
const companyName = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  pattern: '^(?!.*\\p{Default_Ignorable_Code_Point}).*[\\p{L}\\p{N}]',
} as const;
const taxId = { type: 'string', minLength: 11, maxLength: 18 } as const;

export const signUpBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Name', 'CPF', 'Company', 'Phone', 'MobilePhone', 'Email', 'Password', 'AcceptedTerms'],
  properties: {
    Name: personName,
    CPF: taxId,
    Company: {
      type: 'object',
      nullable: true,
      additionalProperties: false,
      required: ['CPFCNPJ', 'Name'],
      properties: { CPFCNPJ: taxId, Name: companyName },
    },
    Phone: { type: 'string', nullable: true, pattern: '^[1-9]\\d{9}$' },
    MobilePhone: { type: 'string', pattern: '^[1-9]\\d{10}$' },
    Email: { type: 'string', format: 'email', maxLength: 320 },
    Password: { ...password, nullable: true },
    AcceptedTerms: { const: true },
  },
} as const;
