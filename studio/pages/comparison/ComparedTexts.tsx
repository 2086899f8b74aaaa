import { lazy, Suspense, useState } from 'react';
import type { ComparedFile } from '../../contract/comparison';
import { Field, Select, Skeleton, controlAria } from '../../../renderers/ui';

const Comparison = lazy(() => import('../drafts/editor/Comparison'));

const kindOf = ({ Left, Right }: ComparedFile) =>
  Left === null ? ' • só à direita' : Right === null ? ' • só à esquerda' : '';

interface Props {
  readonly files: readonly ComparedFile[];
  readonly names: { readonly left: string; readonly right: string };
}

export function ComparedTexts({ files, names }: Props) {
  const [chosen, setChosen] = useState(files[0]!.File);
  const file = files.find(({ File }) => File === chosen) ?? files[0]!;
  const frame = { id: 'compare-file', label: 'Arquivo' };
  return (
    <>
      <Field {...frame}>
        <Select
          {...controlAria(frame)}
          value={file.File}
          options={files.map((one) => ({ value: one.File, label: one.File + kindOf(one) }))}
          onChange={(next) => next && setChosen(next)}
        />
      </Field>
      <Suspense fallback={<Skeleton lines={12} />}>
        <Comparison key={file.File} before={file.Left ?? ''} after={file.Right ?? ''} names={names} />
      </Suspense>
    </>
  );
}
