import { ApiError } from './ApiError';

export interface ErrorWords {
  title?: string | undefined;
  message: string;
}

/** The words of the error catalogue (specification 1 §8) for any failure; else the server's own. */
export function describeError(error: unknown): ErrorWords {
  if (!(error instanceof ApiError)) return { message: 'Algo deu errado.' };
  if (error.status === 404) return { title: '404', message: 'Serviço Indisponível!' };
  if (error.status === 500) {
    return { title: 'Erro Interno - 500', message: 'Contate o administrador do sistema!' };
  }
  return { title: error.title, message: error.message };
}
