const FIELDS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox]';

/** True in text fields and selects, where a key is input. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest(FIELDS) !== null;

/** True for a key pressed outside fields and dialogs, without modifiers. */
export const isCommand = ({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !defaultPrevented && !ctrlKey && !metaKey && !altKey && !isTyping(target) && !isAsked();

export const isAsked = () => document.querySelector('dialog[open]') !== null;
