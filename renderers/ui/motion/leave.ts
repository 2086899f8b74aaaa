import { moving } from './motion';
import { SOON } from './timing';
import styles from './motion.module.css';

/**
 * React removes an element at once, whatever it looks like; these show how it goes. What is seen is the removed element, as
 * a picture: nothing in it is pressed, focused, found by its name or read aloud. Each is called in the clean-up of a layout
 * effect, while the element is still there.
 */

const FADE = { opacity: [1, 0] };

/** A window fades over the page, with the veil behind it. */
export function leaveOverPage(element: HTMLElement): void {
  if (!moving()) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const { display } = getComputedStyle(element);
  onceRemoved(element, () => {
    const veil = document.createElement('div');
    veil.className = styles.veil!;
    veil.popover = 'manual';
    // A closed dialog is not drawn, and to be open would mean that it asks something.
    element.style.display = display;
    fix(element, 'fixed', { left, top, width, height });
    veil.append(element);
    show(veil, FADE, () => document.body.append(veil));
    veil.showPopover?.();
  });
}

/** A part of `host` fades where it lay, and takes no room. */
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

/** One of several fades in its place among them; a row folds, so that those below it follow. */
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

/** React tells of a removal ahead of it, and in development of some that do not follow. */
const onceRemoved = (element: HTMLElement, go: () => void) =>
  queueMicrotask(() => {
    if (!element.isConnected) go();
  });

type Frames = Readonly<Record<string, (number | string)[]>>;

function show(picture: HTMLElement, frames: Frames, put: () => void): void {
  const motion = moving();
  // Nothing is animated in a page that nobody sees, so nothing would end there either.
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
