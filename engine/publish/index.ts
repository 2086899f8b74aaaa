export { ProductLibrary } from './ProductLibrary';
export { bundleValidators } from './bundleValidators';
export { createValidators } from './createValidators';
export { formats } from './formats';
export { hashOf } from './hash';
export { type Bundle, bundleOf, compileBundle, constantsOf, loadBundles } from './loadProducts';
export { moduleSource } from './moduleSource';
export { type ReadFolder, readFiles } from './readFiles';
export { readTexts } from './readTexts';
