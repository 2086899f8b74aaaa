import { problemsOf } from '../../http/Problem';

export const refuseBilling = problemsOf({
  BILLET_NOT_FOUND: { status: 404, message: 'Boleto não encontrado.' },
  BILLET_PAID: { status: 409, message: 'Este boleto já foi pago e não pode ser alterado.' },
  BILLET_CANCELLED: {
    status: 409,
    message: 'Este boleto foi cancelado por um endosso: não há o que pagar.',
  },
  BILLET_NOT_EXPIRED: {
    status: 409,
    message: 'Somente boletos vencidos têm a data de vencimento renovada.',
  },
  RENEWAL_DATE_NOT_OFFERED: {
    status: 422,
    message: 'Escolha uma das datas de vencimento oferecidas: 7, 10, 15 ou 30 dias a partir de hoje.',
  },
  PAID_BEFORE_ISSUE: {
    status: 422,
    message: 'A data do pagamento não pode ser anterior à emissão do boleto. Confira o dia, o mês e o ano.',
  },
  PAID_IN_FUTURE: { status: 422, message: 'A data do pagamento não pode ser futura.' },
  RETURN_NOT_CNAB_240: {
    status: 422,
    message:
      'O arquivo não é um retorno CNAB do banco: cada linha deve ter as posições do layout dele (240 ou 400). Nada foi alterado.',
  },
  RETURN_NOT_A_RETURN: {
    status: 422,
    message: 'O arquivo é uma remessa, não um retorno do banco. Nada foi alterado.',
  },
  RETURN_INCOMPLETE: { status: 422, message: 'O arquivo de retorno está incompleto. Nada foi alterado.' },
  RETURN_WRONG_COUNT: {
    status: 422,
    message: 'A quantidade de registros do arquivo não confere com os totais. Nada foi alterado.',
  },
  RETURN_WRONG_TOTAL: {
    status: 422,
    message: 'O valor total do arquivo não confere com os títulos. Nada foi alterado.',
  },
  RETURN_UNREADABLE: {
    status: 422,
    message: 'O arquivo de retorno tem valores ou datas inválidos. Nada foi alterado.',
  },
  RETURN_OTHER_ACCOUNT: {
    status: 422,
    message: 'O arquivo de retorno é de outra conta. Nada foi alterado.',
  },
});
