import { useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../alert/useFailureToast';
import { api } from '../api/api';
import type { Arrival } from '../api/send';
import { saveBlob } from '../saveBlob';
import { announce } from '../../../renderers/ui';

export interface Download {
  readonly url: string;
  readonly body: unknown;
  readonly name: string;
}

/** Below 1 until the last byte: the length is an estimate. */
const MOST = 0.99;

/** `part`: 0 to 1, undefined while none runs. */
export function useDownload({ url, body, name }: Download) {
  const [part, setPart] = useState<number>();
  const failure = useFailureToast();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setPart(0);
    failure.clear();
    try {
      const { data } = await api.post<Blob>(url, body, {
        signal: controller.signal,
        onDownloadProgress: (arrival) => setPart(partOf(arrival)),
        responseType: 'blob',
        noLoading: true,
        // Long lists take time; the user can cancel.
        timeout: 0,
      });
      if (controller.signal.aborted) return;
      saveBlob(data, name);
      announce(`${name} foi baixado.`);
    } catch (error) {
      if (!controller.signal.aborted) failure.say(error);
    } finally {
      if (running.current === controller) setPart(undefined);
    }
  };
  const cancel = () => {
    running.current?.abort();
    running.current = undefined;
    setPart(undefined);
    announce('Download cancelado.');
  };
  return { part, start, cancel };
}

function partOf({ loaded, header }: Arrival): number {
  const expected = Number(header('x-expected-length'));
  return expected > 0 ? Math.min(loaded / expected, MOST) : 0;
}
