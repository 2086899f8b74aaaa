import { Download } from 'lucide-react';
import { TextLink } from '../../shared/ui/TextLink';
import { termsDocument } from './api';

export const DownloadLink = () => (
  <TextLink
    href={termsDocument}
    download
    data-print="none"
    display="inline-flex"
    alignItems="center"
    gap="2"
    py="2"
    fontSize="sm"
  >
    <Download size={16} aria-hidden="true" />
    Baixar Termos de Uso
  </TextLink>
);
