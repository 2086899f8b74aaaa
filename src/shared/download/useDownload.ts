import type { AxiosProgressEvent, AxiosRequestConfig } from 'axios';
import { useEffect, useRef, useState } from 'react';
import { api } from '../api/api';
import { describeError } from '../api/describeError';
import { saveBlob } from '../saveBlob';
import { announce, toast } from '../../../renderers/ui';

/** A file that a call makes while it is being sent. */
export interface Download {
  readonly url: string;
  readonly body: unknown;
  /** What the file is saved under. */
  readonly name: string;
}

/** Below the whole until the last byte is there: the length is only expected. */
const MOST = 0.99;

/** A download at work: how far it is, from 0 to 1; undefined while there is none. */
export function useDownload({ url, body, name }: Download) {
  const [part, setPart] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setPart(0);
    try {
      const { data } = await api.post<ArrayBuffer>(
        url,
        body,
        fileOptions(controller.signal, (event) => setPart(partOf(event))),
      );
      if (controller.signal.aborted) return;
      saveBlob(new Blob([data]), name);
      announce(`${name} foi baixado.`);
    } catch (error) {
      if (!controller.signal.aborted) toast('danger', describeError(error).message);
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

function fileOptions(
  signal: AbortSignal,
  onDownloadProgress: (event: AxiosProgressEvent) => void,
): AxiosRequestConfig {
  return {
    signal,
    onDownloadProgress,
    responseType: 'arraybuffer',
    transformResponse: [refusalOrFile],
    noLoading: true,
    // A long list takes time: the person sees its progress and may cancel.
    timeout: 0,
  };
}

/** A refusal comes as JSON, though a file was asked for. */
function refusalOrFile(data: unknown): unknown {
  if (!(data instanceof ArrayBuffer) || new Uint8Array(data)[0] !== '{'.charCodeAt(0)) return data;
  return JSON.parse(new TextDecoder().decode(data)) as unknown;
}

function partOf({ loaded, event }: AxiosProgressEvent): number {
  const request = (event as ProgressEvent | undefined)?.target as XMLHttpRequest | null | undefined;
  const expected = Number(request?.getResponseHeader('x-expected-length'));
  return expected > 0 ? Math.min(loaded / expected, MOST) : 0;
}
