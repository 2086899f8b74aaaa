/** Whether a modal is open, whoever opened it: nothing else may lie over it. */
export const isModalOpen = () => document.querySelector('dialog[open]') !== null;

/** Calls back when a modal may have opened or closed; answers what ends that. */
export function watchModals(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return () => observer.disconnect();
}
