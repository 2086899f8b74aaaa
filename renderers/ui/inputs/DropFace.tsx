import { Upload } from 'lucide-react';

interface DropFaceProps {
  /** Several files at a time. */
  many?: boolean;
  /** Extensions without dot, parted by commas. */
  accept: string;
}

/** What stands in the box that takes files. */
export const DropFace = ({ many, accept }: DropFaceProps) => (
  <>
    <Upload size={24} aria-hidden="true" />
    <span>
      <strong>Clique para escolher</strong> ou arraste {many ? 'arquivos' : 'um arquivo'}{' '}
      {accept.toUpperCase().replaceAll(',', ' ou ')} até aqui
    </span>
    <small>{many ? 'Um ou vários de uma vez' : 'Um arquivo por vez'}</small>
  </>
);
