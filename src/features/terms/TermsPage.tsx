import { chakra } from '@chakra-ui/react';
import { Card, Skeleton } from '../../../renderers/ui';
import { useTerms } from './api';
import { DownloadLink } from './DownloadLink';
import { TermsFailure } from './TermsFailure';
import { TermsText, TermsVersion } from './TermsText';

/** /termos-de-uso: the version in force. */
export function TermsPage() {
  const { data: terms, error, mutate } = useTerms();
  if (error) return <TermsFailure onRetry={() => void mutate()} />;
  if (!terms) return <Skeleton lines={10} />;
  return (
    <Card>
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="space-between" mb="5">
        <TermsVersion terms={terms} />
        <DownloadLink />
      </chakra.div>
      <TermsText terms={terms} headings="h2" />
    </Card>
  );
}
