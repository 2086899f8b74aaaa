export * from './account';
export * from './definitions';
export * from './documents';
export * from './drafts';
export * from './operations';
export * from './people';
export * from './quotes';
