import { Upload } from 'lucide-react';

interface DropFaceProps {
  /** Several files at a time. */
  many?: boolean;
  /** Extension without dot. */
  accept: string;
}

/** What stands in the box that takes files. */
export const DropFace = ({ many, accept }: DropFaceProps) => (
  <>
    <Upload size={24} aria-hidden="true" />
    <span>
      <strong>Clique para escolher</strong> ou arraste {many ? 'arquivos' : 'um arquivo'}{' '}
      {accept.toUpperCase()} até aqui
    </span>
    <small>{many ? 'Um ou vários de uma vez' : 'Um arquivo por vez'}</small>
  </>
);
