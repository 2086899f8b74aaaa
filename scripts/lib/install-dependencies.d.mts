/** Runs `npm ci` in `folder`, the root by default, where something is missing or of another version. */
export function installDependencies(folder?: string): Promise<void>;

/** Whether node_modules of `folder`, the root by default, holds what its lockfile wants. */
export function areInstalled(folder?: string): boolean;
