import { problemsOf } from '../../http/Problem';

export const refuseBilling = problemsOf({
  404: { BILLET_NOT_FOUND: 'Boleto não encontrado.' },
  409: {
    BILLET_PAID: 'Este boleto já foi pago e não pode ser alterado.',
    BILLET_CANCELLED: 'Este boleto foi cancelado por um endosso: não há o que pagar.',
    BILLET_NOT_EXPIRED: 'Somente boletos vencidos têm a data de vencimento renovada.',
  },
  422: {
    RENEWAL_DATE_NOT_OFFERED:
      'Escolha uma das datas de vencimento oferecidas: 7, 10, 15 ou 30 dias a partir de hoje.',
    PAID_BEFORE_ISSUE:
      'A data do pagamento não pode ser anterior à emissão do boleto. Confira o dia, o mês e o ano.',
    PAID_IN_FUTURE: 'A data do pagamento não pode ser futura.',
    RETURN_NOT_CNAB_240:
      'O arquivo não é um retorno CNAB do banco: cada linha deve ter as posições do layout dele (240 ou 400). Nada foi alterado.',
    RETURN_NOT_A_RETURN: 'O arquivo é uma remessa, não um retorno do banco. Nada foi alterado.',
    RETURN_INCOMPLETE: 'O arquivo de retorno está incompleto. Nada foi alterado.',
    RETURN_WRONG_COUNT: 'A quantidade de registros do arquivo não confere com os totais. Nada foi alterado.',
    RETURN_WRONG_TOTAL: 'O valor total do arquivo não confere com os títulos. Nada foi alterado.',
    RETURN_UNREADABLE: 'O arquivo de retorno tem valores ou datas inválidos. Nada foi alterado.',
    RETURN_OTHER_ACCOUNT: 'O arquivo de retorno é de outra conta. Nada foi alterado.',
  },
});
