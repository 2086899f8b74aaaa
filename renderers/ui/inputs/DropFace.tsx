import { Upload } from 'lucide-react';

interface DropFaceProps {
  many?: boolean | undefined;
  /** Extensions without dot, parted by commas. */
  accept: string;
}

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
