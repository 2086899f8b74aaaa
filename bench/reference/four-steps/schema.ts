import { z } from 'zod';
import { isValidTaxId } from '../../../engine/values/taxId';
import { isValidPhone } from '../../../engine/values/phone';

const needed = 'Preenchimento obrigatório';

const text = (limit: number) => z.string().max(limit, `Digite no máximo ${limit} caracteres`);
const neededText = (limit: number) => text(limit).min(1, needed);
const email = z.email('E-mail inválido').max(200, 'Digite no máximo 200 caracteres');
const phone = z.string().refine((value) => value === '' || isValidPhone(value), 'Telefone/Celular inválido.');
const date = z.string(needed).min(1, needed);
const above = (label: string) => z.number(needed).gt(0, `O campo ${label} deverá ser maior que zero.`);

const insured = z.object({
  document: z.string().min(1, needed).refine(isValidTaxId, 'CPF/CNPJ inválido.'),
  name: neededText(200),
  bidType: z.string(needed),
  email: email.or(z.literal('')),
  phone,
  department: text(100),
});

const object = z
  .object({
    notice: neededText(50),
    process: text(50),
    startDate: date,
    days: z.int(needed).min(1, 'Valor inválido').max(36500, 'Valor inválido'),
    endDate: date,
    contract: above('Valor Contrato'),
    percentage: above('Percentual da Garantia'),
    guarantee: above('Valor Garantia'),
    fine: z.number().min(0, 'Valor inválido').optional(),
    total: z.number().optional(),
    complement: text(1500),
    objectText: z.string(),
  })
  .refine((value) => value.endDate > value.startDate, {
    path: ['endDate'],
    message: 'A data final deve ser maior que a data inicial.',
  })
  .refine((value) => value.guarantee <= value.contract, {
    path: ['guarantee'],
    message: 'A garantia não pode superar o contrato.',
  });

const requester = z.object({ name: neededText(200), phone, email: email.min(1, needed) });

const delivery = z.object({
  urgency: z.string(needed),
  note: text(5000),
  agreed: z.boolean().optional(),
});

export const schema = z.object({ insured, object, requester, delivery });

export type Values = z.infer<typeof schema>;
export type StepName = keyof Values;

/** A form nobody has filled; what is not a text is undefined until then. */
export const emptyValues = {
  insured: { document: '', name: '', email: '', phone: '', department: '' },
  object: { notice: '', process: '', complement: '', objectText: 'Edital: , processo . ' },
  requester: { name: '', phone: '', email: '' },
  delivery: { note: '' },
};
