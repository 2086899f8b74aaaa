import { moving } from './motion';
import { SOON } from './timing';
import styles from './motion.module.css';

/**
 * React removes elements at once; these animate the removed one, made inert and hidden from readers. Call in the
 * cleanup of a layout effect, while the element is still there.
 */

const FADE = { opacity: [1, 0] };

export function leaveOverPage(element: HTMLElement): void {
  if (!moving()) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const { display } = getComputedStyle(element);
  onceRemoved(element, () => {
    const veil = document.createElement('div');
    veil.className = styles.veil!;
    veil.popover = 'manual';
    // A closed dialog is not rendered, and an open one would count as a question.
    element.style.display = display;
    fix(element, 'fixed', { left, top, width, height });
    veil.append(element);
    show(veil, FADE, () => document.body.append(veil));
    veil.showPopover?.();
  });
}

export function leaveWithin(host: HTMLElement, element: HTMLElement): void {
  if (!moving()) return;
  const from = host.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { left: left - from.left - host.clientLeft, top: top - from.top - host.clientTop };
  onceRemoved(element, () => {
    fix(element, 'absolute', { ...place, width, height });
    show(element, FADE, () => host.append(element));
  });
}

export function leaveRow(element: HTMLElement, folds = false): void {
  if (!moving()) return;
  const { parentElement: list, nextSibling: next, offsetHeight } = element;
  onceRemoved(element, () => {
    if (!list?.isConnected) return;
    element.style.overflow = 'clip';
    const frames = folds ? { ...FADE, height: [`${offsetHeight}px`, '0px'] } : FADE;
    show(element, frames, () => list.insertBefore(element, next?.parentNode === list ? next : null));
  });
}

const fix = (element: HTMLElement, position: string, place: Readonly<Record<string, number>>) =>
  Object.assign(element.style, { position, margin: '0' }, inPixels(place));

const inPixels = (place: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(place).map(([side, length]) => [side, `${length}px`]));

/** React runs the cleanup before the removal, and in development also without one. */
const onceRemoved = (element: HTMLElement, go: () => void) =>
  queueMicrotask(() => {
    if (!element.isConnected) go();
  });

type Frames = Readonly<Record<string, (number | string)[]>>;

function show(picture: HTMLElement, frames: Frames, put: () => void): void {
  const motion = moving();
  // Hidden pages run no animations, so none would end.
  if (!motion || document.hidden) return;
  unname(picture);
  put();
  const remove = () => {
    document.removeEventListener('visibilitychange', remove);
    picture.remove();
  };
  document.addEventListener('visibilitychange', remove);
  void motion.animate(picture, frames, SOON).then(remove);
}

function unname(picture: HTMLElement): void {
  picture.setAttribute('inert', '');
  picture.setAttribute('aria-hidden', 'true');
  for (const named of [picture, ...picture.querySelectorAll('[id], [name]')]) {
    named.removeAttribute('id');
    named.removeAttribute('name');
  }
}
