import { EmptyState, Skeleton, SummaryItems } from '../../../../renderers/ui';
import { TextLink } from '../../../shared/ui/TextLink';
import { LoadFailure } from '../../../shared/products/LoadFailure';
import { useDeskPart } from '../requests';
import type { DeskRequest } from '../../../../contract/desk';
import type { RatingStory } from '../../../../contract/rating';
import { dateText, momentText } from '../../../../engine/values';
import { DecisionList } from './DecisionList';
import { PricingView } from './PricingView';
import styles from './why.module.css';
import desk from '../desk.module.css';

const outcomes = {
  approve: 'Aprovada automaticamente',
  analyse: 'Enviada para análise',
  deny: 'Negada',
} as const;

export function Why({ request }: { request: DeskRequest }) {
  const { data, error } = useDeskPart<RatingStory>(request.Identifier, '/why');
  if (data === undefined) return error ? <LoadFailure /> : <Skeleton lines={8} />;
  if (data === null) {
    return (
      <EmptyState title="Ainda sem avaliação.">
        Os valores aparecem quando a seguradora avaliar a solicitação ou quando você a aprovar.
      </EmptyState>
    );
  }
  return (
    <div className={styles.why}>
      <Definition definition={data.Definition} />
      {data.Desk && (
        <section>
          <h3 className={desk.subheading}>Oferta do executivo</h3>
          {data.Desk.Reason && (
            <SummaryItems
              items={[
                { term: 'Motivo do prêmio abaixo do mínimo', description: data.Desk.Reason, wide: true },
              ]}
            />
          )}
          <PricingView
            pricing={data.Desk}
            premiumFrom={`Definido por ${data.Desk.By ?? 'um executivo'} em ${dateText(data.Desk.Day)}`}
          />
        </section>
      )}
      {data.Insurer && <Insurer insurer={data.Insurer} />}
    </div>
  );
}

type Story = NonNullable<RatingStory>;

function Definition({ definition }: { definition: Story['Definition'] }) {
  const { Title, Product, Version, Hash, PublishedAt } = definition;
  const items = [
    { term: 'Produto', description: Title },
    { term: 'Definição', description: `${Product}, versão ${Version}` },
    { term: 'Publicada em', description: momentText(PublishedAt) },
    {
      term: 'Conteúdo (hash)',
      wide: true,
      description: (
        <TextLink href={`/api/definition/${Hash}.js`} target="_blank" className={styles.hash}>
          {Hash}
        </TextLink>
      ),
    },
  ];
  return (
    <section>
      <h3 className={desk.subheading}>Definição do produto</h3>
      <SummaryItems items={items} />
    </section>
  );
}

function Insurer({ insurer }: { insurer: NonNullable<Story['Insurer']> }) {
  const items = [
    { term: 'Seguradora', description: insurer.Name },
    { term: 'Avaliada em', description: dateText(insurer.Day) },
    { term: 'Resultado', description: outcomes[insurer.Outcome] },
    ...(insurer.Reason ? [{ term: 'Motivo', description: insurer.Reason, wide: true }] : []),
  ];
  return (
    <section>
      <h3 className={desk.subheading}>Avaliação da seguradora</h3>
      <SummaryItems items={items} />
      <h4 className={desk.subheading}>Condições</h4>
      <DecisionList decisions={insurer.Decisions} />
      <h4 className={desk.subheading}>Valores</h4>
      <PricingView pricing={insurer} insuredAmount={insurer.InsuredAmount} />
    </section>
  );
}
