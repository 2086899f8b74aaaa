import { chakra } from '@chakra-ui/react';
import { FileCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Signature } from '../../../contract/signature';
import { TextLink } from './TextLink';

const VALIDATOR = 'https://validar.iti.gov.br';

const Note = chakra('div', {
  base: { display: 'flex', gap: '2', maxW: '46rem', color: 'muted', fontSize: 'sm' },
});

interface SignatureNoteProps {
  readonly signature: NonNullable<Signature>;
  readonly children: ReactNode;
}

export function SignatureNote({ signature: { By, IsIcpBrasil }, children }: SignatureNoteProps) {
  return (
    <Note>
      <chakra.span flex="none" mt="0.5">
        <FileCheck size={16} aria-hidden="true" />
      </chakra.span>
      <p>
        {children} por {By}. Para conferir a assinatura, abra o PDF em um leitor que mostra assinaturas, como
        o Adobe Acrobat Reader
        {IsIcpBrasil && (
          <>
            , ou envie o arquivo a{' '}
            <TextLink href={VALIDATOR} target="_blank" rel="noopener noreferrer">
              validar.iti.gov.br<span className="ui-hidden"> (abre em nova guia)</span>
            </TextLink>
          </>
        )}
        .
      </p>
    </Note>
  );
}
