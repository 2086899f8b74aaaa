import { personName } from '../../../http/personName';

/** Query of the calls about one's own registration. */
export interface EmailQuery {
  email: string;
}

export const emailQuery = {
  type: 'object',
  required: ['email'],
  properties: { email: { type: 'string', minLength: 1, maxLength: 320 } },
} as const;

/** Body of PUT /user/updateOutdatedUser (decision 41); numbers and CEP without mask. */
export interface RegistrationBody {
  name: string;
  email: string;
  phone: string | null;
  mobilePhone: string | null;
  phone2: string | null;
  mobilePhone2: string | null;
  address: {
    cep: string | null;
    place: string | null;
    number: string | null;
    complement: string | null;
    district: string | null;
    state: string | null;
    city: string | null;
  };
}

const optional = (maxLength: number) => ({ type: 'string', nullable: true, maxLength }) as const;
const digits = (pattern: string) => ({ type: 'string', nullable: true, pattern }) as const;
const landline = digits('^[1-9]\\d{9}$');
const mobile = digits('^[1-9]\\d{10}$');

export const registrationBody = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'email', 'phone', 'mobilePhone', 'phone2', 'mobilePhone2', 'address'],
  properties: {
    name: personName,
    email: { type: 'string', format: 'email', maxLength: 320 },
    phone: landline,
    mobilePhone: mobile,
    phone2: landline,
    mobilePhone2: mobile,
    address: {
      type: 'object',
      additionalProperties: false,
      required: ['cep', 'place', 'number', 'complement', 'district', 'state', 'city'],
      properties: {
        cep: digits('^\\d{8}$'),
        place: optional(200),
        number: optional(20),
        complement: optional(200),
        district: optional(200),
        state: digits('^[A-Z]{2}$'),
        city: optional(200),
      },
    },
  },
} as const;
