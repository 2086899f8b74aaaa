/** Messages of browsers, and of Vite for styles. */
const UNLOADED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** A chunk failed to load, which is the network's fault. */
export const isUnloaded = (error: unknown): boolean => UNLOADED.test(String(error));
