import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SummaryView } from '../../../renderers';
import { ButtonBar, Button, Card } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { wizardById } from '../../shared/products/entries';
import { downloadDocument } from '../../shared/products/documents';
import type { EditedQuote } from '../../shared/requests/navigation';
import { CorrectionNote } from './CorrectionNote';
import { SaveTemplate } from '../drafts/SaveTemplate';
import { keepTemplateOf } from '../drafts/templates';
import { DecisionPanel, isDecided, isIssuable } from './decision/DecisionPanel';
import type { PlanChoice } from './decision/PlanCards';
import { DraftDownload } from './DraftDownload';
import { NewTab } from './NewTab';
import { IssueBar, type IssueHost } from './IssueBar';
import { OfferCard } from './OfferCard';
import { PaymentMethod } from './PaymentMethod';
import { ChangeAcceptance } from './ChangeAcceptance';
import { EndorsementCard, PolicyCard } from './PolicyCard';
import { formPage, isChange, mayRepeat } from '../../shared/requests/places';
import { quoteLayersUrl, WhyPremium } from '../../shared/layers/WhyPremium';
import { printedDocuments } from '../../shared/requests/printedDocuments';
import { ProgressCard } from './progress/ProgressCard';
import { ProposalAcceptance } from './ProposalAcceptance';
import type { Quote } from '../../../contract/quotes';
import { STATUS, isEditable, isOffered, isOver, isProposal } from '../../../contract/statuses/quote';
import { ReceivedNote } from './ReceivedNote';
import { CorrectAgainButton } from './CorrectAgainButton';
import { RepeatButton } from './RepeatButton';
import { StatusHeader } from './StatusHeader';
import { isReady, type Sending } from './useLostProposal';
import { WhyValues } from './WhyValues';
import pageStyles from '../../shared/ui/page.module.css';
import styles from './quote.module.css';

interface Props {
  readonly quote: Quote;
  readonly onPay: () => void;
  readonly issuing: IssueHost;
  readonly acceptance: Sending;
}

/** Step 0 (specification 2 §2.4, §2.5): what became of the request, what is offered, and all that was asked for. */
export function QuoteView(props: Props) {
  const { quote } = props;
  const [installments, choose] = useState<number>();
  const choice = { installments, choose };
  return (
    <div className={pageStyles.stack}>
      <ReceivedNote identifier={quote.Identifier} />
      <StatusHeader quote={quote} />
      <CorrectionNote quote={quote} />
      {quote.Policy && <PolicyCard policy={quote.Policy} identifier={quote.Identifier} />}
      {quote.Endorsement?.Issued && (
        <EndorsementCard issued={quote.Endorsement.Issued} identifier={quote.Identifier} />
      )}
      <div className={styles.sides}>
        <Aside {...props} choice={choice} />
        <Card as="section" aria-labelledby="request-title">
          <div className={styles.head}>
            <h2 id="request-title" className={pageStyles.heading}>
              Dados da solicitação
            </h2>
            <div className={styles.links}>
              {canRepeat(quote) && (
                <>
                  {isOver(quote.Status) && <CorrectAgainButton quote={quote} />}
                  <RepeatButton identifier={quote.Identifier} />
                  {!isChange(quote.Identifier) && (
                    <SaveTemplate keep={(name) => keepTemplateOf(quote.Identifier, name)} />
                  )}
                </>
              )}
              {printedDocuments(quote).map(({ label, to }) => (
                <NewTab key={label} href={to}>
                  {label}
                </NewTab>
              ))}
            </div>
          </div>
          <SummaryView sections={quote.Summary} onDownload={(file) => void downloadDocument(file)} />
          {quote.Proposal && (
            <div className={styles.payment}>
              <PaymentMethod payment={quote.Proposal.Request.Payment} />
            </div>
          )}
          {isProposal(quote.Status) && (
            <div className={styles.draft}>
              <DraftDownload identifier={quote.Identifier} />
            </div>
          )}
          {isReady(quote) ? (
            <ProposalAcceptance
              identifier={quote.Identifier}
              premium={quote.Quote?.GrossPremium}
              sending={props.acceptance}
              asksDueDate={quote.Proposal?.AsksDueDate === true}
              installments={quote.Proposal?.Request.Payment.Installments ?? 1}
            />
          ) : (
            <Actions quote={quote} />
          )}
        </Card>
      </div>
      <Card>
        {quote.Quote && isOffered(quote.Status) && <WhyPremium url={quoteLayersUrl(quote.Identifier)} />}
        <WhyValues identifier={quote.Identifier} />
      </Card>
      {isDecided(quote) && <ProgressCard quote={quote} />}
      {isIssuable(quote) && <IssueBar quote={quote} choice={choice} host={props.issuing} />}
    </div>
  );
}

function Aside({ quote, onPay, choice }: Props & { choice: PlanChoice }) {
  if (isDecided(quote)) {
    return (
      <div className={styles.aside}>
        <DecisionPanel quote={quote} choice={choice} onPay={onPay} />
      </div>
    );
  }
  return (
    <div className={styles.aside}>
      {quote.Quote && isOffered(quote.Status) && (
        <OfferCard
          offer={quote.Quote}
          ofChange={isChange(quote.Identifier)}
          open={quote.Status === STATUS.paymentReady}
        />
      )}
      <ProgressCard quote={quote} />
    </div>
  );
}

const canRepeat = (quote: Quote) => Boolean(quote.Product.Wizard) && mayRepeat(quote);

function Actions({ quote }: Pick<Props, 'quote'>) {
  const navigate = useNavigate();
  const entry = wizardById(quote.Product.Wizard);
  const edit = () => {
    const edited: EditedQuote = {
      data: quote.Answers,
      definition: quote.Definition,
      identifier: quote.Identifier,
      status: quote.Status,
      stored: true,
      at: new Date().toISOString(),
    };
    void navigate(formPage(entry!), { state: { edit: edited } });
  };
  const isAccepted = quote.Status === STATUS.paymentReady && quote.Endorsement?.IsWithoutPayment;
  return (
    <ButtonBar className={isIssuable(quote) ? styles.plainBar : undefined}>
      <Button kind="quiet" onClick={() => void navigate(paths.requestStatus)}>
        Voltar
      </Button>
      <div className={styles.links}>
        {entry && isEditable(quote.Status) && (
          <Button kind="secondary" onClick={edit}>
            Editar
          </Button>
        )}
        {isAccepted && <ChangeAcceptance quote={quote} />}
      </div>
    </ButtonBar>
  );
}
