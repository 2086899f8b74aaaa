import { readMoment } from '../../../engine/values';
import type { Wish } from './useProposal';

export interface Typed {
  readonly note: string;
  /** YYYY-MM-DD; at once if absent. */
  readonly day?: string | undefined;
  /** An invalid text typed as the day. */
  readonly unreadDay?: string | undefined;
  /** HH:MM */
  readonly time: string;
  readonly share?: number | undefined;
}

export type Wrong = Partial<Record<'note' | 'day' | 'time' | 'share', string>>;

const hour = (time: string) => (/^\d:\d\d$/.test(time) ? `0${time}` : time);

/** What the form asks for, or what is wrong with it. */
export function readWish({ note, day, unreadDay, time, share }: Typed): { wish?: Wish; wrong: Wrong } {
  const from = day === undefined ? undefined : readMoment(`${day}T${hour(time.trim())}`);
  const wrong: Wrong = {
    ...(note.trim() === '' && { note: 'Preenchimento obrigatório' }),
    ...(unreadDay !== undefined && { day: 'Data inválida' }),
    ...(day !== undefined && !from && { time: 'Escreva a hora como 08:00.' }),
    ...((share === undefined || share < 1 || share > 100) && { share: 'De 1 a 100.' }),
  };
  if (share === undefined || Object.keys(wrong).length > 0) return { wrong };
  return { wrong, wish: { Note: note.trim(), From: from?.toISOString() ?? null, Share: share } };
}
