import { BadgeCheck, FilePen, FileSignature, type LucideIcon } from 'lucide-react';
import type { NeedsYou, WaitingRequest } from '../../../contract/home';
import { STATUS } from '../../../contract/statuses/quote';
import { dayText, moneyText } from '../../../engine/values';
import { paths } from '../../shared/paths';
import { statusPage } from '../../shared/requests/places';
import { requestsOf } from './lists';
import { More, Row, Way } from './rows';

export function WaitingRequests({ waiting: { Corrections, Offers, Proposals } }: { waiting: NeedsYou }) {
  return (
    <>
      {Corrections.Items.map((correction) => (
        <CorrectionRow key={correction.Identifier} request={correction} />
      ))}
      <More of={Corrections} nouns={['correção', 'correções']} to={requestsOf(STATUS.analysing)} />
      {Proposals.Items.map((proposal) => (
        <RequestRow key={proposal.Identifier} request={proposal} icon={FileSignature} verb="Ler e aceitar" />
      ))}
      <More of={Proposals} nouns={['proposta', 'propostas']} to={requestsOf(STATUS.proposalReady)} />
      {Offers.Items.map((offer) => (
        <RequestRow key={offer.Identifier} request={offer} icon={BadgeCheck} verb="Emitir" />
      ))}
      <More of={Offers} nouns={['cotação', 'cotações']} to={requestsOf(STATUS.paymentReady)} />
    </>
  );
}

function RequestRow({ request, icon, verb }: { request: WaitingRequest; icon: LucideIcon; verb: string }) {
  const { Identifier, ProductName, InsuredName, GrossPremium, ExpiresAt } = request;
  const facts = [
    InsuredName,
    GrossPremium === null ? null : moneyText(GrossPremium),
    `válida até ${dayText(ExpiresAt)}`,
  ];
  return (
    <Row
      icon={icon}
      title={`${ProductName} ${Identifier}`}
      text={facts.filter(Boolean).join(' · ')}
      action={
        <Way to={statusPage(Identifier)}>
          {verb}
          <span className="ui-hidden"> {Identifier}</span>
        </Way>
      }
    />
  );
}

function CorrectionRow({ request }: { request: WaitingRequest }) {
  const { Identifier, ProductName, InsuredName, ExpiresAt } = request;
  return (
    <Row
      icon={FilePen}
      title={`${ProductName} ${Identifier}`}
      text={[InsuredName, `correção pedida, responda até ${dayText(ExpiresAt)}`].filter(Boolean).join(' · ')}
      action={
        <Way to={paths.correction(Identifier)}>
          Corrigir<span className="ui-hidden"> {Identifier}</span>
        </Way>
      }
    />
  );
}
