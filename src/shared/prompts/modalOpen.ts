export const isModalOpen = () => document.querySelector('dialog[open]') !== null;

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
