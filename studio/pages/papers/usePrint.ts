import { useState } from 'react';
import type { PreviewedDocument, PrintAnswer, PrintBody } from '../../contract/documentPreview';
import type { DefinitionFault } from '../../contract/workbench';
import { answersOf, type Session } from '../../../engine/index';
import { api } from '../../../src/shared/api/api';
import { describeError, type ErrorWords } from '../../../src/shared/api/describeError';
import { bytesOfBase64 } from '../../../src/features/document-viewer/bytesOfBase64';
import type { Origin } from '../views/Origin';

export interface Printed {
  readonly of: Session;
  readonly faults: readonly DefinitionFault[];
  readonly bytes?: Uint8Array | undefined;
}

export interface Wish {
  readonly document: PreviewedDocument;
  readonly installments?: number | undefined;
}

export function bodyOf(origin: Origin, session: Session, { document, installments }: Wish): PrintBody {
  return {
    Product: origin.product,
    Files: origin.draft === undefined ? {} : origin.files,
    Document: document,
    ...(installments !== undefined && { Installments: installments }),
    Answers: answersOf(session),
    Today: session.env.today,
    Context: session.env.context,
  };
}

export function usePrint(origin: Origin) {
  const [printed, setPrinted] = useState<Printed>();
  const [error, setError] = useState<ErrorWords>();
  const [isBusy, setBusy] = useState(false);
  const print = async (session: Session, wish: Wish) => {
    setBusy(true);
    setError(undefined);
    try {
      const call = origin.draft === undefined ? '/analyst/print' : `/workbench/draft/${origin.draft}/print`;
      const { data } = await api.post<PrintAnswer>(call, bodyOf(origin, session, wish), {
        noLoading: true,
      });
      const bytes = data.Pdf === null ? undefined : bytesOfBase64(data.Pdf);
      setPrinted({ of: session, faults: data.Faults, bytes });
    } catch (failure) {
      setError(describeError(failure));
    }
    setBusy(false);
  };
  return { printed, error, isBusy, print };
}
