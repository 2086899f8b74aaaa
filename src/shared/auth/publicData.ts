const PREFIX = 'nobody:';

/** SWR cache key of public data, which stays when a user's data is forgotten. */
export const ofNobody = (name: string) => PREFIX + name;

export const isOfNobody = (key: unknown) => typeof key === 'string' && key.startsWith(PREFIX);
