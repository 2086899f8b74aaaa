type Json = Record<string, unknown>;

export interface BidChanges {
  insured?: Json;
  objectProperty?: Json;
  requester?: Json;
  rest?: Json;
}

/** Valid for tomador@lastro.test on the tests' day; the sandbox insurer approves it. */
export function bidRecord({ insured, objectProperty, requester, rest }: BidChanges = {}): Json {
  return JSON.parse(
    JSON.stringify({
      insured: {
        document: '98877665000182',
        name: 'MUNICIPIO DE AURORA DO VALE',
        policyHolder: 'Engenharia Vale Verde Ltda',
        documentNumber: '11444777000161',
        BIDType: 'Pregão eletrônico',
        ...insured,
      },
      objectProperty: {
        noticeNumber: '12/2026',
        complementObjectText: 'Obras de drenagem',
        objectText: 'Edital: 12/2026. Obras de drenagem',
        startDateValidity: '2026-11-20',
        deadline: 90,
        endDateValidity: '2027-02-18',
        contractValue: 1_000_000,
        guaranteeValue: 10_000,
        ...objectProperty,
      },
      requester: {
        name: 'Tomás Ferreira',
        phone: '31987650022',
        email: 'tomador@lastro.test',
        ...requester,
      },
      ClientIsNominated: true,
      ...rest,
    }),
  ) as Json;
}
