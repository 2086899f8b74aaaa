type Name = (name: string) => string;

/** The rules of a unit of fields: two relations, two derived values, three states, three checks. The caller names each field's path and each rule's id. */
export function unitRules(path: Name, id: Name) {
  const value = (name: string) => ({ var: path(name) });
  const cat = ['Edital: ', value('notice'), ', processo ', value('process'), '. ', value('complement')];
  return {
    relations: [
      {
        id: id('term'),
        ties: ['startDate', 'days', 'endDate'].map(path),
        solve: [
          {
            edited: [path('days')],
            set: path('endDate'),
            to: { addDays: [value('startDate'), value('days')] },
            yields: true,
          },
          {
            edited: [path('startDate'), path('endDate')],
            set: path('days'),
            to: { daysBetween: [value('startDate'), value('endDate')] },
            yields: true,
          },
        ],
      },
      {
        id: id('guarantee'),
        ties: ['contract', 'percentage', 'guarantee'].map(path),
        solve: [
          {
            edited: [path('contract'), path('percentage')],
            set: path('guarantee'),
            to: { percentOf: [value('contract'), value('percentage')] },
            yields: true,
          },
          {
            edited: [path('contract'), path('guarantee')],
            set: path('percentage'),
            to: { percentShare: [value('guarantee'), value('contract')] },
            yields: true,
          },
        ],
      },
    ],
    derived: [
      { id: id('text'), field: path('objectText'), value: { cat } },
      { id: id('total'), field: path('total'), value: { sum: [value('guarantee'), value('fine')] } },
    ],
    states: [
      {
        id: id('complement'),
        fields: [path('complement')],
        when: value('notice'),
        else: { enabled: false, why: 'Informe primeiro o edital.' },
      },
      { id: id('end'), fields: [path('endDate')], min: { addDays: [value('startDate'), 1] } },
      { id: id('fine'), fields: [path('fine')], when: value('contract'), then: { required: true } },
    ],
    checks: [
      {
        id: id('end-later'),
        fields: [path('endDate')],
        that: { '>': [value('endDate'), value('startDate')] },
        message: 'A data final deve ser maior que a data inicial.',
      },
      {
        id: id('start-earliest'),
        fields: [path('startDate')],
        that: { '>=': [value('startDate'), { addDays: [{ today: [] }, -1] }] },
        message: 'A data mínima é ontem.',
      },
      {
        id: id('guarantee-limit'),
        fields: [path('guarantee')],
        that: { '<=': [value('guarantee'), value('contract')] },
        message: 'A garantia não pode superar o contrato.',
      },
    ],
  };
}
