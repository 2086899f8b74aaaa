import { Type } from 'typebox';
import { base64 } from './documents';
import { query } from './schema';
import { identifier as code } from './texts';

/** Query of calls that name what they print by its `codigo`: a quote's identifier, a policy's id or number. */
export const codeQuery = query({ codigo: code, base64 });

export const idParams = Type.Object({ id: code });
export const encodingQuery = query({ base64 });

export const billetQuery = query({ billingId: code, base64 });

export const documentNumberQuery = query({ documentNumber: code, base64 });
