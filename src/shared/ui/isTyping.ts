const FIELDS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox]';

/** Where letters are typed, or choose from a list, a key is one of them. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest(FIELDS) !== null;

/** Whether a key is a command to the page: nothing is typed, no dialog asks something first, and no other key is held. */
export const isCommand = ({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !defaultPrevented && !ctrlKey && !metaKey && !altKey && !isTyping(target) && !isAsked();

/** A dialog is open, which keys belong to. */
export const isAsked = () => document.querySelector('dialog[open]') !== null;
