declare const scheduler: { readonly yield?: () => Promise<void> } | undefined;

/** Lets the browser draw and take input before what follows; at once where it cannot be asked (Safari). */
export const breath = async (): Promise<void> => {
  if (typeof scheduler !== 'undefined') await scheduler.yield?.();
};
