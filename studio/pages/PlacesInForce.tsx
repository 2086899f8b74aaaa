import { useCallback, useState, type ReactNode } from 'react';
import useSWR from 'swr';
import type { WorkbenchDraft } from '../contract/workbench';
import { read } from '../../src/shared/api/api';
import { PlaceContext, type Way } from './opening';
import { BeginDraft } from './search/BeginDraft';
import { nameOf } from './names';

interface Asked {
  readonly File: string;
  readonly Pointer: string;
  readonly way: Way;
}

/** Places in force open in a draft that one picks or creates. */
export function PlacesInForce({ product, children }: { product: string; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const drafts = useSWR<WorkbenchDraft[], unknown>(asked ? '/workbench/draft' : null, read);
  const open = useCallback((place: string, way: Way) => {
    const [File = '', Pointer = ''] = place.split('#');
    setAsked({ File, Pointer, way });
  }, []);
  const isKnown = drafts.data !== undefined || drafts.error !== undefined;
  return (
    <PlaceContext value={open}>
      {children}
      {asked && isKnown && (
        <BeginDraft
          place={asked}
          product={product}
          way={asked.way}
          name={`Mudar ${nameOf(product)}`}
          drafts={drafts.data ?? []}
          onClose={() => setAsked(undefined)}
        />
      )}
    </PlaceContext>
  );
}
