import type { Json } from '../../../engine/expression';

/** A small product with rules of every kind and nothing wrong; bad definitions differ from it in one place. */
export const baseProduct: Readonly<Record<string, Json>> = {
  'catalogue.json': {
    $schema: './_meta/catalogue.schema.json',
    groups: ['Garantia'],
    wizards: [
      {
        wizard: 'demo',
        code: 'DM',
        kind: null,
        id: '00000000-0000-4000-8000-000000000001',
        name: 'Demo',
        route: 'demo',
        operation: '/quote/demo',
        block: 'demo',
        automaticExecutive: true,
      },
    ],
    products: [
      {
        id: '00000000-0000-4000-8000-000000000002',
        name: 'Demo',
        group: 'Garantia',
        path: 'demo',
        modalities: [
          { id: 'pf', name: 'Pessoa Física', path: '', wizard: 'demo', carries: { 'details.kind': 'PF' } },
        ],
      },
    ],
  },
  'constants.json': {
    $schema: './_meta/constants.schema.json',
    rate: [
      { from: '2020-01-01', value: 1 },
      { from: '2026-01-01', value: 2 },
    ],
  },
  '_shared/messages.json': {
    $schema: '../_meta/messages.schema.json',
    required: 'Preenchimento obrigatório',
    stepInvalid: 'Verifique',
    noOptions: 'Nenhuma',
    undefinedValue: 'Não definido',
    sendFailed: 'Falhou',
    type: 'Valor inválido',
    enum: 'Valor inválido',
    decimals: 'Valor inválido',
    maxLength: 'Digite no máximo {limit} caracteres',
    exclusiveMinimum: '{title} deve ser maior que {limit}',
    'format:date': 'Data inválida',
    'format:tax-id': 'Inválido',
    'draft:changed': 'As perguntas mudaram desde que você começou. Confira: {steps}.',
    'draft:step': 'Mudou nesta etapa',
    'draft:asked': 'Pergunta nova: {titles}.',
    'draft:arrived': 'Agora nesta etapa: {titles}.',
    'draft:mapped': '{title}: “{from}” agora é “{to}”.',
    'draft:again': 'Responda de novo: {titles}.',
    'draft:look': 'Confira: {titles}.',
    'draft:gone': 'Não é mais perguntado: {titles}.',
    'draft:unnamed': 'outra resposta',
    'review:unknown': 'Não reconhecido',
    'review:missing': 'Ausente',
    'review:tampered': 'Alterado',
  },
  '_shared/sources.json': {
    $schema: '../_meta/sources.schema.json',
    company: {
      title: 'Companies',
      path: '/company/{cnpj}',
      answer: { type: 'object', properties: { nome: { type: 'string' } } },
    },
    'person-save': {
      title: 'Keeps a person',
      method: 'POST',
      path: '/person',
      needs: ['document', 'name'],
      takes: ['complement'],
      answer: {},
    },
    'main-activity': {
      title: 'Activity',
      path: '/activity/{document}',
      answer: { type: 'object', properties: { mainActivityIsConstruction: { type: 'boolean' } } },
    },
    holders: {
      title: 'Policy holders by a part of their name',
      path: '/holders?name={name}',
      takes: ['take'],
      answer: {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } },
      },
    },
  },
  '_shared/steps/files.json': {
    $schema: '../../_meta/step.schema.json',
    title: 'Arquivos',
    path: 'files',
    type: 'object',
    properties: {
      documents: { title: 'Arquivos', type: 'array', items: { type: 'object' }, ui: { widget: 'files' } },
    },
  },
  '_shared/rules/party.json': {
    $schema: '../../_meta/rules.schema.json',
    checks: [
      {
        id: '@name-letters',
        fields: ['@name'],
        that: { matches: [{ var: '@name' }, '^[a-z]+$'] },
        typedOnly: true,
        message: 'Apenas letras',
      },
    ],
    lookups: [
      {
        id: '@document-company',
        source: 'company',
        on: 'leave',
        fields: ['@document'],
        request: { cnpj: { var: '@document' } },
        fills: { '@name': { answer: ['nome'] } },
        locks: ['@name'],
      },
    ],
  },
  'demo/product.json': {
    $schema: '../_meta/product.schema.json',
    id: 'demo',
    code: 'DM',
    version: 1,
    title: 'Demo',
    steps: ['details', 'terms', { include: '_shared/steps/files' }],
    summary: [{ title: 'Dados', steps: ['details', 'terms', 'files'], fields: ['details.kind'] }],
  },
  'demo/steps/details.json': {
    $schema: '../../_meta/step.schema.json',
    title: 'Detalhes',
    path: 'details',
    type: 'object',
    required: ['kind', 'document'],
    properties: {
      kind: {
        title: 'Tipo',
        type: 'string',
        ui: {
          widget: 'select',
          options: [
            { value: 'PF', label: 'Pessoa Física' },
            { value: 'PJ', label: 'Pessoa Jurídica' },
          ],
        },
      },
      holder: {
        title: 'Tomador',
        type: 'object',
        properties: { value: { type: 'string' }, label: { type: 'string' } },
        ui: { widget: 'choice' },
      },
      document: { title: 'CPF/CNPJ', type: 'string', format: 'tax-id', ui: { widget: 'tax-id' } },
      name: { title: 'Nome', type: 'string', maxLength: 200, ui: { widget: 'text', width: 'half' } },
      remark: { title: 'Nota', type: 'string', ui: { widget: 'textarea' } },
    },
  },
  'demo/steps/terms.json': {
    $schema: '../../_meta/step.schema.json',
    title: 'Prazos',
    path: 'terms',
    type: 'object',
    properties: {
      start: { title: 'Início', type: 'string', format: 'date', ui: { widget: 'date' } },
      days: { title: 'Dias', type: 'integer', ui: { widget: 'integer' } },
      end: { title: 'Final', type: 'string', format: 'date', ui: { widget: 'date' } },
      amount: { title: 'Valor', type: 'number', exclusiveMinimum: 0, ui: { widget: 'money' } },
      text: { title: 'Texto', type: 'string', readOnly: true, ui: { widget: 'textarea' } },
      other: { title: 'Outro', type: 'string', readOnly: true, ui: { widget: 'text' } },
    },
  },
  'demo/rules.json': {
    $schema: '../_meta/rules.schema.json',
    include: [{ rules: '_shared/rules/party', with: { document: 'details.document', name: 'details.name' } }],
    initial: [{ id: 'start-today', field: 'terms.start', value: { today: [] } }],
    relations: [
      {
        id: 'term',
        ties: ['terms.start', 'terms.days', 'terms.end'],
        solve: [
          {
            edited: ['terms.days'],
            set: 'terms.end',
            to: { addDays: [{ var: 'terms.start' }, { var: 'terms.days' }] },
          },
          {
            edited: ['terms.start', 'terms.end'],
            set: 'terms.days',
            to: { daysBetween: [{ var: 'terms.start' }, { var: 'terms.end' }] },
          },
        ],
      },
    ],
    derived: [
      {
        id: 'text',
        field: 'terms.text',
        value: { cat: ['Valor: ', { formatMoney: [{ var: 'terms.amount' }] }] },
      },
      { id: 'other', field: 'terms.other', value: { var: 'details.remark' } },
    ],
    states: [
      { id: 'holder-options', fields: ['details.holder'], options: { context: ['companies'] } },
      {
        id: 'remark-for-pj',
        fields: ['details.remark'],
        when: { '==': [{ var: 'details.kind' }, 'PJ'] },
        else: { visible: false },
      },
      { id: 'end-minimum', fields: ['terms.end'], min: { addDays: [{ var: 'terms.start' }, 1] } },
    ],
    checks: [
      {
        id: 'end-after-start',
        fields: ['terms.end'],
        that: { '>': [{ var: 'terms.end' }, { var: 'terms.start' }] },
        message: 'Depois de {start}',
        params: { start: { formatDate: [{ var: 'terms.start' }] } },
      },
      {
        id: 'days-agree',
        fields: ['terms.days'],
        that: {
          '==': [{ var: 'terms.days' }, { daysBetween: [{ var: 'terms.start' }, { var: 'terms.end' }] }],
        },
        level: 'warning',
        at: 'continue',
        clears: ['terms.days'],
        message: 'Prazo incorreto',
      },
    ],
    resets: [{ id: 'remark-again', on: ['details.kind'], clear: ['details.remark'] }],
  },
  'demo/record.json': {
    $schema: '../_meta/record.schema.json',
    fields: [
      { from: 'details.holder.value', to: 'details.document2' },
      { from: 'terms.days', to: 'terms.days', as: 'number-text' },
      { from: 'details.holder.label', to: 'details.holderName' },
    ],
    adds: [{ to: 'byExecutive', value: true, when: { context: ['executive'] } }],
  },
  'demo/rating.json': {
    $schema: '../_meta/rating.schema.json',
    insurer: 'Seguradora',
    branch: '0775',
    client: { var: 'details.holder.value' },
    insured: { name: { var: 'details.holder.value' }, document: { var: 'details.holder.value' } },
    decisions: [
      {
        id: 'large',
        when: { '>': [{ var: 'terms.amount' }, 1000] },
        outcome: 'analyse',
        reason: 'Valor alto.',
      },
    ],
    insuredAmount: { var: 'terms.amount' },
    validity: { start: { var: 'terms.start' }, end: { var: 'terms.end' } },
    commercialPremium: { percentOf: [{ var: 'terms.amount' }, { constant: ['rate'] }] },
    iofRate: 0,
    minimumPremium: 0,
    installments: { minimum: 1, cap: { if: [{ '>': [{ answer: ['premium'] }, 500] }, 10, 5] } },
  },
  'demo/cases/demo.cases.json': {
    $schema: '../../_meta/cases.schema.json',
    given: { complete: { 'details.kind': 'PF' } },
    cases: [
      {
        id: 'start',
        description: 'The start date is today.',
        rules: ['start-today'],
        events: [{ prefill: 'complete' }, { leave: 'terms.start' }],
        expect: { answers: { 'terms.start': '2026-11-20' }, open: 'details' },
      },
    ],
  },
};
