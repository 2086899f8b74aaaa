const PREFIX = 'nobody:';

/** The key in SWR's cache of what is the same for everybody: it stays when a person's data is forgotten. */
export const ofNobody = (name: string) => PREFIX + name;

export const isOfNobody = (key: unknown) => typeof key === 'string' && key.startsWith(PREFIX);
