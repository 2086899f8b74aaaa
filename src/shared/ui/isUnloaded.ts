/** How browsers, and Vite of a page's styles, say it. */
const UNLOADED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether a part of the portal did not come, which is the network's doing. */
export const isUnloaded = (error: unknown): boolean => UNLOADED.test(String(error));
