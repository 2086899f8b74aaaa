/** Runs `npm ci` in `folder`, the root by default, where something is missing or old. */
export function installDependencies(folder?: string): Promise<void>;
