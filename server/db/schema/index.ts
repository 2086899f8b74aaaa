export * from './account';
export * from './definitions';
export * from './documents';
export * from './drafts';
export * from './notifications';
export * from './operations';
export * from './people';
export * from './quotes';
