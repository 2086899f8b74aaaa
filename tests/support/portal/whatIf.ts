import { products } from 'virtual:lastro/products';
import type { WhatIf } from '../../../contract/whatIf';
import { firstLedger } from '../../../engine/rating/layers/change';
import { serra, TODAY } from './answers';
import { match, POLICY, policy } from './endorsement';

export const WHAT_IF = 'GET /Endorsement/whatIf';

/** The policy as its page reads it. */
export const shownPolicy = {
  ...policy(),
  numeroDocumentoUltimoEndosso: null,
  numeroProposta: null,
  situacao: { status: 'Vigente', importanciaSegurada: 100_000 },
  totalImportanciaSegurada: 100_000,
  seguradora: 'Tokio',
  premioLiquido: 1500,
  iof: 0,
  premioTotal: 1500,
  solicitacao: null,
  endossos: [],
};

const asked = (name: string) => ({ var: [`newStateDocument.${name}`] });
const rule = (name: string) => ({ var: [`endorsementRequest.rule.${name}`] });
const change = { answer: ['change'] };

/** What the server answers of that policy: its rating as it is folded to it, and its one layer. */
export async function whatIfAnswer({ OpenBillets = 0, MayAsk = true } = {}): Promise<WhatIf> {
  const { definition } = await products['endosso']!();
  const { inicioVigencia: from, terminoVigencia: to } = shownPolicy.ultimoDocumento;
  return {
    Refusal: null,
    MayAsk,
    Trial: {
      Wizard: 'endosso',
      Definition: definition.hash,
      Constants: '',
      Day: TODAY,
      Policy: POLICY.number,
      Holder: { name: serra.name, cpfcnpj: serra.cpfcnpj },
      Fields: {
        type: 'endorsementRequest.endorsementType',
        rule: 'endorsementRequest.rule',
        start: 'newStateDocument.startDateValidity',
        end: 'newStateDocument.endDateValidity',
        amount: 'newStateDocument.guaranteeValue',
        contract: 'newStateDocument.contractValue',
        coverages: ['coverageFine', 'coverageLabor', 'civilWork'].map((name) => `newStateDocument.${name}`),
      },
      Said: {
        'policy-search': [match],
        'endorsement-process': { Message: null, Status: null },
        'policy-details': policy(),
      },
      Rating: {
        insurer: 'Seguradora Sandbox',
        decisions: [
          {
            id: 'guarantee-above-contract',
            when: { '>': [asked('guaranteeValue'), asked('contractValue')] },
            outcome: 'deny',
            reason: 'A importância segurada excede o valor do contrato.',
          },
          {
            id: 'type-of-a-person',
            when: rule('person'),
            outcome: 'analyse',
            reason: 'Este tipo de endosso é analisado por uma pessoa.',
          },
        ],
        insuredAmount: asked('guaranteeValue'),
        validity: { start: asked('startDateValidity'), end: asked('endDateValidity') },
        layers: {
          from: { if: [rule('start'), asked('startDateValidity'), TODAY] },
          end: asked('endDateValidity'),
          amount: asked('guaranteeValue'),
          keeps: { '!': [rule('guarantee')] },
          ends: { or: [rule('refund'), false] },
          rate: 1.5,
          held: { start: from, end: to, amount: 100_000 },
        },
        commercialPremium: { if: [{ '>': [change, 0] }, { max: [change, 0] }, { or: [change, 0] }] },
        iofRate: 0,
        installments: { minimum: 10, cap: 5 },
      },
      Ledger: firstLedger(149_589, { amount: 10_000_000, from, to }),
      OpenBillets,
    },
  };
}
