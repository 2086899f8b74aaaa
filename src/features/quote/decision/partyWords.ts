import type { Party } from '../../../../contract/emission';
import { maskedTaxId } from '../../../../engine/values';

export const partyWords = ({ Name, Document }: Party): string =>
  [Name ?? 'Não definido', Document && maskedTaxId(Document)].filter(Boolean).join(' · ');
