export function phase<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result>;
